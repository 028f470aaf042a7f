/** Signed-in members with credits, some of them frozen. */
import type { Database } from '../../platform/src/database/database.ts';
import { Sessions } from '../../platform/src/identity/sessions.ts';
import { systemClock } from '../../platform/src/kernel/clock.ts';
import { openHold } from '../../platform/src/ledger/holds.ts';
import { runOnce } from '../../platform/src/ledger/idempotency.ts';
import { openAccounts, post } from '../../platform/src/ledger/ledger.ts';

const deposited = 1_000_000_000_000n;
const frozen = 25_000_000_000n;

/** Adds members to a migrated database, and resolves with the token of a session of each. */
export async function addMembers(db: Database, count: number): Promise<string[]> {
  const sessions = new Sessions(db, systemClock);
  const tokens: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = 100_001n + BigInt(n);
    await db.execute(
      `insert into member (id, user_name, email, country_code, password_hash, transaction_password_hash, referral_id, level,
         depth, sponsor_path, agreed_terms_id, agreed_at, created_at) overriding system value
       values ($1, $2, $3, 'ID', 'x', 'x', $4, 3, 0, '{}', (select max(id) from published_text where kind = 'TERMS'), now(), now())`,
      [id, `member${id}`, `member${id}@example.com`, `REF${id}`],
    );
    await openAccounts(db, id);
    await addCredits(db, id);
    const session = await sessions.begin(db, id, 'x');
    if (session === undefined) throw new Error(`Member ${id} could not sign in.`);
    tokens.push(session.token);
  }
  // Autovacuum does this on a long-running server.
  await db.execute('analyze');
  return tokens;
}

/** A deposit, part of which is frozen for a withdrawal. */
async function addCredits(db: Database, id: bigint): Promise<void> {
  const member = { member: id };
  await runOnce(
    db,
    { scope: 'bench:path', key: `member-${id}`, input: {}, clock: { now: () => new Date() } },
    async (operation) => {
      await post(operation, {
        recordType: 'deposit',
        legs: [
          { account: { house: 'deposit' }, coin: 'CASH_POINT', amount: -deposited },
          { account: member, coin: 'CASH_POINT', amount: deposited },
        ],
      });
      await openHold(operation, {
        recordType: 'withdraw',
        kind: 'withdrawal',
        member: id,
        coin: 'CASH_POINT',
        bucket: 'frozen',
        amount: frozen,
      });
      return null;
    },
  );
}
