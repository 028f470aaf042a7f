/** Where a member registered or has signed in before, and with what. */
import type { Queryable, Transaction } from '../../database/database.ts';
import type { SeenNetworks } from '../../fingerprints.ts';
import type { Retention } from '../../housekeeping.ts';

/** Networks remembered for each member, the latest ones. */
const maxNetworks = 20;
/** How long one is remembered after the last sign-in. */
const rememberedMs = 90 * 24 * 60 * 60_000;

const customerOf = ({ own }: SeenNetworks): string => own.at(-1)?.fingerprint ?? own[0].fingerprint;

/** Whether the member signed in there before. Without a member it takes as long, and is false. */
export async function isKnownNetwork(
  db: Queryable,
  memberId: bigint | undefined,
  networks: SeenNetworks,
): Promise<boolean> {
  const rows = await db.query('select from sign_in_network where member_id = $1 and network = $2', [
    memberId ?? null,
    customerOf(networks),
  ]);
  return rows.length > 0;
}

/** Remembers that the member signed in there, or registered. */
export async function rememberNetwork(
  tx: Transaction,
  memberId: bigint,
  networks: SeenNetworks,
  now: Date,
): Promise<void> {
  await tx.execute(
    `insert into sign_in_network (member_id, network, last_used_at) values ($1, $2, $3)
     on conflict (member_id, network) do update set last_used_at = excluded.last_used_at`,
    [memberId, customerOf(networks), now],
  );
  await tx.execute(
    `delete from sign_in_network where member_id = $1 and network in (
       select network from sign_in_network where member_id = $1 order by last_used_at desc, network offset $2
     )`,
    [memberId, maxNetworks],
  );
}

/**
 * Remembers what the member signs in with at a network that is remembered. Whether it is another device than those that the
 * member signed in with there; the first is not, because it may be that of the registration, unless {@link expectNoDevice}.
 */
export async function rememberDevice(
  tx: Transaction,
  memberId: bigint,
  networks: SeenNetworks,
  device: string,
): Promise<boolean> {
  const added = await tx.maybe<{ count: number }>(
    `update sign_in_network set devices = array_append(devices, $3)
     where member_id = $1 and network = $2 and not $3 = any(devices) returning cardinality(devices) as count`,
    [memberId, customerOf(networks), device],
  );
  return added !== undefined && added.count > 1;
}

/** What no browser and no system is named like. */
const noDevice = 'none';

/**
 * Lets the first device at a network that is remembered be a new one, as the later ones are: the network is trusted for another
 * reason than that the member is there with a device.
 */
export async function expectNoDevice(
  tx: Transaction,
  memberId: bigint,
  networks: SeenNetworks,
): Promise<void> {
  await rememberDevice(tx, memberId, networks, noDevice);
}

/** Forgets networks without a sign-in for a long time. */
export const forgetOldNetworks: Retention = {
  name: 'networks of members',
  forget: ({ database, clock }) =>
    database.execute('delete from sign_in_network where last_used_at <= $1', [
      new Date(clock.now().getTime() - rememberedMs),
    ]),
};
