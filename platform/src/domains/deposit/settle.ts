import type { DepositStatus } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { applyRate, formatAmount } from '../../ledger/amount.ts';
import { house, member, type Entry } from '../../ledger/entry.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { KnownReason } from '../../messages/index.ts';
import { decideOrder, lockOrder, writeDecision, type Deciding } from '../../operator/decide-order.ts';
import { mails } from './mails.ts';
import { getCreditedAsRefusal, isCreditedBefore } from './once.ts';
import { toHash, isHeld, remainderCredit, type DepositRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { states } from './states.ts';

export const deposits = { table: 'deposit', states };

/**
 * Approves and credits a deposit. Returns false if it was already decided. A unique index lets one of several deposits
 * of the same payment through; the others are refused with DEPOSIT_CREDITED_AS. Refused with DEPOSIT_FROM_CONTRACT if a
 * smart contract sent it.
 */
export async function approveDeposit(services: Deciding, id: bigint): Promise<boolean> {
  try {
    return await decideOrder<DepositRow>(services, {
      take: async (tx) => {
        const row = await lockOrder<DepositRow, DepositStatus>(tx, deposits, id, 'APPROVED');
        if (row?.chain_check === 'CONTRACT') throw refusals.DEPOSIT_FROM_CONTRACT();
        return row;
      },
      post: { scope: 'deposit:approve', run: credit },
      mail: ({ credited, receipt_number: receipt }) =>
        mails.DEPOSIT_APPROVED({ amount: formatAmount(credited), receipt }),
    });
  } catch (error) {
    throw isCreditedBefore(error) ? await getCreditedAsRefusal(services.database, id) : error;
  }
}

/** SQL that ends the chain check of a decided deposit. */
const stopsChainCheck = "next_check_at = null, chain_check = replace(chain_check, 'WAITING', 'NOT_CHECKED')";

/** Returns the entry that credits an amount of a deposit as cash. */
const toEntry = (row: DepositRow, amount: bigint): Entry => ({
  recordType: 'deposit',
  receiptNumber: row.receipt_number,
  reference: { type: 'deposit', id: row.id.toString() },
  legs: [
    { account: member(row.member_id), coin: 'CASH_POINT', amount },
    { account: house('deposit'), coin: 'CASH_POINT', amount: -amount },
  ],
});

/** Credits a pending deposit as cash and marks it so. */
export async function credit(operation: Operation, row: DepositRow): Promise<void> {
  const hash = toHash(row);
  const { id } = row;
  const amount = applyRate(row.amount - row.remainder, row.rate);
  if (amount !== row.credited) throw new Error(`deposit ${id} does not credit the amount of its rate`);
  const journal = await post(operation, {
    ...toEntry(row, amount),
    ...(hash !== undefined &&
      // Stryker disable next-line ConditionalExpression,EqualityOperator: what has a hash has a network
      row.network !== null && { chain: { network: row.network, hash } }),
  });
  await operation.tx.execute(
    `update deposit set status = 'APPROVED', journal_id = $2, transaction_number = $3, decided_at = $4, ${stopsChainCheck}
     where id = $1`,
    [id, journal.id, journal.transactionNumber, operation.now],
  );
}

/**
 * Credits a held remainder under the deposit's receipt number. Returns false unless the deposit is approved and its
 * remainder held and worth something at the rate. Only one of several decisions succeeds.
 */
export const creditRemainder = (services: Deciding, id: bigint): Promise<boolean> =>
  decideOrder<DepositRow>(services, {
    take: async (tx) => {
      const row = await tx.maybe<DepositRow>(
        `select * from deposit d where id = $1 and ${isHeld('d')} for no key update`,
        [id],
      );
      return row && remainderCredit(row) > 0n ? row : undefined;
    },
    post: {
      scope: 'deposit:remainder',
      run: async (operation, row) => {
        const journal = await post(operation, {
          ...toEntry(row, remainderCredit(row)),
          reason: 'REMAINDER_CREDITED' satisfies KnownReason,
        });
        await operation.tx.execute(
          "update deposit set remainder_state = 'CREDITED', remainder_journal_id = $2 where id = $1",
          [id, journal.id],
        );
      },
    },
    mail: (row) =>
      mails.DEPOSIT_REMAINDER_CREDITED({
        amount: formatAmount(remainderCredit(row)),
        receipt: row.receipt_number,
      }),
  });

/** Keeps a held remainder. Returns false unless the deposit is approved and its remainder held. */
export const keepRemainder = (services: Deciding, id: bigint): Promise<boolean> =>
  decideOrder<DepositRow>(services, {
    take: (tx) =>
      tx.maybe(`update deposit d set remainder_state = 'KEPT' where id = $1 and ${isHeld('d')} returning *`, [
        id,
      ]),
    mail: ({ remainder, network, receipt_number: receipt }) =>
      mails.DEPOSIT_REMAINDER_KEPT({
        remainder: formatAmount(remainder),
        unit: network === null ? 'USD' : 'USDT',
        receipt,
      }),
  });

/** Marks a deposit as rejected; the payment can be reported again. Returns undefined if it was already decided. */
export const markRejected = (
  db: Queryable,
  id: bigint,
  reason: string,
  now: Date,
): Promise<DepositRow | undefined> =>
  writeDecision(db, { ...deposits, alsoSets: `, ${stopsChainCheck}` }, id, { to: 'REJECTED', reason, now });
