import { randomInt } from 'node:crypto';

import type { Transaction } from '../../database/database.ts';
import { openAccounts } from '../../ledger/ledger.ts';

/** What a member begins with. */
export interface NewMember {
  readonly userName: string;
  readonly passwordHash: string;
  readonly transactionPasswordHash: string;
  readonly countryCode: string;
  readonly email: string | undefined;
  /** The member who invited. */
  readonly sponsorId: bigint | undefined;
}

/** Digits and capitals that are not mistaken for one another when read aloud or copied by hand. */
const referralAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomReferralId = (): string =>
  Array.from({ length: 8 }, () => referralAlphabet.charAt(randomInt(referralAlphabet.length))).join('');

/**
 * Adds a member below their sponsor, with the seven accounts. Undefined when the user name is taken, whatever its
 * case. The sponsor must exist.
 */
export async function createMember(
  tx: Transaction,
  member: NewMember,
  now: Date,
): Promise<bigint | undefined> {
  // A referral id out of 6.5 × 10¹¹ that is taken is chance; three in a row are not.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const row = await tx.maybe<{ id: bigint }>(
      `insert into member (user_name, password_hash, transaction_password_hash, country_code, email, referral_id,
         sponsor_id, depth, sponsor_path, created_at)
       select $1, $2, $3, $4, $5, $6, s.id, coalesce(s.depth + 1, 0),
         case when s.id is null then '{}' else (s.sponsor_path || s.id)[greatest(cardinality(s.sponsor_path) - 62, 1):] end, $8
       from (select) one left join member s on s.id = $7
       on conflict do nothing returning id`,
      [
        member.userName,
        member.passwordHash,
        member.transactionPasswordHash,
        member.countryCode,
        member.email ?? null,
        randomReferralId(),
        member.sponsorId ?? null,
        now,
      ],
    );
    if (row !== undefined) {
      await openAccounts(tx, row.id);
      return row.id;
    }
    if (await isTaken(tx, member.userName)) return undefined;
  }
  throw new Error('no free referral id found');
}

/** Whether somebody has this user name, whatever its case. */
export async function isTaken(db: Pick<Transaction, 'maybe'>, userName: string): Promise<boolean> {
  return (
    (await db.maybe('select from member where user_name_key = $1', [userName.toLowerCase()])) !== undefined
  );
}
