/** Operator commands for the game: limits, the edge, and whether it is open. */
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { fractions } from '../../operator/bounds.ts';
import { command, done, type Command } from '../../operator/command.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { amount, fraction } from '../../operator/values.ts';
import type { AmountLimits } from '../amount-limits.ts';
import { getRules, type GameRules } from './rules.ts';

const limit = amount('Which limits? Give the minimum, the maximum and the multiple, each above 0.');
const limits = { minimum: limit, maximum: limit, multiple: limit };

export const commands: readonly Command[] = [
  command({
    words: 'game list',
    does: 'limits of bets and transfers, and the edge of the house',
    run: async ({ services: { database } }) => done(formatLimits(await getRules(database))),
  }),
  ...settingCommands({
    group: 'game',
    target: {},
    place: () => ({ table: 'game_setting', key: {} }),
    isOf: () => true,
    list: async (db) => [await getRules(db)],
    line: formatLimits,
    settings: [
      setting({
        word: 'bets',
        does: 'limits of one bet',
        args: limits,
        columns: ({ minimum, maximum, multiple }) => ({
          bet_minimum: minimum,
          bet_maximum: maximum,
          bet_multiple: multiple,
        }),
      }),
      setting({
        word: 'transfers',
        does: 'limits of one transfer to the game',
        args: limits,
        columns: ({ minimum, maximum, multiple }) => ({
          transfer_minimum: minimum,
          transfer_maximum: maximum,
          transfer_multiple: multiple,
        }),
      }),
      setting({
        word: 'edge',
        does: 'fraction of wagers that the house keeps: 0.02 is 2 %',
        args: {
          fraction: fraction('Which edge? Give a fraction from 0 to 0.1, such as 0.02 for 2 %.'),
        },
        columns: (args) => ({ edge_ppm: args.fraction }),
        bounds: { fraction: fractions('0', '0.1') },
        fromNextDay: true,
      }),
    ],
    closes: 'takes no more bets and transfers; credits can be brought back',
    unknown: () => 'There are no settings of the game.',
    refused: {
      game_setting_bets: 'the maximum is below the minimum, or above 1,000,000.',
      game_setting_transfers: 'the maximum is below the minimum.',
      game_setting_edge: 'the edge is at most 0.1, which is 10 %.',
    },
  }),
];

function formatLimits({ bet, transfer, edgePpm, enabled }: GameRules): string {
  return [
    `bets ${formatRange(bet)}`,
    `transfers ${formatRange(transfer)}`,
    `edge ${formatPpm(edgePpm)}`,
    ...(enabled ? [] : ['closed']),
  ].join('  ');
}

const formatRange = ({ minimum, maximum, multiple }: AmountLimits): string =>
  `from ${formatAmount(minimum)} to ${formatAmount(maximum)} in steps of ${formatAmount(multiple)}`;
