/** The public interface of identity verification for other domains. */
export { identityOfMember, photosOfMember, toIdentityState, type IdentityRow } from './orders.ts';
