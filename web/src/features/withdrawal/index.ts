/** The screen that takes credits out of the portal. */
export { default } from './Withdrawal.tsx';
