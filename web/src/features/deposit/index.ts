/** Credits coming in, over a blockchain or through a bank. */
export { default } from './Deposit.tsx';
