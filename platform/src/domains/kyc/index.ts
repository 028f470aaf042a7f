/** The public interface of identity verification for other domains. */
export {
  hasVerifiedIdentity,
  selectIdentity,
  isVerified,
  getPhotos,
  toIdentityState,
  type IdentityRow,
} from './orders.ts';
