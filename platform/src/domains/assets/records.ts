import { defaultLocale, type Locale } from '@portal/schema/locales';
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { dayMs, startOfBusinessDate } from '../../kernel/clock.ts';
import { formatAmount } from '../../ledger/amount.ts';
import type { Bucket } from '../../ledger/entry.ts';
import { recordTypeByContract, recordTypes } from '../../ledger/record-types.ts';
import {
  listRecords,
  type LedgerRecord,
  type RecordFilter,
  type RecordPosition,
  type RecordStatus,
} from '../../ledger/records.ts';
import { refuseField, formatReason } from '../../messages/index.ts';
import { formatCursor, cutPage, parseCursor } from '../../orders/cursor.ts';
import type { Services } from '../../services/services.ts';
import { listUserNames } from '../member/index.ts';

type Endpoint = (typeof domains)['assets']['assetsRecordList'];
type Page = AnswerOf<Endpoint>;

/** Returns a page of the member's movements, newest first. */
export async function listMemberRecords(
  { database }: Pick<Services, 'database'>,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
  locale: Locale = defaultLocale,
): Promise<Page> {
  const filter = toFilter(memberId, data);
  const rows = await readRecords(database, locale, filter, data.pageSize + 1, parseCursor(data.cursor));
  return cutPage(rows, data.pageSize, (row) => row);
}

/** Returns the newest `limit` records after `after` that match the filter, as the member sees them. */
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
  return rows.map((row) => toView(row, names, locale));
}

/** Returns the filter of a request. Refuses nonexistent days and reversed ranges, naming the field. */
export function toFilter(
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

/** Returns the first instant of a business day. Refuses a nonexistent date, naming the field. */
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

/**
 * Returns the reason of a movement. A member's note on a transfer is not translated, even if it looks like a reason.
 */
const getReason = ({ recordType, isReversal, reason }: LedgerRecord, locale: Locale): string | null =>
  reason === null || (recordType === 'transfer' && !isReversal) ? reason : formatReason(reason, locale);

const toView = (
  row: LedgerRecord,
  names: ReadonlyMap<bigint, string>,
  locale: Locale,
): Page['records'][number] => ({
  id: row.id.toString(),
  cursor: formatCursor(row),
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
  reason: getReason(row, locale),
  hash: row.chain?.hash ?? null,
  walletType: row.chain?.network ?? null,
  isReturn: row.isReturn,
});
