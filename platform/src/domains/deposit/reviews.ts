import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { decidedIn, type ReviewQueue } from '../../operator/reviews.ts';
import type { Services } from '../../services.ts';
import { pictureOfOrder, sayPicture, twinsOf } from '../../uploads/review.ts';
import { channelNames, hashOf, isHeld, remainderCredit, type OrderRow } from './orders.ts';
import { maxDuplicates, possibleDuplicates, type PossibleDuplicate } from './once.ts';
import { referenceOfMember } from './rules.ts';
import { approveDeposit, rejectDeposit } from './settle.ts';

/** Deposits that wait for the operator to confirm that the payment arrived. */
export const depositReviews = (services: Services): ReviewQueue => ({
  kind: 'deposit',
  table: 'deposit',
  decided: decidedIn('deposit'),
  pending: () => pendingReviews(services),
  approve: (id) => approveDeposit(services, id),
  reject: (id, reason) => rejectDeposit(services, id, reason),
  picture: async (id, nth) => (nth === 1 ? pictureOfOrder(services.database, 'deposit', id) : undefined),
});

type PendingRow = OrderRow & {
  readonly user_name: string;
  readonly payment_reference: string;
  /** Other deposits with the same picture. */
  readonly twins: readonly bigint[];
  readonly duplicates: readonly PossibleDuplicate[];
};

const pendingReviews = async ({ database }: Services): ReturnType<ReviewQueue['pending']> =>
  (await readDescribed(database, "o.status = 'PENDING_REVIEW' order by o.id")).map(({ row, summary }) => ({
    id: row.id,
    createdAt: row.created_at,
    summary,
  }));

/** Approved deposits whose remainder waits for a decision: one line each, the one that was approved first at the top. */
export const heldRemainders = async (db: Queryable): Promise<string[]> =>
  (await readDescribed(db, `${isHeld('o')} order by o.decided_at, o.id`)).map(
    ({ row, summary }) =>
      `deposit:${row.id}  ${row.decided_at?.toISOString() ?? ''}  ${summary}  worth ${formatAmount(remainderCredit(row))}`,
  );

/** Deposits that pass the condition on `o`, each with all that the operator needs to decide. */
async function readDescribed(
  db: Queryable,
  where: string,
): Promise<{ readonly row: PendingRow; readonly summary: string }[]> {
  const names = await channelNames(db, 'en-US');
  const rows = await db.query<PendingRow>(
    `select o.*, m.user_name, ${referenceOfMember} as payment_reference, ${twinsOf('deposit')} as twins, ${possibleDuplicates} as duplicates
     from deposit o join member m on m.id = o.member_id where ${where}`,
  );
  return rows.map((row) => ({ row, summary: summaryOf(row, names) }));
}

/** One line with everything the operator needs to decide. */
function summaryOf(row: PendingRow, names: ReadonlyMap<bigint, string>): string {
  const hash = hashOf(row);
  return [
    `${row.user_name} ${amountOf(row)}`,
    row.network === null
      ? `${names.get(row.channel_id ?? 0n) ?? 'bank'} to ${row.bank_account ?? ''}`
      : `${row.network} to ${row.address ?? ''}`,
    hash === undefined ? `receipt number ${row.reference}` : `hash ${hash}`,
    ...(row.network === null ? [`the payment should carry ${row.payment_reference}`] : []),
    ...remainderOf(row),
    ...(row.network === null ? [] : [`chain: ${row.chain_check.toLowerCase().replaceAll('_', ' ')}`]),
    row.upload_id === null ? 'no picture' : sayPicture('deposit', row.twins),
    ...duplicatesOf(row),
  ].join('  ');
}

/** Deposits that may report the same payment: at most one of those with the very same number and place can be approved. */
function duplicatesOf({ duplicates, reference, network }: PendingRow): string[] {
  if (duplicates.length === 0) return [];
  const named = duplicates.slice(0, maxDuplicates).map((other) => {
    const facts = [
      other.user_name,
      other.status === 'APPROVED' ? 'approved' : 'waiting',
      ...(other.is_same_place ? [] : [network === null ? 'to another account' : 'to another address']),
      ...(other.reference === reference ? [] : [`as ${other.reference}`]),
    ];
    return `deposit:${other.id} (${facts.join(', ')})`;
  });
  const more = duplicates.length > maxDuplicates ? ' and more' : '';
  return [`possible duplicate of ${named.join(', ')}${more}`];
}

const amountOf = ({ network, amount, remainder, rate, credited }: OrderRow): string =>
  network === null
    ? `${formatAmount(amount)} USD${remainder === 0n ? '' : `, of which ${formatAmount(amount - remainder)}`} × ${formatAmount(rate)} = ${formatAmount(credited)}`
    : `${formatAmount(amount)} USDT`;

/** What is beyond the multiple, and what becomes of it. */
const remainderOf = ({ network, remainder, remainder_state: state }: OrderRow): string[] =>
  state === 'NONE'
    ? []
    : [`remainder ${formatAmount(remainder)} ${network === null ? 'USD' : 'USDT'}: ${state.toLowerCase()}`];
