/** The networks and devices with which a member registered or signed in. */
import type { Queryable, Transaction } from '../../database/database.ts';
import type { Retention } from '../../jobs/retention.ts';
import type { SeenNetworks } from '../../kernel/fingerprints.ts';

/** The maximum number of remembered networks per member, the latest ones. */
const maxNetworks = 20;
/** How long a network is remembered after the last sign-in. */
const rememberedMs = 90 * 24 * 60 * 60_000;

const getFingerprint = ({ own }: SeenNetworks): string => own.at(-1)?.fingerprint ?? own[0].fingerprint;

/** Returns whether the member signed in there before. Without a member it takes equally long, and returns false. */
export async function isKnownNetwork(
  db: Queryable,
  memberId: bigint | undefined,
  networks: SeenNetworks,
): Promise<boolean> {
  const rows = await db.query('select from sign_in_network where member_id = $1 and network = $2', [
    memberId ?? null,
    getFingerprint(networks),
  ]);
  return rows.length > 0;
}

/** Remembers that the member signed in or registered there. */
export async function rememberNetwork(
  tx: Transaction,
  memberId: bigint,
  networks: SeenNetworks,
  now: Date,
): Promise<void> {
  await tx.execute(
    `insert into sign_in_network (member_id, network, last_used_at) values ($1, $2, $3)
     on conflict (member_id, network) do update set last_used_at = excluded.last_used_at`,
    [memberId, getFingerprint(networks), now],
  );
  await tx.execute(
    `delete from sign_in_network where member_id = $1 and network in (
       select network from sign_in_network where member_id = $1 order by last_used_at desc, network offset $2
     )`,
    [memberId, maxNetworks],
  );
}

/**
 * Remembers a device at a remembered network. Returns whether it is a new one there. The first device is not new,
 * because it may be the one used for the registration, unless {@link countFirstDeviceAsNew} was called.
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
    [memberId, getFingerprint(networks), device],
  );
  return added !== undefined && added.count > 1;
}

/** No browser or system has this name. */
const noDevice = 'none';

/**
 * Makes the first device at a remembered network count as new: the network is trusted for another reason than a
 * sign-in.
 */
export async function countFirstDeviceAsNew(
  tx: Transaction,
  memberId: bigint,
  networks: SeenNetworks,
): Promise<void> {
  await rememberDevice(tx, memberId, networks, noDevice);
}

/** Deletes networks without a sign-in for a long time. */
export const deleteOldNetworks: Retention = {
  name: 'networks of members',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from sign_in_network where last_used_at <= $1', [
      new Date(clock.now().getTime() - rememberedMs),
    ]),
};
