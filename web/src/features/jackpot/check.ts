/** Checks a draw by the rules of docs/jackpot.md, with nothing but what the platform has published. */
import {
  draw,
  hashList,
  hashPage,
  hashSeed,
  type DrawnNumber,
  type EntryLine,
} from '@portal/schema/rules/draw';
import type { JackpotDrawQuery } from './jackpot.generated.ts';
import type { Round } from './order.ts';

export type { EntryLine } from '@portal/schema/rules/draw';

/** The member's own entries in the round, as they are in the list. */
export type OwnEntries = JackpotDrawQuery['jackpotOrders']['edges'][number]['node'];

/** What is published about a draw: a round, and its list a page at a time. */
export interface Published {
  readonly round: Round;
  readonly own: readonly OwnEntries[];
  readonly loadPage: (page: number) => Promise<{
    readonly pageHashes: readonly string[];
    readonly lines: readonly EntryLine[];
  }>;
}

/** The steps of a check, in their order. */
export const stepNames = ['seed', 'pages', 'list', 'own', 'result', 'number', 'winner'] as const;
export type StepName = (typeof stepNames)[number];

/** What a check came to: what was computed, and whether it is what was published. */
export interface Check {
  readonly holds: Readonly<Record<StepName, boolean>>;
  readonly seedHash: string;
  readonly pages: number;
  readonly lines: number;
  /** Entries in the list, by counting its numbers. */
  readonly entries: number;
  readonly listHash: string;
  /** Own entries that are not in the list as they were bought. */
  readonly missing: readonly OwnEntries[];
  /** Null for a round without entries. */
  readonly draw: {
    readonly message: string;
    readonly result: string;
    readonly limit: bigint;
    readonly numbers: readonly DrawnNumber[];
    readonly winner: number;
    /** The line that the winning number is in. */
    readonly line: EntryLine | undefined;
  } | null;
}

/** Called with the page that is being loaded, and how many there are. */
export type OnPage = (page: number, pages: number) => void;

const isSame = (line: EntryLine, own: OwnEntries): boolean =>
  line.firstNumber === own.firstNumber &&
  line.count === own.count &&
  line.entryCode === own.entryCode &&
  line.word === own.word;

const holdsNumber =
  (number: number) =>
  ({ firstNumber, count }: EntryLine): boolean =>
    number >= firstNumber && number < firstNumber + count;

/** Checks everything about a round that is drawn. Loads the whole list; rejects when a page does not come. */
export async function checkDraw({ round, own, loadPage }: Published, onPage: OnPage): Promise<Check> {
  const published = round.draw;
  const { number } = round;
  if (published === null || number === null) throw new RangeError('the round is not drawn');
  const first = await loadPage(1);
  const { pageHashes } = first;
  const lines: EntryLine[] = [];
  let arePagesRight = true;
  for (const [index, pageHash] of pageHashes.entries()) {
    onPage(index + 1, pageHashes.length);
    const page = index === 0 ? first : await loadPage(index + 1);
    arePagesRight &&= hashPage(page.lines) === pageHash;
    lines.push(...page.lines);
  }
  // Each line starts after the previous one.
  let entries = 0;
  for (const { firstNumber, count } of lines) {
    arePagesRight &&= firstNumber === entries;
    entries += count;
  }
  const seedHash = hashSeed(published.seed);
  const listHash = hashList(pageHashes);
  const byNumber = new Map(lines.map((line) => [line.firstNumber, line]));
  const missing = own.filter((one) => {
    const line = one.firstNumber === null ? undefined : byNumber.get(one.firstNumber);
    return line === undefined || !isSame(line, one);
  });
  const drawn =
    entries === 0 ? null : draw({ seed: published.seed, round: number, entryCount: entries, listHash });
  const line = drawn === null ? undefined : lines.find(holdsNumber(drawn.winner));
  return {
    seedHash,
    pages: pageHashes.length,
    lines: lines.length,
    entries,
    listHash,
    missing,
    draw: drawn && { ...drawn, line },
    holds: {
      seed: seedHash === round.seedHash,
      pages: arePagesRight && entries === round.entries,
      list: listHash === published.listHash,
      own: missing.length === 0,
      result: (drawn?.result ?? null) === published.result,
      number: drawn === null || drawn.numbers.at(-1)?.counts === true,
      winner:
        (drawn?.winner ?? null) === published.winningNumber &&
        (line?.entryCode ?? null) === published.winningCode,
    },
  };
}
