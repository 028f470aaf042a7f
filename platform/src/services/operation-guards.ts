/** Rules that apply to every operation of a member: pauses, and guards of the domains. */
import { isClosedByPause, pauseScopes, type Endpoint } from '@portal/schema/rest';
import type { Queryable } from '../database/database.ts';
import { getCurrentCall } from '../http/current-call.ts';
import type { Pause, SendingPause, Services } from './services.ts';

/**
 * SQL for a `timestamptz[]` with the end of each pause or null, for {@link readPauses}. `memberId` and `now` are SQL.
 */
export const pauseEnds = (pauses: readonly SendingPause[], memberId: string, now: string): string =>
  `array[${pauses.map(({ until }) => `(${until(memberId, now)})`).join(', ')}]::timestamptz[]`;

/** Maps the result of {@link pauseEnds} to pauses, latest end first. */
export const readPauses = (
  pauses: readonly SendingPause[],
  ends: readonly (Date | null)[],
): readonly Pause[] =>
  pauses
    .flatMap(({ reason, scope, refuse }, index): Pause[] => {
      const until = ends[index] ?? null;
      return until === null ? [] : [{ until, reason, scope, refusal: refuse(until) }];
    })
    .sort((a, b) => b.until.getTime() - a.until.getTime());

/** The pauses of a member at `now`, latest end first. */
export async function listPauses(
  { sendingPauses }: Pick<Services, 'sendingPauses'>,
  db: Queryable,
  memberId: bigint,
  now: Date,
): Promise<readonly Pause[]> {
  const sql = `select ${pauseEnds(sendingPauses, '$1::bigint', '$2::timestamptz')} as ends`;
  const { ends } = await db.one<{ ends: readonly (Date | null)[] }>(sql, [memberId, now]);
  return readPauses(sendingPauses, ends);
}

/**
 * Throws a refusal if the member may not run the current endpoint at `now`: that of the longest pause that closes it,
 * or that of a guard. Does nothing outside a call, because operators are not restricted.
 * Money operations call it with the member locked. Code that starts a pause takes the same lock.
 */
export async function requireOperationAllowed(
  services: Services,
  db: Queryable,
  memberId: bigint,
  now: Date,
): Promise<void> {
  const endpoint = getCurrentCall()?.endpoint;
  if (endpoint === undefined) return;
  if (canBePaused(endpoint)) {
    const pauses = await listPauses(services, db, memberId, now);
    const closing = pauses.find(({ scope }) => isClosedByPause(endpoint, scope));
    if (closing !== undefined) throw closing.refusal;
  }
  for (const guard of services.operationGuards) {
    const refusal = await guard(services, db, { memberId, endpoint, now });
    if (refusal !== undefined) throw refusal;
  }
}

/** Endpoints that no pause closes need no query. */
const canBePaused = (endpoint: Endpoint): boolean =>
  pauseScopes.some((scope) => isClosedByPause(endpoint, scope));
