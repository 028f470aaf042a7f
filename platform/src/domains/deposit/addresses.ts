import { walletTypes, type WalletType } from '@portal/schema/rest';
import type { Queryable, Transaction } from '../../database/database.ts';
import { requireAddress } from '../../orders/addresses.ts';
import type { AddressCheck, Services } from '../../services/services.ts';
import { lockMember } from '../member/index.ts';
import { refusals } from './refusals.ts';

/** The member's deposit address on a network. */
export interface DepositAddress {
  readonly network: WalletType;
  readonly address: string;
  /** A demonstration address, for which no private key exists. */
  readonly demonstration: boolean;
}

/**
 * Returns the member's address on each network. Assigns a free one permanently if the member has none; omits a
 * network without a free address.
 */
export async function getOrAssignAddresses(
  { database, clock }: Services,
  memberId: bigint,
  networks: readonly WalletType[],
): Promise<ReadonlyMap<WalletType, DepositAddress>> {
  const own = await listAssignedAddresses(database, memberId);
  const missing = await selectNetworksWithFreeAddress(
    database,
    networks.filter((network) => !own.has(network)),
  );
  if (missing.length === 0) return own;
  await database.transaction(async (tx) => {
    // Requests of one member run one at a time, so that a member never receives two addresses.
    await lockMember(tx, memberId);
    for (const network of missing) await assignAddress(tx, memberId, network, clock.now());
  });
  return listAssignedAddresses(database, memberId);
}

async function listAssignedAddresses(
  db: Queryable,
  memberId: bigint,
): Promise<ReadonlyMap<WalletType, DepositAddress>> {
  const rows = await db.query<DepositAddress>(
    'select network, address, demonstration from deposit_address where member_id = $1',
    [memberId],
  );
  return new Map(rows.map((row) => [row.network, row]));
}

/** Returns the networks that have a free address. */
async function selectNetworksWithFreeAddress(
  db: Queryable,
  networks: readonly WalletType[],
): Promise<WalletType[]> {
  if (networks.length === 0) return [];
  const rows = await db.query<{ network: WalletType }>(
    `select n.network from unnest($1::text[]) as n (network)
     cross join lateral (${firstFree('n.network')}) free`,
    [networks],
  );
  return rows.map(({ network }) => network);
}

/**
 * SQL of the first free address of a network. The condition is a range because with an equality the planner may scan
 * the primary key through all assigned addresses; only the index of free addresses has the order of a range.
 */
const firstFree = (network: string): string =>
  `select a.id from deposit_address a where a.network between ${network} and ${network} and a.member_id is null
   order by a.network, a.id limit 1`;

/** Assigns the first free address that is not locked by another request. Does nothing if the member already has one. */
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

/** The result of importing a list of addresses. */
export interface Import {
  /** Number of addresses added to the pool. */
  readonly added: number;
  /** Number of addresses already in the pool. */
  readonly known: number;
}

/** Adds addresses to the pool of a network, in order. Refused, without adding any, if one of them is invalid. */
export async function importAddresses(
  tx: Transaction,
  network: WalletType,
  addresses: readonly string[],
  { demonstration = false } = {},
): Promise<Import> {
  const read = [...new Set(addresses.map((typed) => requireAddress(network, typed)))];
  const added = await tx.execute(
    `insert into deposit_address (network, address, demonstration)
     select $1, a.address, $3 from unnest($2::text[]) with ordinality as a (address, place) order by a.place
     on conflict (network, address) do nothing`,
    [network, read, demonstration],
  );
  return { added, known: read.length - added };
}

/** Refuses to pay to a deposit address of any network, because one key controls the address on all of them. */
export const refusePlatformAddress: AddressCheck = async ({ database }, { address }) => {
  const row = await database.maybe(
    'select from deposit_address where network = any ($1) and address = $2 limit 1',
    [walletTypes, address],
  );
  return row && refusals.ADDRESS_OF_PLATFORM();
};

/** An address in the pool and its member; null while it is free. */
export interface PooledAddress {
  readonly network: WalletType;
  readonly address: string;
  readonly user_name: string | null;
}

/** Returns the pool of one network, or of all, in the order of assignment. */
export function listPooledAddresses(
  db: Queryable,
  network: WalletType | undefined,
): Promise<PooledAddress[]> {
  return db.query<PooledAddress>(
    `select a.network, a.address, m.user_name
     from deposit_address a join deposit_network n using (network) left join member m on m.id = a.member_id
     where $1::text is null or a.network = $1 order by n.position, a.id`,
    [network ?? null],
  );
}
