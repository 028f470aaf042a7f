/** Creates the envelope that the configuration names. */
import {
  classicForGateway,
  classicNative,
  jweForGateway,
  native,
  type ClassicOptions,
  type EnvelopeName,
  type EnvelopePublicKey,
  type GatewayEnvelope,
} from '@portal/schema/envelope';

/** How calls to the platform are encrypted. */
export interface EnvelopeSettings {
  readonly platformKey: EnvelopePublicKey;
  readonly envelope: EnvelopeName;
  /** The form of the classic envelope. */
  readonly classicEnvelope: ClassicOptions;
}

/** The envelope in which the gateway calls the platform. */
export const createEnvelope = ({
  envelope,
  classicEnvelope,
  platformKey,
}: EnvelopeSettings): GatewayEnvelope =>
  envelope === 'jwe'
    ? jweForGateway(native, platformKey)
    : classicForGateway(classicNative, platformKey.key, classicEnvelope);
