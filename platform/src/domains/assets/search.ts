import type { Locale } from '@portal/schema/locales';
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { dayMs, startOfBusinessDate } from '../../kernel/clock.ts';
import { tryParseAmount } from '../../ledger/amount.ts';
import { recordTypeByContract } from '../../ledger/record-types.ts';
import { listCounterparties, type ReceiptPart, type RecordSearch } from '../../ledger/records.ts';
import { cutPage, parseCursor } from '../../orders/cursor.ts';
import type { Services } from '../../services/services.ts';
import { findMember, listUserNames } from '../member/index.ts';
import { toFilter, readRecords } from './records.ts';

type Endpoint = (typeof domains)['assets']['searchRecords'];
type Request = ParsedRequestOf<Endpoint>;

/** Returns a page of the member's movements that match a text, newest first. */
export async function searchMemberRecords(
  { database }: Pick<Services, 'database'>,
  memberId: bigint,
  data: Request,
  locale: Locale,
): Promise<AnswerOf<Endpoint>> {
  const filter = { ...toFilter(memberId, data), search: await parseSearch(database, memberId, data) };
  const rows = await readRecords(database, locale, filter, data.pageSize + 1, parseCursor(data.cursor));
  return cutPage(rows, data.pageSize, (row) => row);
}

async function parseSearch(
  db: Queryable,
  memberId: bigint,
  { text, matchingTypes }: Request,
): Promise<RecordSearch> {
  return {
    recordTypes: [...new Set(matchingTypes ?? [])].map(recordTypeByContract),
    counterparties: await findCounterparties(db, memberId, text),
    amount: parseSearchAmount(text),
    number: parseSearchNumber(text),
    receiptPart: parseReceiptPart(text),
  };
}

/** Returns the counterparties whose names contain the text, plus the member with exactly that name. */
async function findCounterparties(db: Queryable, memberId: bigint, text: string): Promise<bigint[]> {
  if (/\s/.test(text)) return [];
  const wanted = text.toLowerCase();
  const names = await listUserNames(db, await listCounterparties(db, memberId));
  const found = [...names].filter(([, name]) => name.toLowerCase().includes(wanted)).map(([id]) => id);
  // The number of partial matches is limited; an exact name is always found.
  const whole = await findMember(db, text);
  return [...new Set([...found, ...(whole === undefined ? [] : [whole.id])])];
}

/** Parses an amount as shown or typed: `1,234.50`, `1.234,50`, `50,25`, `-25`, `+25 CASH`; null for anything else. */
function parseSearchAmount(text: string): bigint | null {
  const number = text.replace(/^[+\-−]\s*/, '').replace(/\s*\p{L}+$/u, '');
  return tryParseAmount(withPoint(number)) ?? null;
}

/** Normalises a number to a decimal point. A comma before three digits is a thousands separator, as on the screens. */
function withPoint(number: string): string {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number)) return number.replaceAll(',', '');
  if (/^(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return number;
}

/** Parses the number of a receipt or a transaction; null for anything else. */
function parseSearchNumber(text: string): string | null {
  const number = text.toUpperCase();
  return /^[A-Z]\d{6}[0-9A-Z]{10}$/.test(number) ? number : null;
}

/** Parses the beginning of a receipt number: at least `R` and three digits of its day. Null for anything else. */
function parseReceiptPart(text: string): ReceiptPart | null {
  const number = text.toUpperCase();
  if (!/^R(?:\d{3,5}|\d{6}[0-9A-Z]{0,9})$/.test(number)) return null;
  const digits = number.slice(1, 7);
  // A day beyond the end of its month overflows into the next one; a slightly wider range is harmless.
  const [from, last] = [parseSearchDay(digits.padEnd(6, '0')), parseSearchDay(digits.padEnd(6, '9'))];
  return { text: number, from: new Date(from), to: new Date(last + dayMs) };
}

/** Returns the first instant of the day YYMMDD, GMT+8. An invalid month or day is clamped to the nearest one. */
function parseSearchDay(digits: string): number {
  const [year = 0, month = 0, day = 0] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(
    Number,
  );
  const within = (value: number, last: number) => Math.min(Math.max(value, 1), last);
  const firstOfMonth = `${2000 + year}-${within(month, 12).toString().padStart(2, '0')}-01`;
  return startOfBusinessDate(firstOfMonth).getTime() + (within(day, 31) - 1) * dayMs;
}
