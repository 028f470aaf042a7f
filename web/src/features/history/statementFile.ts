import { useTranslation } from 'react-i18next';
import type { FileColumn, RecordColumn } from '../../orders/records/columns.ts';
import { pageLoader, type LoadPage } from '../../orders/records/pages.ts';
import { businessStamp, startOfBusinessDay } from '../../time/time.ts';
import type { CreditRecord } from './columns.tsx';
import { CreditRecordsDocument, type CreditRecordsQuery } from './records.generated.ts';
import { groupByCredit, readUntil, type Statement, type StatementBalance } from './statement.ts';

/** What was there when a month began, or when it was over. */
interface BalanceLine extends Pick<StatementBalance, 'coin' | 'state'> {
  readonly end: 'opening' | 'closing';
  readonly at: Date;
  readonly balance: string;
}

/** A line of the file. */
export type StatementLine = CreditRecord | BalanceLine;

const linesAt = (statement: Statement, end: BalanceLine['end'], at: Date): readonly BalanceLine[] =>
  groupByCredit(statement)
    .flatMap(({ available, held }) => [available, ...held])
    .map(({ coin, state, [end]: balance }) => ({ end, coin, state, at, balance }));

const connection = ({ creditRecords }: CreditRecordsQuery) => creditRecords;

/**
 * Loads the movements of a statement with its balances around them, newest first: the closing ones before, the
 * opening ones behind. What moved after the statement was read is not in its balances, so it is not in the file.
 */
export function toStatementLines(statement: Statement): LoadPage<StatementLine> {
  const { from, to } = statement;
  const load = pageLoader(CreditRecordsDocument, { from, to }, connection);
  const until = readUntil(statement);
  return async (asked) => {
    const page = await load(asked);
    const closing = asked.after === null ? linesAt(statement, 'closing', until) : [];
    const opening = page.hasNextPage ? [] : linesAt(statement, 'opening', startOfBusinessDay(from));
    const moved = page.rows.filter(({ occurredAt }) => new Date(occurredAt) <= until);
    return { ...page, rows: [...closing, ...moved, ...opening] };
  };
}

/** Columns of the statement file; a balance fills those that apply to it. */
export function useFileColumns(
  columns: readonly RecordColumn<CreditRecord>[],
): readonly FileColumn<StatementLine>[] {
  const { t } = useTranslation(['history', 'common']);
  const ofBalance: Readonly<Record<string, (line: BalanceLine) => string>> = {
    occurredAt: ({ at }) => businessStamp(at),
    kind: ({ end }) => t(`statement.${end}`),
    coin: ({ coin }) => t(`common:credits.${coin}`),
    state: ({ state }) => t(`common:balance.${state}`),
    balanceAfter: ({ balance }) => balance,
  };
  return columns.flatMap(({ id, title, value }) =>
    value === undefined
      ? []
      : [{ title, value: (line) => ('end' in line ? (ofBalance[id]?.(line) ?? null) : value(line)) }],
  );
}
