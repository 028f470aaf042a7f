/**
 * What a domain brings to the simulation, in its `simulation.rows.ts`: what its members do on a day, and what the operator
 * does about it. All of it goes through the platform's own operations: calls of members, and command lines of the operator.
 */
import type { Coin } from '../../src/ledger/coins.ts';
import type { Endpoint, RequestOf, ResultOf } from '@portal/schema/rest';
import type { Random } from './random.ts';

/** A member who is about to do something. */
export interface Actor {
  readonly userName: string;
  /** The platform's time. */
  readonly now: Date;
  /** The plan of this member and this day. */
  readonly random: Random;
  /** Another member; undefined while there is no other. */
  readonly other: () => string | undefined;
  /** Lets this member act at that time, too. */
  readonly comeBack: (at: Date) => void;
  /** What is available of a credit, in minor units. */
  readonly available: (coin: Coin) => Promise<bigint>;
  /** Calls the platform. A refusal ends the simulation: an act that would be refused is not done. */
  readonly call: <E extends Endpoint>(endpoint: E, data: RequestOf<E>) => Promise<ResultOf<E>>;
  /** The fields of a request that the member confirms, with a key of its own. */
  readonly confirmed: () => { readonly idempotencyKey: string; readonly transactionPassword: string };
}

/** Something that a member does. */
export interface Act {
  /** How often beside the acts of all domains: 10 is tried first twice as often as 5. */
  readonly weight: number;
  /** Does it where this member can now, and returns whether it was done. */
  readonly run: (actor: Actor) => Promise<boolean>;
}

/** The operator, with the plan of the day. */
export interface SimulatedOperator {
  /** The platform's time. */
  readonly now: Date;
  readonly random: Random;
  /** A member; undefined while there is none. */
  readonly member: () => string | undefined;
  /**
   * Runs a command line and returns what it prints. An ill one ends the simulation; one with which nothing was done answers
   * undefined. `input` is the text of the file that it reads.
   */
  readonly command: (line: string, input?: string) => Promise<string | undefined>;
}

/** A domain's part of the simulation. */
export interface Simulated {
  /** What is there before the first member, of whom there will be so many. */
  readonly setUp?: (operator: SimulatedOperator, members: number) => Promise<void>;
  /** What members do, by what the summary calls it. */
  readonly acts: Readonly<Record<string, Act>>;
  /** What the operator does each day before members do anything. */
  readonly morning?: (operator: SimulatedOperator) => Promise<void>;
  /** What the operator does each day, beside deciding every review. */
  readonly evening?: (operator: SimulatedOperator) => Promise<void>;
}
