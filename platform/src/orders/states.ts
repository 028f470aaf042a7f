/** What the states of all kinds of orders have in common. */
import type { HoldOutcome } from '../ledger/holds.ts';

/** The states of an order. */
export type States<Status extends string, End extends string = HoldOutcome> = Readonly<
  Record<
    Status,
    {
      /** The possible next states. */
      readonly to: readonly Status[];
      /** The effect of a final state; by default on the hold of the order. */
      readonly ends?: End;
      /** Whether the member receives a reason. */
      readonly explained?: true;
    }
  >
>;

/** Returns the states with a direct transition to the given one. */
export const statusesBefore = <Status extends string>(
  states: States<Status, string>,
  to: Status,
): readonly Status[] => (Object.keys(states) as Status[]).filter((from) => states[from].to.includes(to));
