import { earningTypes, type domains, type ParsedRequestOf, type ResultOf } from '@portal/schema/rest';

import { businessDate, startOfBusinessDate } from '../../clock.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { listEarnings } from '../../ledger/earnings.ts';
import type { RecordType } from '../../ledger/record-types.ts';
import { refuse } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { dayMs, startOf } from './days.ts';
import { contractTypeOf } from './record-types.ts';

type Endpoint = (typeof domains)['assets']['bonusEarned'];
type Earning = ResultOf<Endpoint>['records'][number];

/** Business days of one report, and of the one without dates. */
const longest = 366;
const usual = 30;

/** The calendar of a business date begins here; further back it has no spelling. */
const firstDay = startOfBusinessDate('0000-01-01').getTime();

/** What the member earned by day, kind and credit. */
export async function earningsOf(
  { database, clock }: Services,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<ResultOf<Endpoint>> {
  const last = startOf('endDate', data.endDate) ?? startOfBusinessDate(businessDate(clock.now()));
  const first =
    startOf('startDate', data.startDate) ??
    new Date(Math.max(last.getTime() - (usual - 1) * dayMs, firstDay));
  const days = (last.getTime() - first.getTime()) / dayMs + 1;
  if (days < 1 || days > longest) throw refuse('EARNINGS_SPAN', { days: String(longest) });
  const earnings = await listEarnings(database, {
    memberId,
    from: first,
    to: new Date(last.getTime() + dayMs),
  });
  return {
    startDate: businessDate(first),
    endDate: businessDate(last),
    records: earnings.map((earning) => ({
      businessDate: earning.businessDate,
      recordType: earningTypeOf(earning.recordType),
      coinName: earning.coin,
      amount: formatAmount(earning.amount),
    })),
  };
}

function earningTypeOf(type: RecordType): Earning['recordType'] {
  const name = contractTypeOf(type);
  const found = earningTypes.find((earning) => earning === name);
  if (found === undefined) throw new Error(`the contract has no earning ${name}`);
  return found;
}
