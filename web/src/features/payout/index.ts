/** Where a member's withdrawals can go: sections of the account screen. */
export { PayoutSections } from './PayoutSections.tsx';
export { PayoutSkeleton } from './PayoutSectionsView.tsx';
