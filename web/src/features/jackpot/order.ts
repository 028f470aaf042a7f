import { formatAmount as written, toMinor } from '@portal/schema/rules';
import { compareAmounts } from '../../money/decimal.ts';
import type { DraftChange } from '../../orders/flow/Outdated.tsx';
import type {
  JackpotOrderPartsFragment,
  JackpotRoundPartsFragment,
  JackpotSummaryQuery,
} from './jackpot.generated.ts';

export type Round = JackpotRoundPartsFragment;
export type JackpotEntry = JackpotOrderPartsFragment;

/** What the flow depends on. */
export interface JackpotSummary {
  /** The round in progress; null while there is none. */
  readonly round: Round | null;
  readonly totals: JackpotSummaryQuery['jackpotTotals'];
}

export const toJackpotSummary = ({ jackpotRound, jackpotTotals }: JackpotSummaryQuery): JackpotSummary => ({
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
  readonly round: number | null;
  readonly count: number;
  readonly word: string | null;
  readonly pays: string;
  /** Null where the platform does not return it, as is `round`. */
  readonly drawsAt: string | null;
}

/** The price of `count` entries. */
export const getEntryPrice = (price: string, count: number): string =>
  written(toMinor(price) * BigInt(count));

/** How many more entries the member can buy in a round; null where the platform does not return it. */
export const countEntriesLeft = ({ maximum, myEntries }: Round): number | null =>
  maximum === null || myEntries === null ? null : Math.max(0, maximum - myEntries);

/** The number typed; null when it is no whole number from 1 up. */
export const parseCount = (typed: string): number | null =>
  /^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed.trim()) : null;

/** What is wrong with the number typed. */
export type CountProblem = 'whole' | 'tooMany' | 'notEnough';

export function countProblem(
  typed: string,
  round: Round,
  available: string | undefined,
): CountProblem | null {
  const count = parseCount(typed);
  if (count === null) return 'whole';
  const left = countEntriesLeft(round);
  if (left !== null && count > left) return 'tooMany';
  if (available !== undefined && compareAmounts(getEntryPrice(round.price, count), available) > 0)
    return 'notEnough';
  return null;
}

/** Whether a word has characters that cannot be seen, which the platform refuses. */
export const hasInvisibleCharacters = (word: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(word.trim());

export const toEntryDraft = ({ count, word }: EntryValues, round: Round): EntryDraft => ({
  roundId: round.id,
  round: round.number,
  count: parseCount(count) ?? 1,
  word: word.trim() === '' ? null : word.trim(),
  pays: getEntryPrice(round.price, parseCount(count) ?? 1),
  drawsAt: round.drawsAt,
});

/** What has changed since the review opened: a round keeps its price and ends. */
export const getEntryChange = (draft: EntryDraft, { round }: JackpotSummary): DraftChange<EntryDraft> =>
  round?.id === draft.roundId ? { kind: 'none' } : { kind: 'closed' };
