/** Demo members. */
import type { Flag } from '@portal/schema/rest';
import type { Transaction } from '../../database/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { dayMs } from '../../kernel/clock.ts';
import type { Services } from '../../services/services.ts';
import { setFlag } from './flags.ts';
import { createMember } from './members.ts';

interface DemoMember {
  readonly userName: string;
  readonly countryCode: string;
  readonly sponsor?: string;
  /** Default: none, -1. */
  readonly level?: number;
  /** Default: none. */
  readonly areas?: readonly Flag[];
  readonly agreed?: true;
  /** Default: an e-mail address derived from the user name. */
  readonly email?: null;
  /** How long ago the member registered, in days. */
  readonly registered: number;
  readonly banned?: string;
}

export const demoPassword = 'Portal2026';
export const demoTransactionPassword = 'Credits2026';

const allAreas: readonly Flag[] = ['commitment', 'otc', 'matchingCodes'];

/** Sponsors come before the members they invited. */
const demoMembers: readonly DemoMember[] = [
  { userName: 'aiko', countryCode: 'JP', level: 3, areas: allAreas, agreed: true, registered: 60 },
  {
    userName: 'budi',
    countryCode: 'ID',
    sponsor: 'aiko',
    level: 0,
    areas: ['otc'],
    agreed: true,
    registered: 52,
  },
  {
    userName: 'chen',
    countryCode: 'CN',
    sponsor: 'aiko',
    level: 1,
    areas: allAreas,
    agreed: true,
    registered: 50,
  },
  { userName: 'dana', countryCode: 'US', sponsor: 'budi', agreed: true, registered: 45 },
  { userName: 'eunji', countryCode: 'KR', sponsor: 'chen', agreed: true, registered: 12 },
  { userName: 'nova', countryCode: 'ID', sponsor: 'budi', email: null, registered: 0 },
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
      demoMembers.map(async (member) => ({ member, hashes: await getHashes(services) })),
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

async function getHashes({ passwords }: Services): Promise<Hashes> {
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
  const { userName, countryCode, sponsor, email, level = -1, areas = [], agreed = false, banned } = member;
  const id = await createMember(
    tx,
    {
      userName,
      countryCode,
      email: email === null ? undefined : `${userName}@example.com`,
      passwordHash: hashes.password,
      transactionPasswordHash: hashes.transactionPassword,
      sponsorId: sponsor === undefined ? undefined : ids.get(sponsor),
    },
    registeredAt,
  );
  if (id === undefined) throw new Error(`the name ${userName} is taken: DEMO needs its own database`);
  await tx.execute(
    `update member set level = $2,
       agreed_terms_id = case when $3 then (select max(id) from published_text where kind = 'TERMS') end,
       agreed_at = case when $3 then created_at end,
       ban_reason = $4::text, banned_at = case when $4::text is not null then created_at end
     where id = $1`,
    [id, level, agreed, banned ?? null],
  );
  for (const area of areas) await setFlag(tx, userName, area, true);
  return id;
}
