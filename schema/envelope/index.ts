/** The cipher of the encrypted REST calls (docs/envelope.md). */
export { answerBody, plainBody, refusalBody, sealedBody } from './body.ts';
export { classicForGateway, classicForPlatform } from './classic.ts';
export { classicNative } from './classic-native.ts';
export { classicOptions, classicOptionsText, type ClassicOptions } from './classic-options.ts';
export {
  envelopeNames,
  type EncryptedRequest,
  type EnvelopeName,
  type GatewayEnvelope,
  type OpenedBody,
  type PlatformEnvelope,
} from './envelope.ts';
export { jweForGateway, jweForPlatform } from './jwe.ts';
export {
  fingerprint,
  generateKeyPair,
  isDemoKey,
  readPrivateKey,
  readPublicKey,
  type EnvelopePrivateKey,
  type EnvelopePublicKey,
  type KeyPairPem,
} from './keys.ts';
export { native } from './native.ts';
export { EnvelopeRefused } from './refused.ts';
export { decodeUtf8, encodeInPieces } from './compact.ts';
export type { AnswerKey, RequestContext } from './request.ts';
export { allowedSkewMs, RequestOpener, type ContentKeyCache, type OpenedRequest } from './request-opener.ts';
export {
  RequestSealer,
  type SealedInPieces,
  type SealedRequest,
  type TextInPieces,
} from './request-sealer.ts';
export { openResult, sealResult } from './result.ts';
