import type { WalletType } from '@portal/schema/rest';

/** USDT on one EVM chain. */
export interface Token {
  readonly network: WalletType;
  /** The contract that moves it, as its issuer publishes it. */
  readonly contract: `0x${string}`;
  readonly decimals: number;
  /** Blocks on top of a transaction after which it is taken to stay. */
  readonly confirmations: bigint;
}

/**
 * The chains that can be looked at, by chain id. ERC20 is Tether's own contract (tether.to, "Supported protocols"),
 * BEP20 the one of Binance's bridge (bscscan.com, "Binance-Peg BSC-USD").
 */
export const tokens: ReadonlyMap<number, Token> = new Map([
  [
    1,
    {
      network: 'ERC20',
      contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      decimals: 6,
      confirmations: 12n,
    },
  ],
  [
    56,
    {
      network: 'BEP20',
      contract: '0x55d398326f99059fF775485246999027B3197955',
      decimals: 18,
      confirmations: 15n,
    },
  ],
]);
