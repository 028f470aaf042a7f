/** Recovery codes: single-use codes for members without their factor. */
import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { groupCode, normalizeCode } from '../../identity/typed-codes.ts';

const count = 10;

/** Digits and capitals that are hard to confuse: 4.9 bits each. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 78 bits, so that a stolen hash reveals nothing about its code. */
const length = 16;

const newCode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

const hashOf = (memberId: bigint, code: string): Buffer =>
  createHash('sha256')
    .update(`${memberId}:${normalizeCode(code)}`)
    .digest();

/** Replaces the recovery codes with ten new ones, `ABCD-EFGH-JKMN-PQRS`. Only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, memberId: bigint): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await tx.execute('delete from recovery_code where member_id = $1', [memberId]);
  await tx.execute(
    "insert into recovery_code (member_id, code_hash) select $1, decode(c, 'hex') from unnest($2::text[]) as c",
    [memberId, codes.map((code) => hashOf(memberId, code).toString('hex'))],
  );
  return codes.map(groupCode);
}

/** Uses a code up. Returns false if it is not the member's, or was already used. */
export async function useRecoveryCode(
  tx: Transaction,
  memberId: bigint,
  typed: string,
  now: Date,
): Promise<boolean> {
  const used = await tx.execute(
    'update recovery_code set used_at = $3 where member_id = $1 and code_hash = $2 and used_at is null',
    [memberId, hashOf(memberId, typed), now],
  );
  return used === 1;
}
