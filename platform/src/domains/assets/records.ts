import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { dayMs, startOfBusinessDate } from '../../clock.ts';
import { cursorOf, pageOf, positionOf } from '../../cursor.ts';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import type { Bucket } from '../../ledger/entry.ts';
import {
  listRecords,
  type LedgerRecord,
  type RecordFilter,
  type RecordPosition,
  type RecordStatus,
} from '../../ledger/records.ts';
import { recordTypeByContract, recordTypes } from '../../ledger/record-types.ts';
import { defaultLocale, refuseField, sayReason, type Locale } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { listUserNames } from '../member/index.ts';

type Endpoint = (typeof domains)['assets']['assetsRecordList'];
type Page = ResultOf<Endpoint>;

/** A page of the member's movements, newest first. */
export async function listMemberRecords(
  { database }: Pick<Services, 'database'>,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
  locale: Locale = defaultLocale,
): Promise<Page> {
  const filter = filterOf(memberId, data);
  const rows = await readRecords(database, locale, filter, data.pageSize + 1, positionOf(data.cursor));
  return pageOf(rows, data.pageSize, (row) => row);
}

/** The newest `limit` records that pass the filter and lie after `after`, as the member reads them. */
export async function readRecords(
  db: Queryable,
  locale: Locale,
  filter: RecordFilter,
  limit: number,
  after?: RecordPosition,
): Promise<Page['records']> {
  const rows = await listRecords(db, filter, limit, after);
  const names = await listUserNames(
    db,
    rows.map((row) => row.counterpartyId).filter((id) => id !== null),
  );
  return rows.map((row) => show(row, names, locale));
}

/** The filter of a request. Refused, naming the field, for days that do not exist or are the wrong way round. */
export function filterOf(
  memberId: bigint,
  data: Pick<ParsedRequestOf<Endpoint>, 'coinName' | 'recordTypes' | 'startDate' | 'endDate'>,
): RecordFilter {
  const { coinName, recordTypes: types } = data;
  const from = parseDay('startDate', data.startDate);
  const last = parseDay('endDate', data.endDate);
  if (from !== undefined && last !== undefined && from > last) throw refuseField('endDate', 'date');
  return {
    memberId,
    ...(coinName && { coins: [coinName] }),
    // An empty filter means every kind.
    ...(types?.length && { recordTypes: [...new Set(types)].map(recordTypeByContract) }),
    ...(from && { from }),
    ...(last && { to: new Date(last.getTime() + dayMs) }),
  };
}

/** The first instant of a requested business day; a date that does not exist is refused, naming the field. */
export function parseDay(field: 'startDate' | 'endDate', date: string | null | undefined): Date | undefined {
  if (date === null || date === undefined) return undefined;
  try {
    return startOfBusinessDate(date);
  } catch (error) {
    // The contract checks only the digits; this checks that the day exists in its month.
    if (error instanceof RangeError) throw refuseField(field, 'date');
    throw error;
  }
}

const optional = (amount: bigint | null): string | null => (amount === null ? null : formatAmount(amount));

/** What was said of a movement. A member's note on a transfer is in words of their own, whatever it looks like. */
const wordsOf = ({ recordType, isReversal, reason }: LedgerRecord, locale: Locale): string | null =>
  reason === null || (recordType === 'transfer' && !isReversal) ? reason : sayReason(reason, locale);

const show = (
  row: LedgerRecord,
  names: ReadonlyMap<bigint, string>,
  locale: Locale,
): Page['records'][number] => ({
  id: row.id.toString(),
  cursor: cursorOf(row),
  receiptNo: row.receiptNumber,
  transactionNo: row.transactionNumber,
  createTime: row.createdAt.getTime(),
  coinName: row.coin,
  recordType: recordTypes[row.recordType].contract,
  balanceState: row.bucket.toUpperCase() as Uppercase<Bucket>,
  status: row.status.toUpperCase() as Uppercase<RecordStatus>,
  amount: formatAmount(row.amount),
  balanceAfter: formatAmount(row.balanceAfter),
  fee: optional(row.fee),
  actualAmount: optional(row.actualAmount),
  counterparty: row.counterpartyId === null ? null : (names.get(row.counterpartyId) ?? null),
  reason: wordsOf(row, locale),
  hash: row.chain?.hash ?? null,
  walletType: row.chain?.network ?? null,
  isReturn: row.isReturn,
});
