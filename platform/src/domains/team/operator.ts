/** Operator commands for the rule by which ranks count members. */
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { auditedRow } from '../../operator/audited-row.ts';
import { amounts } from '../../operator/bounds.ts';
import { change, command, done, type Command } from '../../operator/command.ts';
import { changeSettings } from '../../operator/settings.ts';
import { amount, oneOf } from '../../operator/values.ts';
import { readRule } from './qualifying.ts';

const place = { table: 'bonus_setting', key: {} };

/** Formats the rule in one line. */
async function describeRule(db: Queryable): Promise<string> {
  const { value, needsIdentity } = await readRule(db);
  const identity = needsIdentity ? 'and whose identity is verified' : 'whether or not identified';
  return `Ranks count members who are not banned, whose purchases counted for ${formatAmount(value)} or more, ${identity}.`;
}

export const commands: readonly Command[] = [
  command({
    words: 'bonus qualification',
    does: 'rule for the members that ranks count, and their number',
    run: async ({ services: { database } }) => {
      const { qualified, due } = await database.one<{ qualified: bigint; due: bigint }>(
        `select (select count(*) from team_member where qualified) as qualified,
           (select count(*) from team_qualification_due) as due`,
      );
      return done([
        await describeRule(database),
        `${qualified} members are qualified.`,
        ...(due > 0n ? [`${due} are still to be compared with the rule.`] : []),
      ]);
    },
  }),
  change({
    words: 'bonus qualifying-value',
    does: 'minimum counted purchases of a member; existing ranks stay',
    args: { value: amount('Which value? Give an amount above 0.') },
    bounds: { value: amounts('1', '100000') },
    begins: 'at once, as no rank is lowered',
    confirms: true,
    changes: () => auditedRow(place.table, place.key),
    run: async ({ services: { database } }, { value }) => {
      await changeSettings(database, place, { qualifying_value: value });
      return done(await describeRule(database));
    },
  }),
  change({
    words: 'bonus qualifying-identity',
    does: "whether a member's identity must be verified; existing ranks stay",
    args: { identity: oneOf(['needed', 'optional'], 'Is it needed? Give needed or optional.') },
    confirms: true,
    changes: () => auditedRow(place.table, place.key),
    run: async ({ services: { database } }, { identity }) => {
      await changeSettings(database, place, { needs_identity: identity === 'needed' });
      return done(await describeRule(database));
    },
  }),
];
