import type { ParseKeys } from 'i18next';
import { createContext, use } from 'react';
import type { CreditRecordStatus, CreditRecordType, CreditType } from '../generated/schema.ts';

/** What a link needs to know of a credit record. */
export interface LinkedRecord {
  readonly type: CreditRecordType;
  readonly status: CreditRecordStatus;
  readonly coin: CreditType;
  readonly receiptNumber: string;
  readonly counterparty: string | null;
}

/** A feature's link from a credit record to the order behind it, or to another one like it. */
export interface RecordLink {
  readonly type: CreditRecordType;
  /** Null if the record leads nowhere. */
  readonly pathFor: (record: LinkedRecord) => string | null;
  /** Text of the link; it may name the counterparty as `name`. */
  readonly labelFor: (record: LinkedRecord) => ParseKeys<'records'>;
}

/** Provided by the shell from the features. */
export const RecordLinks = createContext<readonly RecordLink[]>([]);

/** The link of a record; null if no feature declares one for its type. */
export function useRecordLink(record: LinkedRecord): { path: string; label: ParseKeys<'records'> } | null {
  const link = use(RecordLinks).find(({ type }) => type === record.type);
  const path = link?.pathFor(record) ?? null;
  return link === undefined || path === null ? null : { path, label: link.labelFor(record) };
}
