/** The rules that are checked in one place for every operation of a member: pauses, and what domains contribute. */
import { isClosedByPause, pauseScopes, type Endpoint } from '@portal/schema/rest';

import type { Queryable } from './database/database.ts';
import { getCurrentCall } from './server/current-call.ts';
import type { Pause, Services } from './services.ts';

/** The pauses of a member that hold at `now`, the one that ends last first. */
export async function listPauses(
  { sendingPauses }: Pick<Services, 'sendingPauses'>,
  db: Queryable,
  memberId: bigint,
  now: Date,
): Promise<readonly Pause[]> {
  const found: Pause[] = [];
  for (const findPause of sendingPauses) {
    const pause = await findPause(db, memberId, now);
    if (pause !== undefined && pause.until > now) found.push(pause);
  }
  return found.sort((a, b) => b.until.getTime() - a.until.getTime());
}

/**
 * Refuses what a member may not do at `now`, by the endpoint that is being served: with the refusal of the pause that closes
 * it the longest, or with that of a guard. Outside a call it is the operator who acts, whom nothing here restricts. Money
 * operations call it after they have locked the member, which is also locked by whatever begins a pause.
 */
export async function refuseGuarded(
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

/** An endpoint that no pause closes needs no query for the pauses. */
const canBePaused = (endpoint: Endpoint): boolean =>
  pauseScopes.some((scope) => isClosedByPause(endpoint, scope));
