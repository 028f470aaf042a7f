import type { WalletType } from '@portal/schema/rest';

import type { Queryable, Transaction } from '../../database/database.ts';
import { formatAmount, isMultipleOf } from '../../ledger/amount.ts';
import { refuse } from '../../messages/index.ts';
import { lockMember } from '../member/lock.ts';

/** What is sent: USDT on a chain, US dollars through a bank. */
export type Unit = 'USDT' | 'USD';

/** How much can be deposited one way, in minor units of what is sent. */
export interface Limits {
  readonly minimum: bigint;
  readonly multiple: bigint;
}

/** Cash for one USDT, in minor units: as many. */
export const chainRate = 100_000_000n;

/** What holds for one network. */
export interface NetworkRule extends Limits {
  readonly network: WalletType;
}

/** The networks that are open, in the order they are offered. */
export function openNetworks(db: Queryable): Promise<NetworkRule[]> {
  return db.query<NetworkRule>(
    'select network, minimum, multiple from deposit_network where enabled order by position, network',
  );
}

/** A member's address on a network and what holds there; refused when either is missing. */
export async function networkRuleOf(
  db: Queryable,
  memberId: bigint,
  network: WalletType,
): Promise<NetworkRule & { readonly address: string }> {
  const rule = await db.maybe<NetworkRule & { readonly address: string }>(
    `select n.network, n.minimum, n.multiple, a.address
     from deposit_network n join deposit_address a on a.network = n.network and a.member_id = $2
     where n.network = $1 and n.enabled`,
    [network, memberId],
  );
  if (rule === undefined) throw refuse('DEPOSIT_NETWORK_CLOSED', { network });
  return rule;
}

/** What holds for a deposit to one bank account. */
export interface BankRule extends Limits {
  /** Minor units of cash for one US dollar. */
  readonly rate: bigint;
  /** The account in one line. */
  readonly account: string;
}

/** What holds for an account of a channel; refused unless both are open and belong together. */
export async function bankRuleOf(db: Queryable, channelId: bigint, accountId: bigint): Promise<BankRule> {
  const rule = await db.maybe<BankRule>(
    `select c.minimum, c.multiple, c.rate,
       concat_ws(', ', a.bank_name, a.account_name, a.account_number, a.bank_code) as account
     from deposit_channel c join system_bank_account a on a.channel_id = c.id
     where c.id = $1 and a.id = $2 and c.enabled and a.enabled for share of c`,
    [channelId, accountId],
  );
  if (rule === undefined) throw refuse('DEPOSIT_CHANNEL_CLOSED');
  return rule;
}

/** Refuses an amount that cannot be deposited; where another one near it can, that is named. */
export function checkAmount(amount: bigint, { minimum, multiple }: Limits, unit: Unit): void {
  if (amount < minimum) throw refuse('DEPOSIT_BELOW', { minimum: formatAmount(minimum), unit });
  if (!isMultipleOf(amount, multiple)) {
    const next = (amount / multiple + 1n) * multiple;
    throw refuse('DEPOSIT_NOT_MULTIPLE', {
      multiple: formatAmount(multiple),
      next: formatAmount(next),
      unit,
    });
  }
}

/** Deposits of one member that may wait at once: more than anybody sends, fewer than would fill the store. */
const mostWaiting = 100;

/** Refuses one more deposit to a member of whom too many wait. Of several at once, one is looked at after the other. */
export async function refuseWhileManyWait(tx: Transaction, memberId: bigint): Promise<void> {
  await lockMember(tx, memberId);
  const { waiting } = await tx.one<{ waiting: bigint }>(
    "select count(*) as waiting from deposit where member_id = $1 and status = 'PENDING_REVIEW'",
    [memberId],
  );
  if (waiting >= BigInt(mostWaiting)) throw refuse('DEPOSITS_WAITING', { maximum: mostWaiting.toString() });
}
