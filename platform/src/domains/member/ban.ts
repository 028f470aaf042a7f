import type { Services } from '../../services/services.ts';

/** The result of a ban or of lifting one. */
export type BanOutcome =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unchanged'; readonly userName: string }
  | { readonly kind: 'done'; readonly userName: string; readonly endedSessions: number };

/** Closes an account: no sign-in, no transfers to it, and all its sessions end immediately. */
export function banMember(
  { database, clock, sessions }: Services,
  userName: string,
  reason: string,
): Promise<BanOutcome> {
  return database.transaction(async (tx) => {
    const member = await tx.maybe<{ id: bigint; user_name: string; banned: boolean }>(
      'select id, user_name, banned_at is not null as banned from member where user_name_key = $1 for no key update',
      [userName.toLowerCase()],
    );
    if (member === undefined) return { kind: 'unknown' };
    if (member.banned) return { kind: 'unchanged', userName: member.user_name };
    await tx.execute('update member set banned_at = $2, ban_reason = $3 where id = $1', [
      member.id,
      clock.now(),
      reason,
    ]);
    const endedSessions = await sessions.endAll(tx, member.id, 'banned');
    return { kind: 'done', userName: member.user_name, endedSessions };
  });
}

/** Reopens a closed account. Its ended sessions stay ended. */
export async function unbanMember({ database }: Services, userName: string): Promise<BanOutcome> {
  const row = await database.maybe<{ user_name: string; was: boolean }>(
    `update member m set banned_at = null, ban_reason = null
     from (select id, banned_at is not null as was from member where user_name_key = $1 for no key update) old
     where m.id = old.id returning m.user_name, old.was`,
    [userName.toLowerCase()],
  );
  if (row === undefined) return { kind: 'unknown' };
  return row.was
    ? { kind: 'done', userName: row.user_name, endedSessions: 0 }
    : { kind: 'unchanged', userName: row.user_name };
}
