/** Rounds of Hash Kingdom: what can be bet on, what a hash decides, and what a bet pays. */
import { minorPerUnit } from './amounts.ts';

/** What a round can be bet on: whether its number is even, or the number itself. */
export const roundChoices = [
  'EVEN',
  'ODD',
  'NUMBER_0',
  'NUMBER_1',
  'NUMBER_2',
  'NUMBER_3',
  'NUMBER_4',
  'NUMBER_5',
  'NUMBER_6',
  'NUMBER_7',
  'NUMBER_8',
  'NUMBER_9',
] as const;
export type RoundChoice = (typeof roundChoices)[number];

/** Millionths of a whole: a house edge of 20,000 is 2 %. */
const million = 1_000_000n;

/** How many of the ten numbers lose for one that wins, and that one. */
const oddsOf = (choice: RoundChoice): bigint => (choice === 'EVEN' || choice === 'ODD' ? 2n : 10n);

/** The text whose SHA-256 decides a round. */
export const roundText = (blockHash: string, clientSeed: string, height: number): string =>
  `${blockHash}:${clientSeed}:${height}`;

/** The number of a round, 0 to 9, from the hexadecimal SHA-256 of its text. */
export const roundNumber = (hash: string): number => Number.parseInt(hash.slice(0, 8), 16) % 10;

/** Whether a bet on `choice` wins when the round's number is `number`. */
export function isWinning(choice: RoundChoice, number: number): boolean {
  if (choice === 'EVEN' || choice === 'ODD') return (number % 2 === 0) === (choice === 'EVEN');
  return choice === `NUMBER_${number}`;
}

/** What one credit becomes when `choice` wins, in minor units; `edgePpm` in millionths is what the house keeps on average. */
export const roundRate = (choice: RoundChoice, edgePpm: bigint): bigint =>
  (oddsOf(choice) * minorPerUnit * (million - edgePpm)) / million;

/** What a winning stake pays at a rate, cut to a minor unit. */
export const roundPayout = (stake: bigint, rate: bigint): bigint => (stake * rate) / minorPerUnit;
