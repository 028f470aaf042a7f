/** Creates the envelope that the configuration names. */
import {
  classicForGateway,
  classicNative,
  jweForGateway,
  native,
  type GatewayEnvelope,
} from '@portal/schema/envelope';
import type { GatewayConfig } from '../config.ts';

/** The envelope in which the gateway calls the platform. */
export const createEnvelope = ({
  envelope,
  classicEnvelope,
  platformKey,
}: Pick<GatewayConfig, 'envelope' | 'classicEnvelope' | 'platformKey'>): GatewayEnvelope =>
  envelope === 'jwe'
    ? jweForGateway(native, platformKey)
    : classicForGateway(classicNative, platformKey.key, classicEnvelope);
