/** The members of the demonstration. */
import { dayMs } from '../../clock.ts';
import type { Transaction } from '../../database/database.ts';
import type { Demo } from '../../demo/demo.ts';
import type { Services } from '../../services.ts';
import { createMember } from './members.ts';

interface DemoMember {
  readonly userName: string;
  readonly countryCode: string;
  readonly sponsor?: string;
  /** Default: none, -1. */
  readonly level?: number;
  /** Whether the commitment, P2P and PIN code areas are open. */
  readonly areas?: true;
  readonly agreed?: true;
  /** How long ago the member registered, in days. */
  readonly registered: number;
  readonly banned?: string;
}

export const demoPassword = 'Portal2026';
export const demoTransactionPassword = 'Credits2026';

/** Sponsors before those they invited. */
const demoMembers: readonly DemoMember[] = [
  { userName: 'aiko', countryCode: 'JP', level: 3, areas: true, agreed: true, registered: 60 },
  { userName: 'budi', countryCode: 'ID', sponsor: 'aiko', level: 0, agreed: true, registered: 52 },
  {
    userName: 'chen',
    countryCode: 'CN',
    sponsor: 'aiko',
    level: 1,
    areas: true,
    agreed: true,
    registered: 50,
  },
  { userName: 'dana', countryCode: 'US', sponsor: 'budi', agreed: true, registered: 45 },
  { userName: 'eunji', countryCode: 'KR', sponsor: 'chen', agreed: true, registered: 12 },
  { userName: 'nova', countryCode: 'ID', sponsor: 'budi', registered: 0 },
  {
    userName: 'zed',
    countryCode: 'GB',
    sponsor: 'budi',
    agreed: true,
    registered: 30,
    banned: 'Several accounts of one person',
  },
];

export const demo: Demo = {
  prepare: async (services) => {
    const people = await Promise.all(
      demoMembers.map(async (member) => ({ member, hashes: await hashesOf(services) })),
    );
    return {
      setUp: async ({ tx, now }, members) => {
        for (const { member, hashes } of people) {
          const registeredAt = new Date(now.getTime() - member.registered * dayMs);
          members.set(member.userName, await addMember(tx, member, hashes, members, registeredAt));
        }
      },
    };
  },
};

interface Hashes {
  readonly password: string;
  readonly transactionPassword: string;
}

async function hashesOf({ passwords }: Services): Promise<Hashes> {
  const [password, transactionPassword] = await Promise.all([
    passwords.members.hash(demoPassword),
    passwords.members.hash(demoTransactionPassword),
  ]);
  return { password, transactionPassword };
}

async function addMember(
  tx: Transaction,
  member: DemoMember,
  hashes: Hashes,
  ids: ReadonlyMap<string, bigint>,
  registeredAt: Date,
): Promise<bigint> {
  const { userName, countryCode, sponsor, level = -1, areas = false, agreed = false, banned } = member;
  const id = await createMember(
    tx,
    {
      userName,
      countryCode,
      email: `${userName}@example.com`,
      passwordHash: hashes.password,
      transactionPasswordHash: hashes.transactionPassword,
      sponsorId: sponsor === undefined ? undefined : ids.get(sponsor),
    },
    registeredAt,
  );
  if (id === undefined) throw new Error(`the name ${userName} is taken: DEMO needs a database of its own`);
  await tx.execute(
    `update member set level = $2, commitment_enabled = $3, otc_enabled = $3, matching_codes_enabled = $3,
       agreed_terms_id = case when $4 then (select max(id) from published_text where kind = 'TERMS') end,
       agreed_at = case when $4 then created_at end,
       ban_reason = $5::text, banned_at = case when $5::text is not null then created_at end
     where id = $1`,
    [id, level, areas, agreed, banned ?? null],
  );
  return id;
}
