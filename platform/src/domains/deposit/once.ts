/**
 * Detects deposits that report the same payment. Unique indexes on approved deposits ensure that it is credited once.
 */
import type { DepositStatus } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { violatedConstraint } from '../../database/errors.ts';
import type { DepositRow } from './orders.ts';
import { refusals } from './refusals.ts';

/**
 * A payment: a transaction (or an exchange's payment) to an address, or a receipt number and an account of the
 * platform.
 */
type Payment = Pick<DepositRow, 'network' | 'address' | 'bank_account' | 'reference'>;

/** SQL of the letters and digits of a reference, as in the index `deposit_alike`. */
const normalizeReference = (reference: string): string =>
  `upper(regexp_replace(${reference}, '[^0-9A-Za-z]', '', 'g'))`;

/** SQL: whether the deposit `d` is of the payment in the parameters. */
const ofPayment = `${normalizeReference('d.reference')} = ${normalizeReference('$1::text')} and d.reference = $1 and d.status <> 'REJECTED'
  and (d.network, d.address, d.bank_account) is not distinct from ($2::text, $3::text, $4::text)`;

const toParams = ({ reference, network, address, bank_account: account }: Payment) => [
  reference,
  network,
  address,
  account,
];

/**
 * Refuses a payment that the member has already reported, unless that deposit was rejected. The caller has locked the
 * member. Deposits of others are ignored; the review determines whose payment it was.
 */
export async function refuseSubmittedBefore(
  db: Queryable,
  memberId: bigint,
  payment: Payment,
): Promise<void> {
  const [row] = await db.query<{ receipt_number: string }>(
    `select receipt_number from deposit d where ${ofPayment} and d.member_id = $5 order by d.id limit 1`,
    [...toParams(payment), memberId],
  );
  if (row !== undefined) throw refusals.DEPOSIT_SUBMITTED_BEFORE({ order: row.receipt_number });
}

const creditedOnce = new Set(['deposit_credited_on_chain', 'deposit_credited_by_bank']);

/** Whether an approval failed because another deposit of the same payment is approved. */
export const isCreditedBefore = (error: unknown): boolean =>
  creditedOnce.has(violatedConstraint(error) ?? '');

/** Returns the refusal to approve a deposit whose payment was credited as another. */
export async function getCreditedAsRefusal(db: Queryable, id: bigint): Promise<Error> {
  const payment = await db.one<Payment>('select * from deposit where id = $1', [id]);
  const { id: other } = await db.one<{ id: bigint }>(
    `select d.id from deposit d where ${ofPayment} and d.status = 'APPROVED'`,
    toParams(payment),
  );
  return refusals.DEPOSIT_CREDITED_AS({ order: `deposit:${other}` });
}

/** Another deposit whose reference has the same letters and digits. */
export interface PossibleDuplicate {
  readonly id: string;
  readonly user_name: string;
  readonly status: DepositStatus;
  readonly reference: string;
  /** Whether it was sent to the same address or account. */
  readonly is_same_place: boolean;
}

/** The maximum number of possible duplicates shown in a review. */
export const maxDuplicates = 5;

/** SQL of the possible duplicates of a deposit `o` as JSON, approved ones first, one more than are shown. */
export const possibleDuplicates = `(
  select coalesce(json_agg(duplicate), '[]') from (
    select d.id::text, m.user_name, d.status, d.reference,
      (d.network, d.address, d.bank_account) is not distinct from (o.network, o.address, o.bank_account) as is_same_place
    from deposit d join member m on m.id = d.member_id
    where ${normalizeReference('d.reference')} = ${normalizeReference('o.reference')} and d.status <> 'REJECTED' and d.id <> o.id
    order by d.status, d.id limit ${maxDuplicates + 1}) duplicate)`;
