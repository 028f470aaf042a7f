/** What operators do with the ways to withdraw: limits and fees, closing and opening. */
import { changeRule, keptRules, type KeptRule, type RuleChange } from '../domains/withdrawal/upkeep.ts';
import { ways, type Way } from '../domains/ways.ts';
import { formatAmount, formatPpm, tryParseAmount } from '../ledger/amount.ts';
import type { Arguments, Command, Commands } from './command.ts';
import { done, misused, notDone, type Outcome } from './outcome.ts';
import { readPpm } from './ppm.ts';
import type { Usage } from './usage.ts';

export const withdrawalRuleUsage: readonly Usage[] = [
  ['withdrawal ways', 'ways to withdraw, with limits and fees'],
  [
    'withdrawal limits <way> <minimum> <maximum> <multiple>',
    'of what is withdrawn; a way is a network or BANK',
  ],
  [
    'withdrawal fee <way> <fixed> <fraction>',
    'credits, and a fraction of the amount: 0.5 0.01 is 0.5 and 1 %',
  ],
  ['withdrawal close <way>', 'takes no more withdrawals that way'],
  ['withdrawal open <way>', 'takes them again'],
];

export const withdrawalRuleCommands: Commands = {
  'withdrawal ways': async ({ services }) =>
    done((await keptRules(services.database)).map(lineOf).join('\n') || 'No way to withdraw has a rule.'),
  'withdrawal limits': change(({ positional: [, ...texts] }) => {
    const [minimum, maximum, multiple] = texts.map(tryParseAmount);
    return !minimum || !maximum || !multiple
      ? misused('Which limits? Give the minimum, the maximum and the multiple, each above 0.')
      : { minimum, maximum, multiple };
  }),
  'withdrawal fee': change(({ positional: [, fixed, fraction] }) => {
    const fixedFee = tryParseAmount(fixed);
    const feePpm = readPpm(fraction);
    return fixedFee === undefined || feePpm === undefined
      ? misused(
          'Which fee? Give credits, and a fraction below 1 with at most six decimals: 0.5 0.01, or 1 0.',
        )
      : { fixedFee, feePpm };
  }),
  'withdrawal close': change(() => ({ enabled: false })),
  'withdrawal open': change(() => ({ enabled: true })),
};

/** The command that changes something about a way. */
function change(read: (args: Arguments) => RuleChange | Outcome): Command {
  return async ({ services: { database } }, args) => {
    const [way] = args.positional;
    if (!isWay(way)) return misused(`Which way? Give one of ${ways.join(', ')}.`);
    const wanted = read(args);
    if ('exitCode' in wanted) return wanted;
    const outcome = await changeRule(database, way, wanted);
    switch (outcome) {
      case 'unknown':
        return notDone(`There is no rule for ${way}.`);
      case 'nothing':
        return notDone('Nothing was changed: the fee would take all of the minimum.');
      case 'crossed':
        return notDone('Nothing was changed: the maximum is below the minimum.');
      case 'done': {
        const rule = (await keptRules(database)).find((kept) => kept.way === way);
        return done(rule === undefined ? '' : lineOf(rule));
      }
    }
  };
}

const isWay = (text: string | undefined): text is Way => ways.some((way) => way === text);

const lineOf = (rule: KeptRule): string =>
  [
    rule.way,
    `from ${formatAmount(rule.minimum)} to ${formatAmount(rule.maximum)} in steps of ${formatAmount(rule.multiple)}`,
    `fee ${formatAmount(rule.fixedFee)} and ${formatPpm(rule.feePpm)} of the amount`,
    rule.enabled ? 'open' : 'closed',
  ].join('  ');
