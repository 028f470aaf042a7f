/** The envelopes that the platform accepts. */
import {
  classicForPlatform,
  classicNative,
  jweForPlatform,
  native,
  type ClassicOptions,
  type EnvelopePrivateKey,
  type PlatformEnvelope,
} from '@portal/schema/envelope';
import { LRUCache } from 'lru-cache';

/** How long and how many unwrapped content keys are cached; a gateway uses one for a minute. */
const contentKeys = { ttl: 120_000, max: 10_000 };

/** The envelopes that a platform accepts. */
export interface AcceptedEnvelopes {
  readonly jwe: boolean;
  /** The options of the classic envelope, which protects less (docs/envelope.md); undefined: not accepted. */
  readonly classic: ClassicOptions | undefined;
}

/** Creates the platform's end of each accepted envelope. */
export const createEnvelopes = (
  keys: readonly EnvelopePrivateKey[],
  { jwe, classic }: AcceptedEnvelopes,
): readonly PlatformEnvelope[] => [
  ...(jwe ? [jweForPlatform(native, keys, new LRUCache<string, Uint8Array>(contentKeys))] : []),
  ...(classic === undefined
    ? []
    : [
        classicForPlatform(
          classicNative,
          keys.map(({ key }) => key),
          classic,
        ),
      ]),
];
