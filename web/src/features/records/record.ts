import { businessStamp } from '../../lib/time.ts';
import type { CreditRecordsQuery } from './records.generated.ts';

/** One movement of one credit, as the list and its details show it. */
export type CreditRecord = CreditRecordsQuery['creditRecords']['edges'][number]['node'];

/** The words of an exported file. */
export interface CsvWords {
  /** With its zone. */
  readonly time: string;
  readonly kind: string;
  readonly coin: string;
  readonly state: string;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly fee: string;
  readonly actualAmount: string;
  readonly counterparty: string;
  readonly reason: string;
  readonly status: string;
  readonly receiptNumber: string;
  readonly transactionNumber: string;
  readonly hash: string;
  readonly nameOf: (record: CreditRecord) => { kind: string; coin: string; state: string; status: string };
}

/** The header of an exported file. */
export const csvHeader = (words: CsvWords): readonly string[] => [
  words.time,
  words.kind,
  words.coin,
  words.state,
  words.amount,
  words.balanceAfter,
  words.fee,
  words.actualAmount,
  words.counterparty,
  words.reason,
  words.status,
  words.receiptNumber,
  words.transactionNumber,
  words.hash,
];

/** A record as fields of an exported file: amounts exactly as they came. */
export function csvFields(record: CreditRecord, { nameOf }: CsvWords): readonly string[] {
  const names = nameOf(record);
  return [
    businessStamp(new Date(record.occurredAt)),
    names.kind,
    names.coin,
    names.state,
    record.amount,
    record.balanceAfter,
    record.fee ?? '',
    record.actualAmount ?? '',
    record.counterparty ?? '',
    record.reason ?? '',
    names.status,
    record.receiptNumber,
    record.transactionNumber,
    record.hash ?? '',
  ];
}
