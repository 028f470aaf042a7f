/** The public interface of identity verification for other domains. */
export {
  hasVerifiedIdentity,
  identityOfMember,
  photosOfMember,
  toIdentityState,
  type IdentityRow,
} from './orders.ts';
