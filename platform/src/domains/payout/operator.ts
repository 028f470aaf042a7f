/** The operator's setting for payout methods: how long a new or changed one waits. */
import { change, command, done, type Command, type Value } from '../../operator/command.ts';
import { changeSettings } from '../../operator/settings.ts';
import { rowOf } from '../../operator/subject.ts';
import { getCoolDownHours } from './cool-down.ts';

/** The longest wait, in hours: thirty days. */
const maxHours = 720;

const hours: Value<number> = {
  parse: (typed) => (/^\d{1,3}$/.test(typed) && Number(typed) <= maxHours ? Number(typed) : undefined),
  ask: `How many hours? At most ${maxHours}, which are 30 days; 0 for no wait.`,
};

export const commands: readonly Command[] = [
  command({
    words: 'payout list',
    does: 'how long a new or changed payout method waits',
    run: async ({ services: { database } }) => done(sentence(await getCoolDownHours(database))),
  }),
  change({
    words: 'payout cool-down',
    does: 'how long a new or changed payout method waits',
    args: { hours },
    changes: () => rowOf('payout_setting', {}),
    run: async ({ services: { database } }, given) => {
      await changeSettings(database, { table: 'payout_setting', key: {} }, { cool_down_hours: given.hours });
      return done(sentence(given.hours));
    },
  }),
];

const sentence = (waited: number): string =>
  `Payout methods added or changed from now on can be paid to after ${waited} h.`;
