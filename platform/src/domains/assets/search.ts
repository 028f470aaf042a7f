import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { dayMs, startOfBusinessDate } from '../../clock.ts';
import { pageOf, positionOf } from '../../cursor.ts';
import type { Queryable } from '../../database/database.ts';
import { tryParseAmount } from '../../ledger/amount.ts';
import { listCounterparties, type ReceiptPart, type RecordSearch } from '../../ledger/records.ts';
import { recordTypeByContract } from '../../ledger/record-types.ts';
import type { Locale } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { findMember, listUserNames } from '../member/index.ts';
import { filterOf, readRecords } from './records.ts';

type Endpoint = (typeof domains)['assets']['searchRecords'];
type Request = ParsedRequestOf<Endpoint>;

/** A page of the member's movements that a text is found in, newest first. */
export async function searchMemberRecords(
  { database }: Pick<Services, 'database'>,
  memberId: bigint,
  data: Request,
  locale: Locale,
): Promise<ResultOf<Endpoint>> {
  const filter = { ...filterOf(memberId, data), search: await searchOf(database, memberId, data) };
  const rows = await readRecords(database, locale, filter, data.pageSize + 1, positionOf(data.cursor));
  return pageOf(rows, data.pageSize, (row) => row);
}

async function searchOf(
  db: Queryable,
  memberId: bigint,
  { text, matchingTypes }: Request,
): Promise<RecordSearch> {
  return {
    recordTypes: [...new Set(matchingTypes ?? [])].map(recordTypeByContract),
    counterparties: await counterpartiesOf(db, memberId, text),
    amount: amountOf(text),
    number: numberOf(text),
    receiptPart: receiptPartOf(text),
  };
}

/** The members at the other end of records whose names have the text in them, and the member who has it as a name. */
async function counterpartiesOf(db: Queryable, memberId: bigint, text: string): Promise<bigint[]> {
  if (/\s/.test(text)) return [];
  const wanted = text.toLowerCase();
  const names = await listUserNames(db, await listCounterparties(db, memberId));
  const found = [...names].filter(([, name]) => name.toLowerCase().includes(wanted)).map(([id]) => id);
  // Beyond the names that are looked through, a whole name is found all the same.
  const whole = await findMember(db, text);
  return [...new Set([...found, ...(whole === undefined ? [] : [whole.id])])];
}

/** An amount as it is shown or typed: `1,234.50`, `1.234,50`, `50,25`, `-25`, `+25 CASH`; null for anything else. */
function amountOf(text: string): bigint | null {
  const number = text.replace(/^[+\-−]\s*/, '').replace(/\s*\p{L}+$/u, '');
  return tryParseAmount(withPoint(number)) ?? null;
}

/** A number with a decimal point alone. A comma before three digits groups them, as on the screens. */
function withPoint(number: string): string {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number)) return number.replaceAll(',', '');
  if (/^(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return number;
}

/** The number of a receipt or a transaction; null for anything else. */
function numberOf(text: string): string | null {
  const number = text.toUpperCase();
  return /^[A-Z]\d{6}[0-9A-Z]{10}$/.test(number) ? number : null;
}

/** The beginning of a receipt number, at least `R` and three digits of its day; null for anything else. */
function receiptPartOf(text: string): ReceiptPart | null {
  const number = text.toUpperCase();
  if (!/^R(?:\d{3,5}|\d{6}[0-9A-Z]{0,9})$/.test(number)) return null;
  const digits = number.slice(1, 7);
  // Days that a month does not have are of the next: a few too many do no harm.
  const [from, last] = [dayOf(digits.padEnd(6, '0')), dayOf(digits.padEnd(6, '9'))];
  return { text: number, from: new Date(from), to: new Date(last + dayMs) };
}

/** The first instant of the day YYMMDD, GMT+8; what is no month or day stands for the nearest. */
function dayOf(digits: string): number {
  const [year = 0, month = 0, day = 0] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(
    Number,
  );
  const within = (value: number, last: number) => Math.min(Math.max(value, 1), last);
  const firstOfMonth = `${2000 + year}-${within(month, 12).toString().padStart(2, '0')}-01`;
  return startOfBusinessDate(firstOfMonth).getTime() + (within(day, 31) - 1) * dayMs;
}
