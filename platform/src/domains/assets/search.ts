import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { pageOf, positionOf } from '../../cursor.ts';
import type { Queryable } from '../../database/database.ts';
import { tryParseAmount } from '../../ledger/amount.ts';
import { listCounterparties, type RecordSearch } from '../../ledger/records.ts';
import { recordTypeByContract } from '../../ledger/record-types.ts';
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
): Promise<ResultOf<Endpoint>> {
  const filter = { ...filterOf(memberId, data), search: await searchOf(database, memberId, data) };
  const rows = await readRecords(database, filter, data.pageSize + 1, positionOf(data.cursor));
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

/** An amount as it is shown or typed: `1,234.50`, `-25`; null for anything else. */
function amountOf(text: string): bigint | null {
  const plain = text.replace(/^[+\-−]/, '');
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain);
  return tryParseAmount(grouped ? plain.replaceAll(',', '') : plain) ?? null;
}

/** The number of a receipt or a transaction; null for anything else. */
function numberOf(text: string): string | null {
  const number = text.toUpperCase();
  return /^[A-Z]\d{6}[0-9A-Z]{10}$/.test(number) ? number : null;
}
