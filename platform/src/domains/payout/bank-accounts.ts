import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Queryable, Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { confirmOperation } from '../member/index.ts';
import { coolDownColumns, showCoolDown, usableFrom, type CoolDown } from './cool-down.ts';
import { endingOf, mails } from './mails.ts';
import { changeMethods, known, refuseWhenFull } from './methods.ts';
import { refusals } from './refusals.ts';

type Payout = (typeof domains)['payout'];
type Shown = ResultOf<Payout['addBankAccount']>;

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

/** The member's bank accounts, oldest first. */
export async function bankAccountsOf(
  db: Queryable,
  memberId: bigint,
): Promise<ResultOf<Payout['bankAccountList']>> {
  const rows = await db.query<Row>(
    `select ${columns} from payout_bank_account where member_id = $1 order by id`,
    [memberId],
  );
  return { records: rows.map(show) };
}

/** Adds a bank account. Refused with BANK_ACCOUNT_SAVED, PAYOUT_METHODS_FULL. */
export async function addBankAccount(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Payout['addBankAccount']>,
): Promise<Shown> {
  await confirmOperation(services, memberId, data.transactionPassword, 'DESTINATION');
  return changeMethods(services.database, memberId, saved, async (tx) => {
    const { count } = await tx.one<{ count: number }>(
      'select count(*)::int as count from payout_bank_account where member_id = $1',
      [memberId],
    );
    refuseWhenFull(count);
    const now = services.clock.now();
    const usableAt = await usableFrom(tx, now);
    const added = show(await insertBankAccount(tx, memberId, data, now, usableAt));
    await services.outbox.put(tx, memberId, mails.PAYOUT_METHOD_ADDED(wordsOf(data, usableAt)));
    return added;
  });
}

/** Inserts a bank account that can be paid to from `usableAt` on, at once without; the caller has checked that it is allowed. */
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

/** Changes a bank account, which waits again unless it stays as it is. Refused with PAYOUT_METHOD_UNKNOWN, BANK_ACCOUNT_SAVED. */
export async function updateBankAccount(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Payout['updateBankAccount']>,
): Promise<Shown> {
  await confirmOperation(services, memberId, data.transactionPassword, 'DESTINATION');
  return changeMethods(services.database, memberId, saved, async (tx) => {
    const now = services.clock.now();
    const usableAt = await usableFrom(tx, now);
    const before = known(await bankAccountOf(tx, memberId, BigInt(data.id)));
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
    if (isOther) await services.outbox.put(tx, memberId, mails.PAYOUT_METHOD_CHANGED(wordsOf(row, usableAt)));
    return show(row);
  });
}

/** Reads and locks one of the member's accounts until the transaction ends; undefined when it is not theirs. */
export function bankAccountOf(
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

/** What a mail says of an account. */
const wordsOf = ({ accountNumber }: BankAccountDetails, usableAt: Date) => ({
  kind: 'bank' as const,
  ending: endingOf(accountNumber),
  usable: usableAt.toISOString(),
});

const show = ({ id, createdAt, changedAt, usableAt, ...account }: Row): Shown => ({
  id: id.toString(),
  ...account,
  createTime: createdAt.getTime(),
  ...showCoolDown({ changedAt, usableAt }),
});
