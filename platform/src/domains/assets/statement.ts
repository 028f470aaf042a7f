import type { Locale } from '@portal/schema/locales';
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import { businessDate, dayMs, startOfBusinessDate } from '../../kernel/clock.ts';
import { formatAmount } from '../../ledger/amount.ts';
import type { Bucket } from '../../ledger/entry.ts';
import { recordTypes } from '../../ledger/record-types.ts';
import { readStatement, type StatementBalance } from '../../ledger/statement.ts';
import { refuseField } from '../../messages/index.ts';
import type { Services } from '../../services/services.ts';
import { readRecords } from './records.ts';

type Endpoint = (typeof domains)['assets']['statement'];
type Statement = AnswerOf<Endpoint>;

/**
 * The maximum number of movements in one statement. A larger month has only totals; its movements are in the record
 * list.
 */
export const maxStatementRecords = 500;

/**
 * Returns a month of the member's credits. Balances and movements come from one snapshot, so that they always agree.
 */
export async function readMemberStatement(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  memberId: bigint,
  { month }: ParsedRequestOf<Endpoint>,
  locale: Locale,
): Promise<Statement> {
  const now = clock.now();
  if (month > businessDate(now).slice(0, 7)) throw refuseField('month', 'date');
  const span = getMonthRange(month);
  const read = await database.transaction(
    async (tx) => ({
      balances: await readStatement(tx, memberId, span),
      records: await readRecords(tx, locale, { memberId, ...span }, maxStatementRecords + 1),
    }),
    { isolation: 'repeatable read', readOnly: true },
  );
  const isComplete = read.records.length <= maxStatementRecords;
  return {
    startDate: businessDate(span.from),
    endDate: businessDate(new Date(span.to.getTime() - 1)),
    readTime: now.getTime(),
    balances: read.balances.map(toView),
    records: isComplete ? read.records : [],
    isComplete,
  };
}

/** Returns the first instant of a month and of the next one, GMT+8. */
function getMonthRange(month: string): { from: Date; to: Date } {
  const from = startOfBusinessDate(`${month}-01`);
  // 31 days after the first of a month is always in the next month.
  const next = businessDate(new Date(from.getTime() + 31 * dayMs)).slice(0, 7);
  return { from, to: startOfBusinessDate(`${next}-01`) };
}

const toView = ({
  coin,
  bucket,
  opening,
  closing,
  movements,
}: StatementBalance): Statement['balances'][number] => ({
  coinName: coin,
  balanceState: bucket.toUpperCase() as Uppercase<Bucket>,
  opening: formatAmount(opening),
  closing: formatAmount(closing),
  movements: movements.map(({ recordType, count, received, paid }) => ({
    recordType: recordTypes[recordType].contract,
    count,
    received: formatAmount(received),
    paid: formatAmount(paid),
  })),
});
