/** Members, a team and forty days of history to look at. Never in production. */
import { businessDate, nextBusinessMidnight, startOfBusinessDate } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import { createMember } from '../domains/member/create-member.ts';
import { runOnce } from '../ledger/idempotency.ts';
import type { Services } from '../services.ts';
import { Book } from './book.ts';
import { addDepositPlaces, depositReceipts } from './deposits.ts';
import { demoMembers, demoPassword, demoTransactionPassword, type DemoMember } from './members.ts';
import { drawReceipts } from './receipts.ts';
import { justNow, story } from './story.ts';

const dayMs = 24 * 60 * 60_000;

interface Hashes {
  readonly password: string;
  readonly transactionPassword: string;
}

/** Makes the demonstration at the first start, all of it or nothing; later only closes dana's transfers for today. */
export async function seedDemo(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  if (!(await isSeeded(services))) {
    const people = await Promise.all(
      demoMembers.map(async (member) => ({ member, hashes: await hashesOf(services) })),
    );
    const receipts = await drawReceipts(services.pictures, depositReceipts);
    await runOnce(database, { scope: 'demo', key: 'seed', input: {}, now }, async (operation) => {
      const ids = new Map<string, bigint>();
      for (const { member, hashes } of people) {
        const registeredAt = new Date(now.getTime() - member.registered * dayMs);
        ids.set(member.userName, await addMember(operation.tx, member, hashes, ids, registeredAt));
      }
      await addDepositPlaces(operation.tx);
      const today = startOfBusinessDate(businessDate(now)).getTime();
      for (const { daysAgo, minute, play } of story()) {
        const instant = new Date(today - daysAgo * dayMs + minute * 60_000);
        await play(new Book({ ...operation, now: instant }, ids, receipts));
      }
      await justNow(new Book(operation, ids, receipts));
      return {};
    });
  }
  await database.execute(
    `update member set transfer_closed_until = $1, transfer_closed_reason = 'INSURANCE_REDEEMED' where user_name_key = 'dana'`,
    [nextBusinessMidnight(now)],
  );
}

/** Whether a demonstration was made in this database, ever: members whose passwords everybody can read. */
export async function isSeeded({ database }: Services): Promise<boolean> {
  return (await database.maybe("select from operation where scope = 'demo' and key = 'seed'")) !== undefined;
}

async function hashesOf({ passwords }: Services): Promise<Hashes> {
  const [password, transactionPassword] = await Promise.all([
    passwords.hash(demoPassword),
    passwords.hash(demoTransactionPassword),
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
  const { userName, countryCode, email, sponsor, level, areas, agreed, banned } = member;
  const id = await createMember(
    tx,
    {
      userName,
      countryCode,
      email,
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
