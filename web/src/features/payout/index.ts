/** The payout methods of a member: sections of the account screen. */
export { PayoutSections, PayoutSkeleton } from './PayoutSections.tsx';
