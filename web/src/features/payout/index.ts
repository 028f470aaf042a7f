/** The payout methods of a member: sections of the account screen. */
export { PayoutSections } from './PayoutSections.tsx';
export { PayoutSkeleton } from './PayoutSectionsView.tsx';
