/** The platform's bank accounts to which members send bank deposits. */
import type { Queryable } from '../../database/database.ts';
import { violatedConstraint } from '../../database/errors.ts';

/** A bank account of the platform. */
export interface BankAccount {
  readonly bankName: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankCode: string | undefined;
}

/**
 * Opens an account for deposits through a channel and returns its id. Returns `unknown` if the channel does not
 * exist, and `known` if the account is already open there.
 */
export async function openBankAccount(
  db: Queryable,
  channelId: bigint,
  account: BankAccount,
  { demonstration = false } = {},
): Promise<bigint | 'unknown' | 'known'> {
  const { bankName, accountName, accountNumber, bankCode } = account;
  try {
    const row = await db.maybe<{ id: bigint }>(
      `insert into system_bank_account (channel_id, bank_name, account_name, account_number, bank_code, demonstration)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
      [channelId, bankName, accountName, accountNumber, bankCode ?? null, demonstration],
    );
    return row?.id ?? 'known';
  } catch (error) {
    if (violatedConstraint(error) === 'system_bank_account_channel_id_fkey') return 'unknown';
    throw error;
  }
}

/** Closes an account for further deposits. Returns false if no open account has that id. */
export async function closeBankAccount(db: Queryable, id: bigint): Promise<boolean> {
  const closed = await db.execute(
    'update system_bank_account set enabled = false where id = $1 and enabled',
    [id],
  );
  return closed === 1;
}

/** Returns open accounts for the operator. */
export function listOpenBankAccounts(
  db: Queryable,
): Promise<{ id: bigint; channel_id: bigint; channel: string; account: string }[]> {
  return db.query(
    `select a.id, a.channel_id, n.name as channel,
       concat_ws(', ', a.bank_name, a.account_name, a.account_number, a.bank_code) as account
     from system_bank_account a join deposit_channel_name n on n.channel_id = a.channel_id and n.locale = 'en-US'
     where a.enabled order by a.channel_id, a.id`,
  );
}
