/** The cipher both ends of the encrypted REST calls use (docs/envelope.md). */
export { answerBody, plainBody, refusalWord, sealedBody } from './body.ts';
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
export type { AnswerKey, RequestPlace } from './request.ts';
export { allowedSkewMs, RequestOpener, type ContentKeyCache, type OpenedRequest } from './request-opener.ts';
export {
  RequestSealer,
  type SealedInPieces,
  type SealedRequest,
  type TextInPieces,
} from './request-sealer.ts';
export { openResult, sealResult } from './result.ts';
