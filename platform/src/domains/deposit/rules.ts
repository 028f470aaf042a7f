import type { Locale } from '@portal/schema/locales';
import type { domains, RemainderRule, AnswerOf, WalletType } from '@portal/schema/rest';
import { floorTo } from '@portal/schema/rules';
import type { Queryable } from '../../database/database.ts';
import { applyRate, formatAmount } from '../../ledger/amount.ts';
import type { Services, ValueSteps } from '../../services/services.ts';
import { getOrAssignAddresses } from './addresses.ts';
import { getChannelNames } from './orders.ts';
import { refusals } from './refusals.ts';

/** The currency sent: USDT on a chain, US dollars through a bank. */
export type Unit = 'USDT' | 'USD';

/** The limits of one deposit method, in minor units of the currency sent. */
export interface Limits {
  readonly minimum: bigint;
  readonly multiple: bigint;
  /** The state of the remainder. */
  readonly remainder: RemainderRule;
}

/** Cash credited for one USDT, in minor units (one for one). */
export const chainRate = 100_000_000n;

/** The share of a deposit that is credited. A US dollar and a USDT have the same value. */
export const depositSteps: ValueSteps = async (db) => {
  const rows = await db.query<{ rate: bigint }>(
    `select rate from deposit_channel where enabled
     union select ${chainRate}::bigint from deposit_network where enabled`,
  );
  return rows.map(({ rate }) => ({ from: 'OUTSIDE', to: 'CASH_POINT', received: rate, given: chainRate }));
};

/** The rules of one network. */
export interface NetworkRule extends Limits {
  readonly network: WalletType;
}

/** Returns the open networks, in display order. */
export function listOpenNetworks(db: Queryable): Promise<NetworkRule[]> {
  return db.query<NetworkRule>(
    'select network, minimum, multiple, remainder from deposit_network where enabled order by position, network',
  );
}

/** Returns a member's address on a network and the rules there. Refused if either is missing. */
export async function requireNetworkRule(
  db: Queryable,
  memberId: bigint,
  network: WalletType,
): Promise<NetworkRule & { readonly address: string }> {
  const rule = await db.maybe<NetworkRule & { readonly address: string }>(
    `select n.network, n.minimum, n.multiple, n.remainder, a.address
     from deposit_network n join deposit_address a on a.network = n.network and a.member_id = $2
     where n.network = $1 and n.enabled`,
    [network, memberId],
  );
  if (rule === undefined) throw refusals.DEPOSIT_NETWORK_CLOSED({ network });
  return rule;
}

/** The rules for a deposit to one bank account. */
export interface BankRule extends Limits {
  /** Minor units of cash for one US dollar. */
  readonly rate: bigint;
  /** Formats the account in one line. */
  readonly account: string;
}

/**
 * Returns the rules of an account in a channel. Refused unless both are open and the account belongs to the channel.
 */
export async function requireBankRule(
  db: Queryable,
  channelId: bigint,
  accountId: bigint,
): Promise<BankRule> {
  const rule = await db.maybe<BankRule>(
    `select c.minimum, c.multiple, c.remainder, c.rate,
       concat_ws(', ', a.bank_name, a.account_name, a.account_number, a.bank_code) as account
     from deposit_channel c join system_bank_account a on a.channel_id = c.id
     where c.id = $1 and a.id = $2 and c.enabled and a.enabled for share of c`,
    [channelId, accountId],
  );
  if (rule === undefined) throw refusals.DEPOSIT_CHANNEL_CLOSED();
  return rule;
}

/** An amount split into what is credited and the remainder, in minor units. */
export interface Parts {
  /** The remainder, in the currency sent. */
  readonly remainder: bigint;
  readonly state: RemainderRule | 'NONE';
  /** The credited amount in cash, without the remainder. */
  readonly credited: bigint;
}

/**
 * Splits an amount that was sent. Any amount is accepted unless it is below the minimum or worth nothing; then it is
 * refused with the minimum.
 */
export function splitAmount(
  amount: bigint,
  rate: bigint,
  { minimum, multiple, remainder }: Limits,
  unit: Unit,
): Parts {
  const whole = floorTo(amount, multiple);
  const credited = applyRate(whole, rate);
  if (amount < minimum || credited === 0n) {
    const least = minimum < multiple ? multiple : minimum;
    throw refusals.DEPOSIT_BELOW({ minimum: formatAmount(least), unit });
  }
  const rest = amount - whole;
  return { remainder: rest, state: rest === 0n ? 'NONE' : remainder, credited };
}

