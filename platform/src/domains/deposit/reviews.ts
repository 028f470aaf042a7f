import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { decideOrder } from '../../operator/decide-order.ts';
import type { ReviewQueue } from '../../operator/reviews.ts';
import type { Services } from '../../services/services.ts';
import { getOrderPicture, describePicture, ordersWithSamePicture } from '../../uploads/review.ts';
import { mails } from './mails.ts';
import { maxDuplicates, possibleDuplicates, type PossibleDuplicate } from './once.ts';
import { getChannelNames, toHash, isHeld, remainderCredit, type DepositRow } from './orders.ts';
import { getMemberReference } from './rules.ts';
import { approveDeposit, markRejected } from './settle.ts';

/** The review queue of deposits. The operator confirms that the payment arrived. */
export const depositReviews = (services: Services): ReviewQueue => ({
  kind: 'deposit',
  table: 'deposit',
  pending: () => pendingReviews(services),
  approve: (id) => approveDeposit(services, id),
  reject: (id, reason) =>
    decideOrder(services, {
      take: (tx, now) => markRejected(tx, id, reason, now),
      mail: ({ receipt_number: receipt }) => mails.DEPOSIT_REJECTED({ reason, receipt }),
    }),
  picture: async (id, nth) => (nth === 1 ? getOrderPicture(services.database, 'deposit', id) : undefined),
});

type PendingRow = DepositRow & {
  readonly user_name: string;
  readonly payment_reference: string;
  /** Other deposits with the same picture. */
  readonly same_picture: readonly bigint[];
  readonly duplicates: readonly PossibleDuplicate[];
};

const pendingReviews = async ({ database }: Services): ReturnType<ReviewQueue['pending']> =>
  (await readDescribed(database, "o.status = 'PENDING_REVIEW' order by o.id")).map(({ row, summary }) => ({
    id: row.id,
    createdAt: row.created_at,
    summary,
  }));

/** Lists approved deposits whose remainder waits for a decision, one line each, in the order of approval. */
export const heldRemainders = async (db: Queryable): Promise<string[]> =>
  (await readDescribed(db, `${isHeld('o')} order by o.decided_at, o.id`)).map(
    ({ row, summary }) =>
      `deposit:${row.id}  ${row.decided_at?.toISOString() ?? ''}  ${summary}  worth ${formatAmount(remainderCredit(row))}`,
  );

/** Returns the deposits that match the condition on `o`, each with everything the operator needs to decide. */
async function readDescribed(
  db: Queryable,
  where: string,
): Promise<{ readonly row: PendingRow; readonly summary: string }[]> {
  const names = await getChannelNames(db, 'en-US');
  const rows = await db.query<PendingRow>(
    `select o.*, m.user_name, ${getMemberReference} as payment_reference, ${ordersWithSamePicture('deposit')} as same_picture, ${possibleDuplicates} as duplicates
     from deposit o join member m on m.id = o.member_id where ${where}`,
  );
  return rows.map((row) => ({ row, summary: formatSummary(row, names) }));
}

/** Formats everything the operator needs to decide in one line. */
function formatSummary(row: PendingRow, names: ReadonlyMap<bigint, string>): string {
  const hash = toHash(row);
  return [
    `${row.user_name} ${formatDepositAmount(row)}`,
    row.network === null
      ? `${names.get(row.channel_id ?? 0n) ?? 'bank'} to ${row.bank_account ?? ''}`
      : `${row.network} to ${row.address ?? ''}`,
    hash === undefined ? `receipt number ${row.reference}` : `hash ${hash}`,
    ...(row.network === null ? [`the payment should carry ${row.payment_reference}`] : []),
    ...formatRemainder(row),
    ...(row.network === null ? [] : [`chain: ${row.chain_check.toLowerCase().replaceAll('_', ' ')}`]),
    row.upload_id === null ? 'no picture' : describePicture('deposit', row.same_picture),
    ...formatDuplicates(row),
  ].join('  ');
}

/** Formats possible duplicates. At most one of those with the same reference and destination can be approved. */
function formatDuplicates({ duplicates, reference, network }: PendingRow): string[] {
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

const formatDepositAmount = ({ network, amount, remainder, rate, credited }: DepositRow): string =>
  network === null
    ? `${formatAmount(amount)} USD${remainder === 0n ? '' : `, of which ${formatAmount(amount - remainder)}`} × ${formatAmount(rate)} = ${formatAmount(credited)}`
    : `${formatAmount(amount)} USDT`;

/** Formats the remainder and its state. */
const formatRemainder = ({ network, remainder, remainder_state: state }: DepositRow): string[] =>
  state === 'NONE'
    ? []
    : [`remainder ${formatAmount(remainder)} ${network === null ? 'USD' : 'USDT'}: ${state.toLowerCase()}`];
