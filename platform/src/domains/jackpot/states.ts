/** The states of a round, and what each says of the entries in it. */
import type { JackpotOrderStatus, JackpotRoundStatus } from '@portal/schema/rest';

interface State {
  /** The states that can follow. */
  readonly to: readonly JackpotRoundStatus[];
  /** What an order is in a round of this state, by whether one of its entries won. */
  readonly order: Readonly<Record<'won' | 'lost', JackpotOrderStatus>>;
}

const notDrawn = { won: 'NOT_DRAWN', lost: 'NOT_DRAWN' } as const;

export const states: Readonly<Record<JackpotRoundStatus, State>> = {
  IN_PROGRESS: { to: ['NOT_DRAWN'], order: notDrawn },
  NOT_DRAWN: { to: ['DRAWN', 'COMPLETE'], order: notDrawn },
  DRAWN: { to: ['COMPLETE'], order: { won: 'UNPAID', lost: 'NOT_WINNING' } },
  COMPLETE: { to: [], order: { won: 'WINNING', lost: 'NOT_WINNING' } },
};

/** What an order is, by the state of its round and whether one of its entries won. */
export const statusOfOrder = (round: JackpotRoundStatus, isWinner: boolean): JackpotOrderStatus =>
  states[round].order[isWinner ? 'won' : 'lost'];
