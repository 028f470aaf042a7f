/** The public interface of members for other domains. */
export { requireAcceptedTerms } from './agreement.ts';
export { createMember, findMember, isTaken, listUserNames, lockMember } from './members.ts';
export { runMemberChange, runMemberOperation, type MemberRequest } from './once.ts';
export { refusals as memberRefusals } from './refusals.ts';
export { confirmOperation, issueProof } from './confirmation.ts';
export { suspendOutgoing, outgoingSuspensionMs } from './outgoing-suspension.ts';
export {
  proveLoginPassword,
  proveTransactionPassword,
  refuseCommonPassword,
  resetLoginPassword,
  resetTransactionPassword,
} from './passwords.ts';
