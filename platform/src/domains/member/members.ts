/** Rows of members. */
import { randomInt } from 'node:crypto';
import type { Locale } from '@portal/schema/locales';
import type { Queryable, Transaction } from '../../database/database.ts';
import { openAccounts } from '../../ledger/ledger.ts';
import { refusals } from './refusals.ts';

/** The data of a new member. */
export interface NewMember {
  readonly userName: string;
  readonly passwordHash: string;
  readonly transactionPasswordHash: string;
  readonly countryCode: string;
  readonly email: string | undefined;
  /** The language in which the member registered; undefined if unknown. */
  readonly locale?: Locale;
  /** The member who invited them. */
  readonly sponsorId: bigint | undefined;
}

/** Digits and capitals that are hard to confuse when read aloud or copied by hand. */
const referralAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomReferralId = (): string =>
  Array.from({ length: 8 }, () => referralAlphabet.charAt(randomInt(referralAlphabet.length))).join('');

/**
 * Inserts a member below their sponsor, with the seven accounts. Returns undefined if the user name is taken,
 * ignoring case. The sponsor must exist.
 */
export async function createMember(
  tx: Transaction,
  member: NewMember,
  now: Date,
): Promise<bigint | undefined> {
  // One collision among 6.5 × 10¹¹ referral ids is chance; three in a row are a fault.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const row = await tx.maybe<{ id: bigint }>(
      `insert into member (user_name, password_hash, transaction_password_hash, country_code, email, referral_id,
         sponsor_id, depth, sponsor_path, created_at, locale)
       select $1, $2, $3, $4, $5, $6, s.id, coalesce(s.depth + 1, 0),
         case when s.id is null then '{}' else (s.sponsor_path || s.id)[greatest(cardinality(s.sponsor_path) - 62, 1):] end, $8, $9
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
        member.locale ?? null,
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

/** Returns whether the user name is taken, ignoring case. */
export async function isTaken(db: Pick<Transaction, 'maybe'>, userName: string): Promise<boolean> {
  return (
    (await db.maybe('select from member where user_name_key = $1', [userName.toLowerCase()])) !== undefined
  );
}

/** Returns a member by the user name, ignoring case, or undefined. `userName` is the registered spelling. */
export async function findMember(
  db: Queryable,
  userName: string,
): Promise<{ readonly id: bigint; readonly userName: string } | undefined> {
  const row = await db.maybe<{ id: bigint; user_name: string }>(
    'select id, user_name from member where user_name_key = $1',
    [userName.toLowerCase()],
  );
  return row && { id: row.id, userName: row.user_name };
}

/**
 * Locks the member until the transaction ends, which serialises all operations of one member. Refused with BANNED if
 * the account was closed after the request was authenticated; closing an account takes the same lock. The refusal is
 * not stored under the request's idempotency key, because an account can be reopened.
 */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  const { banned } = await tx.one<{ banned: boolean }>(
    'select banned_at is not null as banned from member where id = $1 for no key update',
    [memberId],
  );
  if (banned) throw refusals.BANNED({ final: false });
}

/** Returns user names by member id. */
export async function listUserNames(db: Queryable, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.query<{ id: bigint; user_name: string }>(
    'select id, user_name from member where id = any ($1)',
    [wanted],
  );
  return new Map(rows.map((row) => [row.id, row.user_name]));
}
