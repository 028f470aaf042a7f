/** What the dashboard makes of a feature's events, for tests of the features. */
import i18next from 'i18next';
import { noneDismissed } from '../notices/dismissed.ts';
import type { Dismissed, EventContext, MemberEvent } from '../notices/event.ts';
import { overviewOf } from '../test/portal.tsx';
import { listUrgent, type UrgentEvent } from './dashboard/useUrgentEvents.ts';

export const now = Date.parse('2026-11-21T12:00:00.000Z');

export interface UrgentOptions {
  /** Whether the member has credits to withdraw. */
  readonly canWithdraw?: boolean;
  readonly dismissed?: Dismissed;
  /** ISO 8601; what ended by then is over. */
  readonly endedUntil?: string | null;
}

/** What needs attention of the events. The texts `notices` are loaded. */
export function urgentOf(
  toEvents: (context: EventContext) => readonly MemberEvent[],
  { canWithdraw = false, dismissed = noneDismissed, endedUntil = null }: UrgentOptions = {},
): readonly UrgentEvent[] {
  const context: EventContext = {
    t: i18next.getFixedT(null, 'notices'),
    locale: 'en-US',
    assets: overviewOf(canWithdraw ? { WITHDRAWAL_POINT: '10' } : {}).assets,
    restrictions: [],
    dismissed,
    now,
  };
  return listUrgent(toEvents(context), dismissed, endedUntil);
}
