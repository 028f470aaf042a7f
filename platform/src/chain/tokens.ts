import type { WalletType } from '@portal/schema/rest';
import { usdtContracts } from '@portal/schema/rules';

/** USDT on one EVM chain. */
export interface Token {
  readonly network: WalletType;
  /** The contract that moves it, as its issuer publishes it. */
  readonly contract: `0x${string}`;
  readonly decimals: number;
  /** Blocks on top of a transaction after which it is taken to stay. */
  readonly confirmations: bigint;
}

/** The chains that can be looked at, by chain id. */
export const tokens: ReadonlyMap<number, Token> = new Map([
  [
    1,
    {
      network: 'ERC20',
      contract: usdtContracts.ERC20,
      decimals: 6,
      confirmations: 12n,
    },
  ],
  [
    56,
    {
      network: 'BEP20',
      contract: usdtContracts.BEP20,
      decimals: 18,
      confirmations: 15n,
    },
  ],
]);
