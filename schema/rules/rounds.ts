/** Rounds of Hash Kingdom: choices, results and payouts. */
import { minorPerUnit } from './amounts.ts';

/** The choices of a bet: parity, or a number. */
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

/** Millionths of one: a house edge of 20,000 is 2 %. */
const million = 1_000_000n;

/** The fair payout: ten divided by the number of winning numbers. */
const getOdds = (choice: RoundChoice): bigint => (choice === 'EVEN' || choice === 'ODD' ? 2n : 10n);

/** The text whose SHA-256 decides a round. */
export const roundText = (blockHash: string, clientSeed: string, height: number): string =>
  `${blockHash}:${clientSeed}:${height}`;

/** The number of a round, 0 to 9, from the hexadecimal SHA-256 of its text. */
export const roundNumber = (hash: string): number => Number.parseInt(hash.slice(0, 8), 16) % 10;

/** Whether a bet on `choice` wins with this number. */
export function isWinning(choice: RoundChoice, number: number): boolean {
  if (choice === 'EVEN' || choice === 'ODD') return (number % 2 === 0) === (choice === 'EVEN');
  return choice === `NUMBER_${number}`;
}

/** The payout of one credit in minor units; `edgePpm` is the house edge in millionths. */
export const roundRate = (choice: RoundChoice, edgePpm: bigint): bigint =>
  (getOdds(choice) * minorPerUnit * (million - edgePpm)) / million;

/** The payout of a winning stake, truncated to a minor unit. */
export const roundPayout = (stake: bigint, rate: bigint): bigint => (stake * rate) / minorPerUnit;
