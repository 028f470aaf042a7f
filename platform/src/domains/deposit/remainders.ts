/** The operator's commands for what is beyond the multiple of a deposit, where it is held. */
import { change, command, done, notDone, type Command } from '../../operator/command.ts';
import { rowOf } from '../../operator/subject.ts';
import { id } from '../../operator/values.ts';
import { heldRemainders } from './reviews.ts';
import { decideRemainder } from './settle.ts';

const deposit = id('Which deposit? Give its number; deposit held-remainders names them.');

export const remainders: readonly Command[] = [
  command({
    words: 'deposit held-remainders',
    does: 'what is beyond the multiple of approved deposits and waits for a decision, oldest first',
    run: async ({ services }) =>
      done(await heldRemainders(services.database), 'No remainder waits for a decision.'),
  }),
  ...(['credit', 'keep'] as const).map((how) =>
    change({
      words: `deposit ${how}-remainder`,
      confirms: true,
      does:
        how === 'credit'
          ? 'credits what is beyond the multiple of an approved deposit, where it is held'
          : 'keeps it: it is not credited',
      args: { id: deposit },
      changes: (given) => rowOf('deposit', { id: given.id }),
      run: async ({ services }, given) =>
        (await decideRemainder(services, given.id, how === 'credit' ? 'CREDITED' : 'KEPT'))
          ? done(`The remainder of deposit:${given.id} is ${how === 'credit' ? 'credited' : 'kept'}.`)
          : notDone(`No approved deposit ${given.id} has a remainder that is held.`),
    }),
  ),
];
