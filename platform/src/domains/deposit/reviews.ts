import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { house, member } from '../../ledger/entry.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { ReviewQueue } from '../../operator/review-queue.ts';
import type { Services } from '../../services.ts';
import { channelNames, hashOf, type OrderRow } from './orders.ts';

/** What operators call a deposit. */
const nameOf = (id: bigint): string => `deposit:${id}`;

/** The id behind `deposit:12`; undefined for anything else. */
function idOf(name: string): bigint | undefined {
  const digits = /^deposit:([1-9]\d{0,17})$/.exec(name)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

/** Deposits that were sent in and wait for somebody to look whether they arrived. */
export function depositReviews(services: Services): ReviewQueue {
  const { database, clock } = services;
  return {
    kind: 'deposit',
    pending: () => pendingReviews(services),
    approve: async (name) => {
      const id = idOf(name);
      return id !== undefined && approve(services, id);
    },
    reject: async (name, reason) => {
      const id = idOf(name);
      return id !== undefined && rejectDeposit(database, id, reason, clock.now());
    },
    picture: async (name) => {
      const row = await database.maybe<{ content: Buffer }>(
        'select u.content from deposit d join upload u on u.id = d.upload_id where d.id = $1',
        [idOf(name) ?? 0n],
      );
      return row?.content;
    },
  };
}

/** False when it is not pending: the row's lock lets one decision through, whoever else decides at the same time. */
async function approve({ database, clock }: Services, id: bigint): Promise<boolean> {
  const now = clock.now();
  try {
    return await database.transaction(async (tx) => {
      const row = await tx.maybe<OrderRow>(
        `select * from deposit where id = $1 and status = 'PENDING_REVIEW' for no key update`,
        [id],
      );
      if (row === undefined) return false;
      const request = { scope: 'deposit:approve', key: id.toString(), input: {}, now };
      await credit(await beginOperation(tx, request), row);
      return true;
    });
  } catch (error) {
    throw asLedgerError(error);
  }
}

/** Nobody looks up what is decided, so it waits for nothing. */
const unwatched = "next_check_at = null, chain_check = replace(chain_check, 'WAITING', 'NOT_CHECKED')";

/** Credits a pending deposit as cash and marks it so. */
export async function credit(operation: Operation, row: OrderRow): Promise<void> {
  const hash = hashOf(row);
  const { id, credited: amount } = row;
  const journal = await post(operation, {
    recordType: 'deposit',
    receiptNumber: row.receipt_number,
    reference: { type: 'deposit', id: id.toString() },
    legs: [
      { account: member(row.member_id), coin: 'CASH_POINT', amount },
      { account: house('deposit'), coin: 'CASH_POINT', amount: -amount },
    ],
    ...(row.network !== null && hash !== undefined && { chain: { network: row.network, hash } }),
  });
  await operation.tx.execute(
    `update deposit set status = 'APPROVED', journal_id = $2, transaction_number = $3, decided_at = $4, ${unwatched}
     where id = $1`,
    [id, journal.id, journal.transactionNumber, operation.now],
  );
}

/** Marks a deposit as rejected; false when it is not pending. Its reference may be used again. */
export async function rejectDeposit(db: Queryable, id: bigint, reason: string, now: Date): Promise<boolean> {
  const rejected = await db.execute(
    `update deposit set status = 'REJECTED', reason = $2, decided_at = $3, ${unwatched}
     where id = $1 and status = 'PENDING_REVIEW'`,
    [id, reason, now],
  );
  return rejected === 1;
}

type PendingRow = OrderRow & {
  readonly user_name: string;
  /** Other deposits with the same picture. */
  readonly twins: readonly bigint[];
};

async function pendingReviews({ database }: Services): ReturnType<ReviewQueue['pending']> {
  const names = await channelNames(database, 'en-US');
  const rows = await database.query<PendingRow>(
    `select d.*, m.user_name, array(
       select other.id from upload mine join upload sent on sent.sent_sha256 = mine.sent_sha256
       join deposit other on other.upload_id = sent.id
       where mine.id = d.upload_id and other.id <> d.id order by other.id limit 5) as twins
     from deposit d join member m on m.id = d.member_id where d.status = 'PENDING_REVIEW' order by d.id`,
  );
  return rows.map((row) => ({
    id: nameOf(row.id),
    createdAt: row.created_at,
    summary: summaryOf(row, names),
  }));
}

/** One line with all it takes to decide. */
function summaryOf(row: PendingRow, names: ReadonlyMap<bigint, string>): string {
  const hash = hashOf(row);
  return [
    `${row.user_name} ${amountOf(row)}`,
    row.network === null
      ? `${names.get(row.channel_id ?? 0n) ?? 'bank'} to ${row.bank_account ?? ''}`
      : `${row.network} to ${row.address ?? ''}`,
    hash === undefined ? `receipt number ${row.reference}` : `hash ${hash}`,
    ...(row.network === null ? [] : [`chain: ${row.chain_check.toLowerCase().replaceAll('_', ' ')}`]),
    pictureOf(row),
  ].join('  ');
}

const amountOf = ({ network, amount, rate, credited }: OrderRow): string =>
  network === null
    ? `${formatAmount(amount)} USD × ${formatAmount(rate)} = ${formatAmount(credited)}`
    : `${formatAmount(amount)} USDT`;

/** The same file sent with two deposits is worth a second look. */
function pictureOf({ upload_id: uploadId, twins }: PendingRow): string {
  if (uploadId === null) return 'no picture';
  return twins.length === 0 ? 'picture' : `picture, the same as of ${twins.map(nameOf).join(', ')}`;
}
