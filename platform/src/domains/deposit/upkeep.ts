/** What the operator keeps up to date: where deposits are sent, and at which rate. */
import type { WalletType } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { violatedConstraint } from '../../database/errors.ts';

/** An address of the pool and whose it is; null while it is free. */
export interface PooledAddress {
  readonly network: WalletType;
  readonly address: string;
  readonly user_name: string | null;
}

/** The pool of one network, or of all; in the order in which addresses are given out. */
export function pooledAddresses(db: Queryable, network: WalletType | undefined): Promise<PooledAddress[]> {
  return db.query<PooledAddress>(
    `select a.network, a.address, m.user_name
     from deposit_address a join deposit_network n using (network) left join member m on m.id = a.member_id
     where $1::text is null or a.network = $1 order by n.position, a.id`,
    [network ?? null],
  );
}

/** A way to deposit: a network, or a channel of a bank by its id. */
export type DepositWay = WalletType | bigint;

/** A way to deposit, as the operator sees it. Amounts in minor units. */
export interface KeptWay {
  readonly way: DepositWay;
  readonly name: string;
  readonly minimum: bigint;
  readonly multiple: bigint;
  /** What one US dollar is credited as; null on a network, where it is one for one. */
  readonly rate: bigint | null;
  readonly enabled: boolean;
}

/** Every way there is, open or not, in the order they are offered: networks first. */
export async function keptWays(db: Queryable): Promise<KeptWay[]> {
  const networks = await db.query<Omit<KeptWay, 'way' | 'rate'> & { name: WalletType }>(
    'select network as name, minimum, multiple, enabled from deposit_network order by position, network',
  );
  const channels = await db.query<Omit<KeptWay, 'way'> & { id: bigint }>(
    `select c.id, n.name, c.minimum, c.multiple, c.rate, c.enabled
     from deposit_channel c join deposit_channel_name n on n.channel_id = c.id and n.locale = 'en-US'
     order by c.position, c.id`,
  );
  return [
    ...networks.map((row) => ({ ...row, way: row.name, rate: null })),
    ...channels.map(({ id, ...row }) => ({ ...row, way: id })),
  ];
}

/** What changes of a way to deposit. A rate is of a channel alone. */
export interface WayChange {
  readonly minimum?: bigint;
  readonly multiple?: bigint;
  readonly rate?: bigint;
  readonly enabled?: boolean;
}

/** What came of a change. Anything but done changed nothing; with `nothing` the least deposit would become nothing. */
export type ChangeOutcome = 'done' | 'unknown' | 'nothing';

/** Changes a way from the next deposit on; deposits keep what they were sent in with. */
export async function changeWay(db: Queryable, way: DepositWay, change: WayChange): Promise<ChangeOutcome> {
  try {
    return (await updateWay(db, way, change)) === 1 ? 'done' : 'unknown';
  } catch (error) {
    if (violatedConstraint(error) === 'deposit_channel_credits') return 'nothing';
    throw error;
  }
}

function updateWay(db: Queryable, way: DepositWay, change: WayChange): Promise<number> {
  const { minimum = null, multiple = null, rate = null, enabled = null } = change;
  return typeof way === 'bigint'
    ? db.execute(
        `update deposit_channel set minimum = coalesce($2, minimum), multiple = coalesce($3, multiple),
             rate = coalesce($4, rate), enabled = coalesce($5, enabled) where id = $1`,
        [way, minimum, multiple, rate, enabled],
      )
    : db.execute(
        `update deposit_network set minimum = coalesce($2, minimum), multiple = coalesce($3, multiple),
             enabled = coalesce($4, enabled) where network = $1`,
        [way, minimum, multiple, enabled],
      );
}

/** A bank account of the platform. */
export interface BankAccount {
  readonly bankName: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankCode: string | undefined;
}

/**
 * Opens an account for deposits of a channel; returns its id. `unknown` when there is no such channel, `known` when the
 * account is open there already.
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

/** Takes no more deposits to an account; false when none is open under that id. */
export async function closeBankAccount(db: Queryable, id: bigint): Promise<boolean> {
  const closed = await db.execute(
    'update system_bank_account set enabled = false where id = $1 and enabled',
    [id],
  );
  return closed === 1;
}

/** Open accounts as the operator sees them. */
export function openBankAccounts(
  db: Queryable,
): Promise<{ id: bigint; channel_id: bigint; channel: string; account: string }[]> {
  return db.query(
    `select a.id, a.channel_id, n.name as channel,
       concat_ws(', ', a.bank_name, a.account_name, a.account_number, a.bank_code) as account
     from system_bank_account a join deposit_channel_name n on n.channel_id = a.channel_id and n.locale = 'en-US'
     where a.enabled order by a.channel_id, a.id`,
  );
}
