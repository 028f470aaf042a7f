/** Deposits on-chain or through a bank. */
export { depositPath, mobileDepositPath } from './paths.ts';
