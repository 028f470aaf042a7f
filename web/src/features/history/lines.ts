import { useMemo, useState } from 'react';
import { sumOf } from '../../money/decimal.ts';
import type { RecordPages } from '../../orders/records/useRecordPages.ts';
import type { CreditRecord } from './columns.tsx';

/** A line of the list: a record, or a movement together with the fees of the same order. */
export type RecordLine = CreditRecord & {
  /** The movement and its fees, newest first; undefined for a single record. */
  readonly parts?: readonly CreditRecord[];
};

const isFee = ({ type }: CreditRecord): boolean => type.endsWith('FEE');

/** Whether two neighbours moved the same part of the same credit in one transaction. */
const isTogether = (one: CreditRecord, other: CreditRecord): boolean =>
  one.transactionNumber === other.transactionNumber && one.coin === other.coin && one.state === other.state;

/** The records as one line: the movement with its fees, or each by itself where it is not clear what they belong to. */
function toLines(records: readonly CreditRecord[]): readonly RecordLine[] {
  const [main, ...others] = records.filter((record) => !isFee(record));
  const [newest] = records;
  if (records.length < 2 || main === undefined || newest === undefined || others.length > 0) return records;
  const amount = sumOf(records.map((record) => record.amount));
  return [{ ...main, amount, balanceAfter: newest.balanceAfter, parts: records }];
}

interface Known {
  /** Records of the batch before that its first ones belong to. */
  readonly before: readonly CreditRecord[];
  readonly after: readonly CreditRecord[];
  readonly lines: readonly RecordLine[];
}

const isSame = (one: readonly CreditRecord[], other: readonly CreditRecord[]): boolean =>
  one.length === other.length && one.every((record, i) => record === other[i]);

/** The records at the end of a batch that go on in the next, or at its beginning that belong to the one before. */
function sharedWith(
  edge: CreditRecord | undefined,
  records: readonly CreditRecord[],
): readonly CreditRecord[] {
  if (edge === undefined) return [];
  const end = records.findIndex((record) => !isTogether(record, edge));
  return end < 0 ? records : records.slice(0, end);
}

/**
 * Returns a function that groups a movement and its fees into one line, even across pages: the line belongs to the
 * batch of its first record. Unchanged batches keep their identity, so only new ones render.
 */
export function groupLines(): (
  batches: readonly (readonly CreditRecord[])[],
) => readonly (readonly RecordLine[])[] {
  const kept = new WeakMap<readonly CreditRecord[], Known>();
  return (batches) =>
    batches.map((records, n) => {
      const last = batches[n - 1]?.at(-1);
      const before = last === undefined ? [] : sharedWith(last, records);
      const after = sharedWith(records.at(-1), batches[n + 1] ?? []);
      const known = kept.get(records);
      if (known !== undefined && isSame(known.before, before) && isSame(known.after, after))
        return known.lines;
      const lines: RecordLine[] = [];
      let group: CreditRecord[] = [];
      for (const record of [...records.slice(before.length), ...after]) {
        const [first] = group;
        if (first !== undefined && !isTogether(first, record)) {
          lines.push(...toLines(group));
          group = [];
        }
        group.push(record);
      }
      lines.push(...toLines(group));
      kept.set(records, { before, after, lines });
      return lines;
    });
}

/** The pages of the records, with a movement and its fees as one line. */
export function useLines(pages: RecordPages<CreditRecord>): RecordPages<RecordLine> {
  const [group] = useState(groupLines);
  const batches = useMemo(() => group(pages.batches), [group, pages.batches]);
  return { ...pages, batches, rows: useMemo(() => batches.flat(), [batches]) };
}
