import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { businessDate, dayMs, startOfBusinessDate } from '../../clock.ts';
import { formatAmount } from '../../ledger/amount.ts';
import type { Bucket } from '../../ledger/entry.ts';
import { recordTypes } from '../../ledger/record-types.ts';
import { readStatement, type StatementBalance } from '../../ledger/statement.ts';
import { refuseField, type Locale } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { readRecords } from './records.ts';

type Endpoint = (typeof domains)['assets']['statement'];
type Statement = ResultOf<Endpoint>;

/** The most movements in one statement; beyond, it has totals alone, and the list of records the movements. */
export const maxStatementRecords = 500;

/** A month of the member's credits. Balances and movements are of one snapshot, so that they agree to the last unit. */
export async function readMemberStatement(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  memberId: bigint,
  { month }: ParsedRequestOf<Endpoint>,
  locale: Locale,
): Promise<Statement> {
  const now = clock.now();
  if (month > businessDate(now).slice(0, 7)) throw refuseField('month', 'date');
  const span = spanOf(month);
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
    balances: read.balances.map(show),
    records: isComplete ? read.records : [],
    isComplete,
  };
}

/** From the first instant of a month to that of the next, GMT+8. */
function spanOf(month: string): { from: Date; to: Date } {
  const from = startOfBusinessDate(`${month}-01`);
  // The 32nd day after the first is in the next month, whichever month it is.
  const next = businessDate(new Date(from.getTime() + 31 * dayMs)).slice(0, 7);
  return { from, to: startOfBusinessDate(`${next}-01`) };
}

const show = ({
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
