/** What operators do with converts: rates, fees and limits of the pairs. */
import { creditTypes, type CreditType } from '@portal/schema/rest';

import {
  changePair,
  convertSeconds,
  keptPairs,
  setCancelSeconds,
  type ChangeOutcome,
  type KeptPair,
  type PairChange,
} from '../domains/convert/index.ts';
import { formatAmount, formatPpm, tryParseAmount } from '../ledger/amount.ts';
import type { Arguments, Command, Commands } from './command.ts';
import { done, misused, notDone, type Outcome } from './outcome.ts';
import { readPpm } from './ppm.ts';
import type { Usage } from './usage.ts';

export const convertUsage: readonly Usage[] = [
  ['convert list', 'pairs with rate, fee and limits'],
  ['convert rate <from> <to> <rate>', 'what one of the first becomes of the second'],
  ['convert fee <from> <to> <fraction>', 'part of what is given: 0.001 is 0.1 %'],
  ['convert limits <from> <to> <minimum> <maximum> <multiple>', 'of what is given at once'],
  ['convert close <from> <to>', 'takes no more orders of the pair'],
  ['convert open <from> <to>', 'takes them again'],
  ['convert window <seconds>', 'how long an order can be cancelled'],
];

/** Longest window, in seconds: a day. */
const longestWindow = 86_400;

export const convertCommands: Commands = {
  'convert list': async ({ services: { database } }) => {
    const seconds = await convertSeconds(database);
    return done([...(await keptPairs(database)).map(lineOf), `Cancelled within ${seconds} s.`].join('\n'));
  },
  'convert rate': change(({ positional: [, , text] }) => {
    const rate = tryParseAmount(text);
    return rate === undefined || rate === 0n
      ? misused('Which rate? Give a number above 0 such as 0.985.')
      : { rate };
  }),
  'convert fee': change(({ positional: [, , text] }) => {
    const feePpm = readPpm(text);
    return feePpm === undefined
      ? misused('Which fee? Give a fraction below 1 with at most six decimals, such as 0.001 for 0.1 %.')
      : { feePpm };
  }),
  'convert limits': change(({ positional: [, , ...texts] }) => {
    const [minimum, maximum, multiple] = texts.map(tryParseAmount);
    return !minimum || !maximum || !multiple
      ? misused('Which limits? Give the minimum, the maximum and the multiple, each above 0.')
      : { minimum, maximum, multiple };
  }),
  'convert close': change(() => ({ enabled: false })),
  'convert open': change(() => ({ enabled: true })),
  'convert window': async ({ services: { database } }, { positional: [text] }) => {
    const seconds = text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : NaN;
    if (!(seconds <= longestWindow))
      return misused(`How many seconds? At most ${longestWindow}, which is a day.`);
    await setCancelSeconds(database, seconds);
    return done(`Orders made from now on can be cancelled within ${seconds} s.`);
  },
};

/** The command that changes something about a pair. */
function change(read: (args: Arguments) => PairChange | Outcome): Command {
  return async ({ services: { database } }, args) => {
    const [from, to] = args.positional;
    if (!isCredit(from) || !isCredit(to))
      return misused(`Which pair? Give two of ${creditTypes.join(', ')}.`);
    const wanted = read(args);
    if ('exitCode' in wanted) return wanted;
    const outcome = await changePair(database, from, to, wanted);
    if (outcome !== 'done') return notDone(tell(outcome, `${from} to ${to}`));
    const pair = (await keptPairs(database)).find((kept) => kept.from === from && kept.to === to);
    return done(pair === undefined ? '' : lineOf(pair));
  };
}

const isCredit = (text: string | undefined): text is CreditType => creditTypes.some((name) => name === text);

const lineOf = (pair: KeptPair): string =>
  [
    `${pair.from} to ${pair.to}`,
    `rate ${formatAmount(pair.rate)}`,
    `fee ${formatPpm(pair.feePpm)}`,
    `from ${formatAmount(pair.minimum)} to ${formatAmount(pair.maximum)} in steps of ${formatAmount(pair.multiple)}`,
    ...(pair.enabled ? [] : ['closed']),
  ].join('  ');

function tell(outcome: Exclude<ChangeOutcome, 'done'>, pair: string): string {
  switch (outcome) {
    case 'unknown':
      return `There is no pair ${pair}; convert list names them.`;
    case 'profit':
      return `Nothing was changed: converting in a circle through ${pair} would make a profit. Lower the rate of a way back first, or raise its fee.`;
    case 'nothing':
      return 'Nothing was changed: the minimum would become nothing.';
    case 'too-much':
      return 'Nothing was changed: the maximum would become more than an account can hold.';
    case 'crossed':
      return 'Nothing was changed: the maximum is below the minimum.';
  }
}
