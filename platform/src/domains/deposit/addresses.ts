import { walletTypes, type WalletType } from '@portal/schema/rest';

import type { Queryable, Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { lockMember } from '../member/lock.ts';
import { readAddress } from '../payout/addresses.ts';

/** Where a member's deposits on a network arrive. */
export interface DepositAddress {
  readonly network: WalletType;
  readonly address: string;
  /** Nobody has its key. */
  readonly demonstration: boolean;
}

/**
 * The member's address on each network. Where there is none yet, a free one becomes the member's for good; a network
 * without a free one is left out.
 */
export async function addressesOf(
  { database, clock }: Services,
  memberId: bigint,
  networks: readonly WalletType[],
): Promise<ReadonlyMap<WalletType, DepositAddress>> {
  const own = await ownAddresses(database, memberId);
  const missing = await withFreeOnes(
    database,
    networks.filter((network) => !own.has(network)),
  );
  if (missing.length === 0) return own;
  await database.transaction(async (tx) => {
    // One request of a member at a time, so that nobody gets two.
    await lockMember(tx, memberId);
    for (const network of missing) await assignAddress(tx, memberId, network, clock.now());
  });
  return ownAddresses(database, memberId);
}

async function ownAddresses(
  db: Queryable,
  memberId: bigint,
): Promise<ReadonlyMap<WalletType, DepositAddress>> {
  const rows = await db.query<DepositAddress>(
    'select network, address, demonstration from deposit_address where member_id = $1',
    [memberId],
  );
  return new Map(rows.map((row) => [row.network, row]));
}

/** Those of the networks on which an address is free. */
async function withFreeOnes(db: Queryable, networks: readonly WalletType[]): Promise<WalletType[]> {
  if (networks.length === 0) return [];
  const rows = await db.query<{ network: WalletType }>(
    `select n.network from unnest($1::text[]) as n (network)
     cross join lateral (${firstFree('n.network')}) free`,
    [networks],
  );
  return rows.map(({ network }) => network);
}

/**
 * The first free address of a network. It is named as a range: by an equality the planner may go through all that were
 * given out to come to the first by its id, and only the index of free ones has this order.
 */
const firstFree = (network: string): string =>
  `select a.id from deposit_address a where a.network between ${network} and ${network} and a.member_id is null
   order by a.network, a.id limit 1`;

/** Gives the member the first address that nobody else is just taking; none when the member has one by now. */
export async function assignAddress(
  tx: Transaction,
  memberId: bigint,
  network: WalletType,
  now: Date,
): Promise<void> {
  await tx.execute(
    `update deposit_address set member_id = $1, assigned_at = $3
     where id = (${firstFree('$2')} for update skip locked)
       and not exists (select from deposit_address where network = $2 and member_id = $1)`,
    [memberId, network, now],
  );
}

/** What became of a list of addresses. */
export interface Import {
  /** Free to be given out from now on. */
  readonly added: number;
  /** In the pool already. */
  readonly known: number;
}

/** Puts addresses into the pool of a network, in their order. Refused, nothing added, when one of them is none. */
export async function importAddresses(
  tx: Transaction,
  network: WalletType,
  addresses: readonly string[],
  { demonstration = false } = {},
): Promise<Import> {
  const read = [...new Set(addresses.map((typed) => readAddress(network, typed)))];
  const added = await tx.execute(
    `insert into deposit_address (network, address, demonstration)
     select $1, a.address, $3 from unnest($2::text[]) with ordinality as a (address, place) order by a.place
     on conflict (network, address) do nothing`,
    [network, read, demonstration],
  );
  return { added, known: read.length - added };
}

/** Whether deposits arrive at an address, on whatever network: whoever holds its key holds it on all of them. */
export async function isDepositAddress(db: Queryable, address: string): Promise<boolean> {
  const row = await db.maybe(
    'select from deposit_address where network = any ($1) and address = $2 limit 1',
    [walletTypes, address],
  );
  return row !== undefined;
}
