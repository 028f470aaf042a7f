/** Operator commands for members' accounts. */
import type { Flag } from '@portal/schema/rest';
import { auditedMember } from '../../operator/audited-row.ts';
import { change, done, notDone, type Command, type Outcome } from '../../operator/command.ts';
import { internalReason, oneOf, userName } from '../../operator/values.ts';
import { banMember, unbanMember, type BanOutcome } from './ban.ts';
import { setFlag } from './flags.ts';

/** The names of areas on the command line. */
const areas = {
  commitment: 'commitment',
  otc: 'otc',
  'matching-codes': 'matchingCodes',
} as const satisfies Record<string, Flag>;
const areaNames = Object.keys(areas) as (keyof typeof areas)[];

export const commands: readonly Command[] = [
  change({
    words: 'member ban',
    does: 'close an account and end its sessions',
    args: { user: userName },
    changes: (args) => auditedMember(args.user),
    options: { reason: internalReason },
    run: async ({ services }, args) =>
      formatBanOutcome(await banMember(services, args.user, args.reason), args.user, 'closed'),
  }),
  change({
    words: 'member unban',
    does: 'open it again',
    args: { user: userName },
    changes: (args) => auditedMember(args.user),
    run: async ({ services }, args) =>
      formatBanOutcome(await unbanMember(services, args.user), args.user, 'open'),
  }),
  change({
    words: 'member flag',
    does: 'show an area to a member, or hide it',
    args: {
      user: userName,
      area: oneOf(areaNames, `Which area? Give one of ${areaNames.join(', ')}.`),
      state: { ...oneOf(['on', 'off'], 'On or off?'), label: 'on|off' },
    },
    changes: (args) => auditedMember(args.user),
    run: async ({ services }, { user: name, area, state }) => {
      const userName = await setFlag(services.database, name, areas[area], state === 'on');
      return userName === undefined ? reportNoMember(name) : done(`${area} is ${state} for ${userName}.`);
    },
  }),
];

const reportNoMember = (name: string): Outcome => notDone(`There is no member ${name}.`);

function formatBanOutcome(outcome: BanOutcome, name: string, state: 'closed' | 'open'): Outcome {
  switch (outcome.kind) {
    case 'unknown':
      return reportNoMember(name);
    case 'unchanged':
      return notDone(`The account of ${outcome.userName} is ${state} already.`);
    case 'done':
      return done(
        state === 'open'
          ? `The account of ${outcome.userName} is open.`
          : `The account of ${outcome.userName} is closed. Sessions ended: ${outcome.endedSessions}.`,
      );
  }
}
