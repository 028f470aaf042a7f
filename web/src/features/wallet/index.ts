/** The wallet. */
export { default } from './Wallet.tsx';
