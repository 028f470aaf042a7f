/** The states of a round, and the resulting states of its entries. */
import type { JackpotOrderStatus, JackpotRoundStatus } from '@portal/schema/rest';

interface State {
  /** The possible next states. */
  readonly to: readonly JackpotRoundStatus[];
  /** The state of an order in such a round, by whether one of its entries won. */
  readonly order: Readonly<Record<'won' | 'lost', JackpotOrderStatus>>;
}

const notDrawn = { won: 'NOT_DRAWN', lost: 'NOT_DRAWN' } as const;

export const states: Readonly<Record<JackpotRoundStatus, State>> = {
  IN_PROGRESS: { to: ['NOT_DRAWN'], order: notDrawn },
  NOT_DRAWN: { to: ['DRAWN', 'COMPLETE'], order: notDrawn },
  DRAWN: { to: ['COMPLETE'], order: { won: 'UNPAID', lost: 'NOT_WINNING' } },
  COMPLETE: { to: [], order: { won: 'WINNING', lost: 'NOT_WINNING' } },
};

/** Returns the state of an order, from the state of its round and whether one of its entries won. */
export const getEntryStatus = (round: JackpotRoundStatus, isWinner: boolean): JackpotOrderStatus =>
  states[round].order[isWinner ? 'won' : 'lost'];
