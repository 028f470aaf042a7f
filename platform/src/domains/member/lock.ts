import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';

/**
 * Locks the member until the transaction ends, so that what one member does is done one after the other. Refused with
 * BANNED when the account was closed since the request was let in: whoever closes it waits, or is waited for. An account
 * can be opened again, so the refusal is not remembered under the request's key.
 */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  const { banned } = await tx.one<{ banned: boolean }>(
    'select banned_at is not null as banned from member where id = $1 for no key update',
    [memberId],
  );
  if (banned) throw new Refusal('BANNED', {}, { final: false });
}
