import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { Services } from '../../services/services.ts';
import { confirmOperation } from '../member/index.ts';
import { coolDownColumns, toCoolDownView, getUsableTime, type CoolDown } from './cool-down.ts';
import { getLastFour, mails } from './mails.ts';
import { changeMethods, requireFound, refuseWhenFull } from './methods.ts';
import { refusals } from './refusals.ts';

type Payout = (typeof domains)['payout'];
type BankAccountView = AnswerOf<Payout['addBankAccount']>;

/** The details of a bank account. */
export interface BankAccountDetails {
  readonly bankName: string;
  readonly accountName: string;
  /** Letters and digits only. */
  readonly accountNumber: string;
}

interface Row extends BankAccountDetails, CoolDown {
  readonly id: bigint;
  readonly createdAt: Date;
}

const columns = `id, bank_name as "bankName", account_name as "accountName", account_number as "accountNumber",
  created_at as "createdAt", ${coolDownColumns}`;

const saved = { index: 'payout_bank_account_saved', refusal: () => refusals.BANK_ACCOUNT_SAVED() };

/** Returns the member's bank accounts, oldest first. */
export async function listBankAccounts(
  db: Queryable,
  memberId: bigint,
): Promise<AnswerOf<Payout['bankAccountList']>> {
  const rows = await db.query<Row>(
    `select ${columns} from payout_bank_account where member_id = $1 order by id`,
    [memberId],
  );
  return { records: rows.map(toView) };
}

/** Adds a bank account. Refused with BANK_ACCOUNT_SAVED or PAYOUT_METHODS_FULL. */
export async function addBankAccount(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Payout['addBankAccount']>,
): Promise<BankAccountView> {
  await confirmOperation(services, memberId, data.transactionPassword, 'DESTINATION');
  return changeMethods(services.database, memberId, saved, async (tx) => {
    const { count } = await tx.one<{ count: number }>(
      'select count(*)::int as count from payout_bank_account where member_id = $1',
      [memberId],
    );
    refuseWhenFull(count);
    const now = services.clock.now();
    const usableAt = await getUsableTime(tx, now);
    const added = toView(await insertBankAccount(tx, memberId, data, now, usableAt));
    await services.outbox.put(tx, memberId, mails.PAYOUT_METHOD_ADDED(toMailParameters(data, usableAt)));
    return added;
  });
}

/**
 * Inserts a bank account that can be paid to from `usableAt`, or immediately. The caller has checked that it is
 * allowed.
 */
export function insertBankAccount(
  tx: Transaction,
  memberId: bigint,
  { bankName, accountName, accountNumber }: BankAccountDetails,
  now: Date,
  usableAt: Date | null = null,
): Promise<Row> {
  return tx.one<Row>(
    `insert into payout_bank_account (member_id, bank_name, account_name, account_number, created_at, changed_at, usable_at)
     values ($1, $2, $3, $4, $5, $5, $6) returning ${columns}`,
    [memberId, bankName, accountName, accountNumber, now, usableAt],
  );
}

/**
 * Changes a bank account, which waits again unless nothing changed. Refused with PAYOUT_METHOD_UNKNOWN or
 * BANK_ACCOUNT_SAVED.
 */
export async function updateBankAccount(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Payout['updateBankAccount']>,
): Promise<BankAccountView> {
  await confirmOperation(services, memberId, data.transactionPassword, 'DESTINATION');
  return changeMethods(services.database, memberId, saved, async (tx) => {
    const now = services.clock.now();
    const usableAt = await getUsableTime(tx, now);
    const before = requireFound(await requireBankAccount(tx, memberId, BigInt(data.id)));
    const isOther = !isSame(before, data);
    const row = await tx.one<Row>(
      `update payout_bank_account set bank_name = $3, account_name = $4, account_number = $5,
         changed_at = case when $8 then $6 else changed_at end, usable_at = case when $8 then $7 else usable_at end
       where id = $1 and member_id = $2 returning ${columns}`,
      [
        BigInt(data.id),
        memberId,
        data.bankName,
        data.accountName,
        data.accountNumber,
        now,
        usableAt,
        isOther,
      ],
    );
    if (isOther)
      await services.outbox.put(tx, memberId, mails.PAYOUT_METHOD_CHANGED(toMailParameters(row, usableAt)));
    return toView(row);
  });
}

/** Returns one of the member's accounts, locked until the transaction ends; undefined if it is not theirs. */
export function requireBankAccount(
  tx: Transaction,
  memberId: bigint,
  id: bigint,
): Promise<(BankAccountDetails & CoolDown) | undefined> {
  return tx.maybe<BankAccountDetails & CoolDown>(
    `select ${columns} from payout_bank_account where id = $1 and member_id = $2 for share`,
    [id, memberId],
  );
}

const isSame = (one: BankAccountDetails, other: BankAccountDetails): boolean =>
  one.bankName === other.bankName &&
  one.accountName === other.accountName &&
  one.accountNumber === other.accountNumber;

/** Returns the mail parameters of an account. */
const toMailParameters = ({ accountNumber }: BankAccountDetails, usableAt: Date) => ({
  kind: 'bank' as const,
  ending: getLastFour(accountNumber),
  usable: usableAt.toISOString(),
});

const toView = ({ id, createdAt, changedAt, usableAt, ...account }: Row): BankAccountView => ({
  id: id.toString(),
  ...account,
  createTime: createdAt.getTime(),
  ...toCoolDownView({ changedAt, usableAt }),
});
