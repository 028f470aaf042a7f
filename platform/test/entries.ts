import type { Coin } from '../src/ledger/coins.ts';
import { house, member, type Entry } from '../src/ledger/entry.ts';

/** An entry that deposits credits. */
export function deposit(to: bigint, coin: Coin, amount: bigint): Entry {
  return {
    recordType: 'deposit',
    legs: [
      { account: house('deposit'), coin, amount: -amount },
      { account: member(to), coin, amount },
    ],
  };
}

/** An entry that transfers credits between members without a fee. */
export function transfer(from: bigint, to: bigint, coin: Coin, amount: bigint): Entry {
  return {
    recordType: 'transfer',
    legs: [
      { account: member(from), coin, amount: -amount, counterparty: to },
      { account: member(to), coin, amount, counterparty: from },
    ],
  };
}
