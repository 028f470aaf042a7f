/** The operator's setting for payout methods: how long a new or changed one waits. */
import { rowOf } from '../../operator/subject.ts';
import { change, done, type Command, type Value } from '../../operator/command.ts';
import { changeSettings } from '../../operator/settings.ts';
import { getCoolDownHours } from './cool-down.ts';

/** The longest wait, in hours: thirty days. */
const maxHours = 720;

const hours: Value<number> & { readonly isOptional: true } = {
  parse: (typed) => (/^\d{1,3}$/.test(typed) && Number(typed) <= maxHours ? Number(typed) : undefined),
  ask: `How many hours? At most ${maxHours}, which are 30 days; 0 for no wait.`,
  isOptional: true,
};

export const commands: readonly Command[] = [
  change({
    words: 'payout cool-down',
    does: 'how long a new or changed payout method waits; without hours it says so',
    args: { hours },
    changes: () => rowOf('payout_setting', {}),
    run: async ({ services: { database } }, given) => {
      if (given.hours !== undefined)
        await changeSettings(
          database,
          { table: 'payout_setting', key: {} },
          { cool_down_hours: given.hours },
        );
      const now = await getCoolDownHours(database);
      return done(`Payout methods added or changed from now on can be paid to after ${now} h.`);
    },
  }),
];
