/** The wallet. */
export { walletPath } from './paths.ts';
