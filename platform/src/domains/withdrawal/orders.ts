import type { domains, ResultOf, WithdrawalStatus } from '@portal/schema/rest';

import { cursorOf } from '../../cursor.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { wordsOf, type Way } from '../ways.ts';
import { explained } from './states.ts';

/** A withdrawal in the words of the contract. */
export type Order = ResultOf<(typeof domains)['withdrawal']['withdrawal']>;

/** A row of `withdrawal`, amounts in minor units, with its steps. */
export interface OrderRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly expected_date: string;
  readonly status: WithdrawalStatus;
  readonly coin_id: number;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly way: Way;
  readonly wallet_address: string | null;
  readonly bank_name: string | null;
  readonly account_name: string | null;
  readonly account_number: string | null;
  readonly hash: string | null;
  readonly hold_id: bigint;
  readonly receipt_number: string;
  readonly transaction_number: string;
  readonly created_at: Date;
  /** Oldest first. */
  readonly steps: readonly Step[];
}

interface Step {
  readonly status: WithdrawalStatus;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly reason: string | null;
}

/** The steps of a withdrawal `w`, of the same moment as the row. */
export const stepsOf = `(select jsonb_agg(jsonb_build_object('status', s.status,
    'time', (extract(epoch from s.created_at) * 1000)::bigint, 'reason', s.reason) order by s.id)
  from withdrawal_step s where s.withdrawal_id = w.id) as steps`;

/** A row in the words of the contract. */
export function orderOf(row: OrderRow): Order {
  return {
    id: row.id.toString(),
    cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
    receiptNo: row.receipt_number,
    transactionNo: row.transaction_number,
    ...wordsOf(row.way),
    status: row.status,
    coinName: coinById(row.coin_id),
    amount: formatAmount(row.amount),
    adminFee: formatAmount(row.fee),
    actualAmount: formatAmount(row.amount - row.fee),
    walletAddress: row.wallet_address,
    bankName: row.bank_name,
    accountName: row.account_name,
    accountNumber: row.account_number,
    hash: row.hash,
    reason: explained.has(row.status) ? (row.steps.at(-1)?.reason ?? null) : null,
    expectedDate: row.expected_date,
    createTime: row.created_at.getTime(),
    steps: [...row.steps],
  };
}
