/**
 * What a domain provides for the simulation, in its `simulation.cases.ts`: daily actions of members and of the operator.
 * Everything uses the platform's own interfaces: member calls and operator commands.
 */
import type { Endpoint, RequestOf, AnswerOf } from '@portal/schema/rest';
import type { Coin } from '../../src/ledger/coins.ts';
import type { Random } from './random.ts';

/** A member who acts. */
export interface Actor {
  readonly userName: string;
  /** The platform's time. */
  readonly now: Date;
  /** The random plan of this member and day. */
  readonly random: Random;
  /** Another member; undefined if there is none. */
  readonly other: () => string | undefined;
  /** Schedules another visit of this member. */
  readonly comeBack: (at: Date) => void;
  /** The available balance of a coin, in minor units. */
  readonly available: (coin: Coin) => Promise<bigint>;
  /** Whether an endpoint is currently paused for this member. */
  readonly isClosed: (endpoint: Endpoint) => Promise<boolean>;
  /** Calls the platform. A refusal fails the simulation, so acts must only do what is allowed; only with clock skew a few are counted. */
  readonly call: <E extends Endpoint>(endpoint: E, data: RequestOf<E>) => Promise<AnswerOf<E>>;
  /** The confirmation fields of a request, with a new key. */
  readonly confirmed: () => { readonly idempotencyKey: string; readonly transactionPassword: string };
}

/** An action of members. */
export interface Act {
  /** Relative frequency: 10 is tried first twice as often as 5. */
  readonly weight: number;
  /** Acts if the member currently can, and returns whether it did. */
  readonly run: (actor: Actor) => Promise<boolean>;
}

/** The operator, with the random plan of the day. */
export interface SimulatedOperator {
  /** The platform's time. */
  readonly now: Date;
  readonly random: Random;
  /** A random member; undefined if there is none. */
  readonly member: () => string | undefined;
  /**
   * Runs a command line and returns its output, or undefined if nothing was done. An invalid one fails the simulation.
   * `input` is the text of the input file.
   */
  readonly command: (line: string, input?: string) => Promise<string | undefined>;
}

/** A domain's part of the simulation. */
export interface Simulated {
  /** Runs before the first member registers; `members` is the number of members to come. */
  readonly setUp?: (operator: SimulatedOperator, members: number) => Promise<void>;
  /** Actions of members by their names in the summary. */
  readonly acts: Readonly<Record<string, Act>>;
  /** The operator's work each day before members act. */
  readonly morning?: (operator: SimulatedOperator) => Promise<void>;
  /** The operator's work each day in addition to deciding reviews. */
  readonly evening?: (operator: SimulatedOperator) => Promise<void>;
}
