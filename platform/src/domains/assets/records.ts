import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { cursorOf, pageOf, positionOf } from '../../cursor.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { listRecords, type LedgerRecord, type RecordFilter } from '../../ledger/records.ts';
import { refuseField } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { userNamesOf } from '../member/names.ts';
import { balanceStateOf } from './balance-states.ts';
import { dayMs, startOf } from './days.ts';
import { recordStatusOf } from './record-statuses.ts';
import { contractTypeOf, ledgerTypeOf } from './record-types.ts';

type Endpoint = (typeof domains)['assets']['assetsRecordList'];
type Page = ResultOf<Endpoint>;

/** A page of the member's movements, newest first. */
export async function recordsOf(
  { database }: Pick<Services, 'database'>,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<Page> {
  const filter = filterOf(memberId, data);
  const rows = await listRecords(database, filter, data.pageSize + 1, positionOf(data.cursor));
  const names = await userNamesOf(
    database,
    rows.map((row) => row.counterpartyId).filter((id) => id !== null),
  );
  return pageOf(rows, data.pageSize, (row) => show(row, names));
}

function filterOf(memberId: bigint, data: ParsedRequestOf<Endpoint>): RecordFilter {
  const { coinName, recordTypes } = data;
  const from = startOf('startDate', data.startDate);
  const last = startOf('endDate', data.endDate);
  if (from !== undefined && last !== undefined && from > last) throw refuseField('endDate', 'date');
  return {
    memberId,
    ...(coinName && { coins: [coinName] }),
    // No kind chosen is every kind.
    ...(recordTypes?.length && { recordTypes: [...new Set(recordTypes)].map(ledgerTypeOf) }),
    ...(from && { from }),
    ...(last && { to: new Date(last.getTime() + dayMs) }),
  };
}

const optional = (amount: bigint | null): string | null => (amount === null ? null : formatAmount(amount));

const show = (row: LedgerRecord, names: ReadonlyMap<bigint, string>): Page['records'][number] => ({
  id: row.id.toString(),
  cursor: cursorOf(row),
  receiptNo: row.receiptNumber,
  transactionNo: row.transactionNumber,
  createTime: row.createdAt.getTime(),
  coinName: row.coin,
  recordType: contractTypeOf(row.recordType),
  balanceState: balanceStateOf(row.bucket),
  status: recordStatusOf(row.status),
  amount: formatAmount(row.amount),
  balanceAfter: formatAmount(row.balanceAfter),
  fee: optional(row.fee),
  actualAmount: optional(row.actualAmount),
  counterparty: row.counterpartyId === null ? null : (names.get(row.counterpartyId) ?? null),
  reason: row.reason,
  hash: row.chain?.hash ?? null,
  walletType: row.chain?.network ?? null,
});
