import { earningTypes, type domains, type ParsedRequestOf, type AnswerOf } from '@portal/schema/rest';
import { businessDate, dayMs, startOfBusinessDate } from '../../kernel/clock.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { listEarnings } from '../../ledger/earnings.ts';
import { recordTypes, type RecordType } from '../../ledger/record-types.ts';
import type { Services } from '../../services/services.ts';
import { parseDay } from './records.ts';
import { refusals } from './refusals.ts';

type Endpoint = (typeof domains)['assets']['bonusEarned'];
type Earning = AnswerOf<Endpoint>['records'][number];

/** The maximum number of business days in one report, and the default number. */
const maxDays = 366;
const defaultDays = 30;

/** The first business date that can be written in the contract's format. */
const firstDay = startOfBusinessDate('0000-01-01').getTime();

/** The member's earnings by business day, kind and credit. */
export async function listMemberEarnings(
  { database, clock }: Services,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
  const last = parseDay('endDate', data.endDate) ?? startOfBusinessDate(businessDate(clock.now()));
  const first =
    parseDay('startDate', data.startDate) ??
    new Date(Math.max(last.getTime() - (defaultDays - 1) * dayMs, firstDay));
  const days = (last.getTime() - first.getTime()) / dayMs + 1;
  if (days < 1 || days > maxDays) throw refusals.EARNINGS_SPAN({ days: String(maxDays) });
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
      recordType: toEarningType(earning.recordType),
      coinName: earning.coin,
      amount: formatAmount(earning.amount),
    })),
  };
}

function toEarningType(type: RecordType): Earning['recordType'] {
  const name = recordTypes[type].contract;
  const found = earningTypes.find((earning) => earning === name);
  if (found === undefined) throw new Error(`the contract has no earning ${name}`);
  return found;
}
