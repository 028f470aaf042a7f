import type { WalletType } from '@portal/schema/rest';
import { usdtContracts } from '@portal/schema/rules';
import { scale } from '../ledger/amount.ts';
import type { TokenTransfer } from './chain.ts';

/** USDT on one chain. */
export interface Token {
  /** The token contract, as published by its issuer. */
  readonly contract: string;
  readonly decimals: number;
  /** Blocks after which a transaction counts as final. */
  readonly confirmations: bigint;
}

/** USDT on an EVM chain. */
export interface EvmToken extends Token {
  readonly chainId: number;
}

/** The networks with an EVM chain. */
export type EvmNetwork = Exclude<WalletType, 'TRC20'>;

/** USDT on the EVM chains. */
export const evmTokens: Readonly<Record<EvmNetwork, EvmToken>> = {
  ERC20: { chainId: 1, contract: usdtContracts.ERC20, decimals: 6, confirmations: 12n },
  BEP20: { chainId: 56, contract: usdtContracts.BEP20, decimals: 18, confirmations: 15n },
};

/** USDT on TRON. A block is irreversible once 19 of the 27 witnesses have built on it. */
export const tronToken: Token = { contract: usdtContracts.TRC20, decimals: 6, confirmations: 20n };

/** A movement of the token, in its smallest unit. */
interface Movement {
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

/** Returns the total that each address received, and its senders. */
export function sumMovements(movements: readonly Movement[], { decimals }: Token): TokenTransfer[] {
  const sums = new Map<string, { value: bigint; from: Set<string> }>();
  for (const { from, to, value } of movements) {
    const sum = sums.get(to) ?? { value: 0n, from: new Set() };
    sums.set(to, { value: sum.value + value, from: sum.from.add(from) });
  }
  return [...sums].map(([to, { value, from }]) => ({
    to,
    amount: toMinor(value, decimals),
    from: [...from],
  }));
}

/** Maps from the token's smallest unit to ours; truncates excess decimals. */
function toMinor(value: bigint, decimals: number): bigint {
  const shift = decimals - scale;
  return shift >= 0 ? value / 10n ** BigInt(shift) : value * 10n ** BigInt(-shift);
}
