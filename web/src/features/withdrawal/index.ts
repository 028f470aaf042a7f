/** Withdrawals on-chain or to a bank. */
export { mobileWithdrawalPath, withdrawalPath } from './paths.ts';
