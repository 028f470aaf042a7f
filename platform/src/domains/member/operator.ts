/** The operator's commands for members' accounts. */
import type { Flag } from '@portal/schema/rest';

import { memberOf } from '../../operator/subject.ts';
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
    changes: (given) => memberOf(given.user),
    options: { reason: internalReason },
    run: async ({ services }, given) =>
      tell(await banMember(services, given.user, given.reason), given.user, 'closed'),
  }),
  change({
    words: 'member unban',
    does: 'open it again',
    args: { user: userName },
    changes: (given) => memberOf(given.user),
    run: async ({ services }, given) => tell(await unbanMember(services, given.user), given.user, 'open'),
  }),
  change({
    words: 'member flag',
    does: 'show an area to a member, or hide it',
    args: {
      user: userName,
      area: oneOf(areaNames, `Which area? Give one of ${areaNames.join(', ')}.`),
      state: { ...oneOf(['on', 'off'], 'On or off?'), label: 'on|off' },
    },
    changes: (given) => memberOf(given.user),
    run: async ({ services }, { user: asked, area, state }) => {
      const userName = await setFlag(services.database, asked, areas[area], state === 'on');
      return userName === undefined ? noMember(asked) : done(`${area} is ${state} for ${userName}.`);
    },
  }),
];

const noMember = (asked: string): Outcome => notDone(`There is no member ${asked}.`);

function tell(outcome: BanOutcome, asked: string, state: 'closed' | 'open'): Outcome {
  switch (outcome.kind) {
    case 'unknown':
      return noMember(asked);
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
