/** The cipher both ends of the encrypted REST calls use (docs/envelope.md). */
export { answerBody, plainBody, sealedBody } from './body.ts';
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
export {
  allowedSkewMs,
  RequestOpener,
  RequestSealer,
  type AnswerKey,
  type ContentKeyCache,
  type OpenedRequest,
  type RequestPlace,
  type SealedRequest,
} from './request.ts';
export { openResult, sealResult } from './result.ts';
