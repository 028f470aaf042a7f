/** Where a member registered or has signed in before. */
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

/** Forgets networks without a sign-in for a long time. */
export const forgetOldNetworks: Retention = {
  name: 'networks of members',
  forget: ({ database, clock }) =>
    database.execute('delete from sign_in_network where last_used_at <= $1', [
      new Date(clock.now().getTime() - rememberedMs),
    ]),
};
