import type { domains, RemainderRule, ResultOf, WalletType } from '@portal/schema/rest';
import { floorTo } from '@portal/schema/rules';

import type { Queryable } from '../../database/database.ts';
import { atRate, formatAmount } from '../../ledger/amount.ts';
import type { Locale } from '../../messages/index.ts';
import type { Services, ValueSteps } from '../../services.ts';
import { getOrAssignAddresses } from './addresses.ts';
import { channelNames } from './orders.ts';
import { refusals } from './refusals.ts';

/** The currency sent: USDT on a chain, US dollars through a bank. */
export type Unit = 'USDT' | 'USD';

/** The limits of one deposit method, in minor units of the currency sent. */
export interface Limits {
  readonly minimum: bigint;
  readonly multiple: bigint;
  /** What becomes of what is beyond a multiple. */
  readonly remainder: RemainderRule;
}

/** Cash credited for one USDT, in minor units: one for one. */
export const chainRate = 100_000_000n;

/** What of a deposit is credited. A US dollar and a USDT are worth the same. */
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

/** The networks that are open, in the order they are offered. */
export function listOpenNetworks(db: Queryable): Promise<NetworkRule[]> {
  return db.query<NetworkRule>(
    'select network, minimum, multiple, remainder from deposit_network where enabled order by position, network',
  );
}

/** A member's address on a network and the rules there; refused when either is missing. */
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
  /** The account in one line. */
  readonly account: string;
}

/** The rules for an account of a channel; refused unless both are open and the account belongs to the channel. */
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

/** What of an amount is credited, and what is beyond the multiple. In minor units. */
export interface Parts {
  /** In the currency sent. */
  readonly remainder: bigint;
  readonly state: RemainderRule | 'NONE';
  /** In cash, without the remainder. */
  readonly credited: bigint;
}

/**
 * The parts of an amount that was sent. It is taken as it was sent: only what is below the minimum, or would be credited as
 * nothing, is refused, with the least amount that is not.
 */
export function partsOf(
  amount: bigint,
  rate: bigint,
  { minimum, multiple, remainder }: Limits,
  unit: Unit,
): Parts {
  const whole = floorTo(amount, multiple);
  const credited = atRate(whole, rate);
  if (amount < minimum || credited === 0n) {
    const least = minimum < multiple ? multiple : minimum;
    throw refusals.DEPOSIT_BELOW({ minimum: formatAmount(least), unit });
  }
  const rest = amount - whole;
  return { remainder: rest, state: rest === 0n ? 'NONE' : remainder, credited };
}

/** The most pending deposits of one member: more than a member needs, too few to fill the storage. */
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

/** The rules for deposits now. The member's first call also assigns their addresses. */
export async function getConfig(
  services: Services,
  memberId: bigint,
  locale: Locale,
): Promise<ResultOf<Deposit['depositBankConfigList']>> {
  const { database, chain } = services;
  const networks = await listOpenNetworks(database);
  const addresses = await getOrAssignAddresses(
    services,
    memberId,
    networks.map(({ network }) => network),
  );
  const accounts = await listOpenAccounts(database);
  const names = await channelNames(database, locale);
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
      chainChecked: chain?.knownNetwork === network,
      remainder,
    })),
    paymentReference: await paymentReference(database, memberId),
    demonstration: [...shown, ...accounts].some((place) => place?.demonstration === true),
  };
}

/** SQL of what member `m` writes on a bank payment: letters and digits alone, which every bank takes. */
export const referenceOfMember = "'MP' || m.referral_id";

/** What the member writes on a bank payment, so that the operator finds it among others. */
async function paymentReference(db: Queryable, memberId: bigint): Promise<string> {
  const { reference } = await db.one<{ reference: string }>(
    `select ${referenceOfMember} as reference from member m where m.id = $1`,
    [memberId],
  );
  return reference;
}

/** The channels and accounts open for bank deposits. */
export async function listSystemBankAccounts(
  db: Queryable,
): Promise<ResultOf<Deposit['sysBankAccountList']>> {
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

/** Open channels with at least one open account, in the order they are offered. */
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
