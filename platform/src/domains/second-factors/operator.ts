/** Operator commands for members who have lost their factors. */
import { auditedMember } from '../../operator/audited-row.ts';
import { change, command, done, notDone, type Command } from '../../operator/command.ts';
import { internalReason, userName } from '../../operator/values.ts';
import { findMember } from '../member/index.ts';
import { deleteFactorData, getFactorState } from './factors.ts';
import { removedMail } from './mails.ts';

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const commands: readonly Command[] = [
  command({
    words: 'factor list',
    does: 'second factors of a member, and how many recovery codes are left',
    args: { user: userName },
    run: async ({ services: { database } }, { user }) => {
      const member = await findMember(database, user);
      if (member === undefined) return notDone(`There is no member ${user}.`);
      const { factors, recoveryCodesLeft, confirms } = await getFactorState(database, member.id);
      if (factors.length === 0) return done(`${member.userName} has no second factor.`);
      return done([
        ...factors.map(
          ({ factorType, factorName, createTime, lastUseTime }) =>
            `${factorType}  ${factorName}  added ${day(createTime)}  ${lastUseTime === null ? 'not used since' : `last used ${day(lastUseTime)}`}`,
        ),
        `Recovery codes left: ${recoveryCodesLeft}.`,
        confirms === 1
          ? 'A factor confirms in place of the transaction password.'
          : 'The transaction password confirms operations.',
      ]);
    },
  }),
  change({
    words: 'factor remove',
    does: 'removes all second factors of a member who cannot use them; the passwords alone suffice again',
    args: { user: userName },
    changes: ({ user }) => auditedMember(user),
    options: { reason: internalReason },
    run: async ({ tx, now, services: { outbox } }, { user }) => {
      const member = await findMember(tx, user);
      if (member === undefined) return notDone(`There is no member ${user}.`);
      const { factors } = await getFactorState(tx, member.id);
      if (factors.length === 0) return notDone(`${member.userName} has no second factor.`);
      await deleteFactorData(tx, member.id);
      const time = now.toISOString();
      for (const { factorType, factorName: name } of factors)
        await outbox.put(tx, member.id, removedMail(factorType, { time, name }));
      return done(`Second factors of ${member.userName} removed: ${factors.length}.`);
    },
  }),
];
