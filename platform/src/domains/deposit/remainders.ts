/** Operator commands for held remainders of deposits. */
import { auditedRow } from '../../operator/audited-row.ts';
import { change, command, done, notDone, type Command } from '../../operator/command.ts';
import { id } from '../../operator/values.ts';
import { heldRemainders } from './reviews.ts';
import { creditRemainder, keepRemainder } from './settle.ts';

const deposit = id('Which deposit? Give its number; deposit held-remainders names them.');

export const remainders: readonly Command[] = [
  command({
    words: 'deposit held-remainders',
    does: 'remainders of approved deposits that wait for a decision, oldest first',
    run: async ({ services }) =>
      done(await heldRemainders(services.database), 'No remainder waits for a decision.'),
  }),
  ...(['credit', 'keep'] as const).map((how) =>
    change({
      words: `deposit ${how}-remainder`,
      confirms: true,
      does:
        how === 'credit'
          ? 'credits the held remainder of an approved deposit'
          : 'keeps it: it is not credited',
      args: { id: deposit },
      changes: (args) => auditedRow('deposit', { id: args.id }),
      run: async ({ services }, args) =>
        (await (how === 'credit' ? creditRemainder : keepRemainder)(services, args.id))
          ? done(`The remainder of deposit:${args.id} is ${how === 'credit' ? 'credited' : 'kept'}.`)
          : notDone(`No approved deposit ${args.id} has a remainder that is held.`),
    }),
  ),
];
