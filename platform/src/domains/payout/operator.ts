/** Operator setting for payout methods: how long a new or changed one waits. */
import { auditedRow } from '../../operator/audited-row.ts';
import { change, command, done, type Command, type Value } from '../../operator/command.ts';
import { changeSettings } from '../../operator/settings.ts';
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
    run: async ({ services: { database } }) => done(formatCoolDown(await getCoolDownHours(database))),
  }),
  change({
    words: 'payout cool-down',
    does: 'how long a new or changed payout method waits',
    args: { hours },
    changes: () => auditedRow('payout_setting', {}),
    run: async ({ services: { database } }, args) => {
      await changeSettings(database, { table: 'payout_setting', key: {} }, { cool_down_hours: args.hours });
      return done(formatCoolDown(args.hours));
    },
  }),
];

const formatCoolDown = (waited: number): string =>
  `Payout methods added or changed from now on can be paid to after ${waited} h.`;
