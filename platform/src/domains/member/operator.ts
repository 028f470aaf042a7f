/** The operator's commands for members' accounts. */
import type { Flag } from '@portal/schema/rest';

import { memberOf, type Subject } from '../../operator/subject.ts';
import { change, done, notDone, type Command, type Outcome } from '../../operator/command.ts';
import { email, oneOf, reason, userName } from '../../operator/values.ts';
import { banMember, unbanMember, type BanOutcome } from './ban.ts';
import { setFlag } from './flags.ts';
import { findMember } from './members.ts';
import { replaceEmail, replaceTransactionPassword } from './recovery.ts';

/** The names of areas on the command line. */
const areas = {
  commitment: 'commitment',
  otc: 'otc',
  'matching-codes': 'matchingCodes',
} as const satisfies Record<string, Flag>;
const areaNames = Object.keys(areas) as (keyof typeof areas)[];

/** Why a way into an account was replaced. The member does not read it. */
const why = { ...reason, ask: 'Why? Give --reason, at most 200 characters.' };

/** What a member gets in with, as far as the record of changes may keep it: it has no hash of a password. */
const waysOf = (user: string): Subject => ({
  sql: 'select user_name, email, payouts_closed_until from member where user_name_key = $1',
  params: [user.toLowerCase()],
});

export const commands: readonly Command[] = [
  change({
    words: 'member ban',
    does: 'close an account and end its sessions',
    args: { user: userName },
    changes: (given) => memberOf(given.user),
    options: { reason: why },
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
    words: 'member email',
    does: 'give an account another email address; nothing is paid out for 24 h',
    args: { user: userName, email },
    changes: ({ user }) => waysOf(user),
    options: { reason: why },
    run: async ({ tx, now, services: { outbox } }, { user, email: address }) => {
      const member = await findMember(tx, user);
      if (member === undefined) return noMember(user);
      const until = await replaceEmail({ tx, outbox, now }, member.id, address);
      return until === undefined
        ? notDone(`${address} is the address of ${member.userName} already.`)
        : done(
            `The address of ${member.userName} is ${address}. Nothing is paid out until ${until.toISOString()}.`,
          );
    },
  }),
  change({
    words: 'member transaction-password',
    does: 'print a new transaction password, once, for a member to change; nothing is paid out for 24 h',
    args: { user: userName },
    changes: ({ user }) => waysOf(user),
    options: { reason: why },
    run: async ({ tx, services }, { user }) => {
      const member = await findMember(tx, user);
      if (member === undefined) return noMember(user);
      const { password, until } = await replaceTransactionPassword(services, member.id);
      return done(
        `The transaction password of ${member.userName} is ${password} until the member changes it. Tell nobody else. Nothing is paid out until ${until.toISOString()}.`,
      );
    },
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