/** The maximum number of pending deposits of a member: more than anyone needs, too few to fill the storage. */
const maxPending = 100;

/** Refuses another deposit when the member has too many pending. The caller has locked the member. */
export async function refuseTooManyPending(db: Queryable, memberId: bigint): Promise<void> {
  const { waiting } = await db.one<{ waiting: bigint }>(
    "select count(*) as waiting from deposit where member_id = $1 and status = 'PENDING_REVIEW'",
    [memberId],
  );
  if (waiting >= BigInt(maxPending)) throw refusals.DEPOSITS_WAITING({ maximum: maxPending.toString() });
}

type Deposit = (typeof domains)['deposit'];

interface ChannelRow {
  readonly id: bigint;
  readonly minimum: bigint;
  readonly multiple: bigint;
  readonly remainder: RemainderRule;
  readonly rate: bigint;
}

interface AccountRow {
  readonly id: bigint;
  readonly channel_id: bigint;
  readonly bank_name: string;
  readonly account_name: string;
  readonly account_number: string;
  readonly bank_code: string | null;
  readonly demonstration: boolean;
}

/** Returns the current rules for deposits. The member's first call also assigns their addresses. */
export async function getConfig(
  services: Services,
  memberId: bigint,
  locale: Locale,
): Promise<AnswerOf<Deposit['depositBankConfigList']>> {
  const { database, chains } = services;
  const networks = await listOpenNetworks(database);
  const addresses = await getOrAssignAddresses(
    services,
    memberId,
    networks.map(({ network }) => network),
  );
  const accounts = await listOpenAccounts(database);
  const names = await getChannelNames(database, locale);
  const shown = networks.map(({ network }) => addresses.get(network));
  return {
    records: (await listOpenChannels(database)).map((channel) => ({
      channelId: channel.id.toString(),
      channelName: names.get(channel.id) ?? '',
      minAmount: formatAmount(channel.minimum),
      multiple: formatAmount(channel.multiple),
      exchangeRate: formatAmount(channel.rate),
      remainder: channel.remainder,
    })),
    networks: networks.map(({ network, minimum, multiple, remainder }) => ({
      walletType: network,
      walletAddress: addresses.get(network)?.address ?? null,
      minAmount: formatAmount(minimum),
      multiple: formatAmount(multiple),
      chainChecked: chains.has(network),
      remainder,
    })),
    paymentReference: await paymentReference(database, memberId),
    demonstration: [...shown, ...accounts].some((place) => place?.demonstration === true),
  };
}

/** SQL of the reference for bank payments of member `m`: letters and digits only, which every bank accepts. */
export const getMemberReference = "'MP' || m.referral_id";

/** Returns the reference for bank payments, by which the operator identifies the member. */
async function paymentReference(db: Queryable, memberId: bigint): Promise<string> {
  const { reference } = await db.one<{ reference: string }>(
    `select ${getMemberReference} as reference from member m where m.id = $1`,
    [memberId],
  );
  return reference;
}

/** Returns the open channels and accounts for bank deposits. */
export async function listSystemBankAccounts(
  db: Queryable,
): Promise<AnswerOf<Deposit['sysBankAccountList']>> {
  return {
    records: (await listOpenAccounts(db)).map((account) => ({
      id: account.id.toString(),
      channelId: account.channel_id.toString(),
      bankName: account.bank_name,
      accountName: account.account_name,
      accountNumber: account.account_number,
      bankCode: account.bank_code,
    })),
  };
}

/** Returns open channels with at least one open account, in display order. */
const listOpenChannels = (db: Queryable): Promise<ChannelRow[]> =>
  db.query<ChannelRow>(
    `select c.id, c.minimum, c.multiple, c.remainder, c.rate from deposit_channel c
     where c.enabled and exists (select from system_bank_account a where a.channel_id = c.id and a.enabled)
     order by c.position, c.id`,
  );

const listOpenAccounts = (db: Queryable): Promise<AccountRow[]> =>
  db.query<AccountRow>(
    `select a.* from system_bank_account a join deposit_channel c on c.id = a.channel_id
     where a.enabled and c.enabled order by c.position, c.id, a.id`,
  );
