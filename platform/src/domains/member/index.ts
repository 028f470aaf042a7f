/** The public interface of members for other domains. */
export { createMember, findMember, isTaken, listUserNames, lockMember } from './members.ts';
export { runMemberOperation } from './once.ts';
export { refusals as memberRefusals } from './refusals.ts';
export { confirmOperation, issueProof, type Confirmed } from './confirmation.ts';
export { closePayouts, payoutsClosedMs, payoutsClosedUntil, refuseWhilePayoutsClosed } from './payouts.ts';
export {
  proveLoginPassword,
  proveTransactionPassword,
  refuseCommonPassword,
  resetLoginPassword,
  resetTransactionPassword,
} from './passwords.ts';
