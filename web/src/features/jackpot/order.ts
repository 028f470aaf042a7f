import { formatAmount as written, toMinor } from '@portal/schema/rules';
import { compareAmounts } from '../../lib/decimal.ts';
import type { Change } from '../../money-flow/Outdated.tsx';
import type {
  JackpotOrderPartsFragment,
  JackpotRoundPartsFragment,
  JackpotStandingQuery,
} from './jackpot.generated.ts';

export type Round = JackpotRoundPartsFragment;
export type Order = JackpotOrderPartsFragment;

/** What the flow depends on. */
export interface Standing {
  /** The round in progress; null while there is none. */
  readonly round: Round | null;
  readonly totals: JackpotStandingQuery['jackpotTotals'];
}

export const standingOf = ({ jackpotRound, jackpotTotals }: JackpotStandingQuery): Standing => ({
  round: jackpotRound,
  totals: jackpotTotals,
});

/** Characters of a word. */
export const maxWordLength = 64;

/** What is typed. */
export type EntryValues = Record<'count' | 'word', string>;

/** Entries as reviewed and sent. */
export interface EntryDraft {
  readonly roundId: string;
  readonly round: number;
  readonly count: number;
  readonly word: string | null;
  readonly pays: string;
  readonly drawsAt: string;
}

/** What so many entries cost. */
export const priceOf = (price: string, count: number): string => written(toMinor(price) * BigInt(count));

/** How many more entries the member can buy in a round. */
export const leftIn = ({ maximum, myEntries }: Round): number => Math.max(0, maximum - myEntries);

/** The number typed; null when it is no whole number from 1 up. */
export const countOf = (typed: string): number | null =>
  /^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed.trim()) : null;

/** What is wrong with the number typed. */
export type CountProblem = 'whole' | 'tooMany' | 'notEnough';

export function countProblem(
  typed: string,
  round: Round,
  available: string | undefined,
): CountProblem | null {
  const count = countOf(typed);
  if (count === null) return 'whole';
  if (count > leftIn(round)) return 'tooMany';
  if (available !== undefined && compareAmounts(priceOf(round.price, count), available) > 0)
    return 'notEnough';
  return null;
}

/** Whether a word has characters that cannot be seen, which the platform refuses. */
export const hasHidden = (word: string): boolean => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(word.trim());

export const toDraft = ({ count, word }: EntryValues, round: Round): EntryDraft => ({
  roundId: round.id,
  round: round.number,
  count: countOf(count) ?? 1,
  word: word.trim() === '' ? null : word.trim(),
  pays: priceOf(round.price, countOf(count) ?? 1),
  drawsAt: round.drawsAt,
});

/** What has changed since the review opened: a round keeps its price and ends. */
export const changeOf = (draft: EntryDraft, { round }: Standing): Change<EntryDraft> =>
  round?.id === draft.roundId ? { kind: 'none' } : { kind: 'closed' };
