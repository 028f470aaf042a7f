/**
 * Why an operator decided as they did. A reason is stored as the operator gave it: a text of their own, one of the known
 * reasons, or a known one with a text behind it, `UNREADABLE: the second page`. Members read a known one in their language.
 */
import { catalogs } from './catalogs.ts';
import type { Locale } from './locales.ts';

/** Reasons that every language has words for. They are stored, so none is ever renamed. */
export const knownReasons = [
  'NOT_ARRIVED',
  'AMOUNT_DIFFERS',
  'OTHER_PAYMENT',
  'UNREADABLE',
  'INCOMPLETE',
  'SENT_BEFORE',
  'NAME_DIFFERS',
  'DETAILS_WRONG',
  'PAYMENT_RETURNED',
  'NOT_CREDITED_YET',
  'ADDRESS_REPORTED',
  'DOCUMENT_EXPIRED',
  'CONDITIONS_NOT_MET',
  'ON_REQUEST',
  'REMAINDER_CREDITED',
] as const;
export type KnownReason = (typeof knownReasons)[number];

/** A known reason, or what looks like one, with the text behind it. */
const pattern = /^([A-Z]+(?:_[A-Z]+)*)(?:: (.+))?$/u;

const find = (name: string): KnownReason | undefined => knownReasons.find((known) => known === name);

/** Whether a reason looks like a known one and is none, such as one that is misspelt. */
export function isUnknownReason(reason: string): boolean {
  const [, name] = pattern.exec(reason) ?? [];
  return name !== undefined && find(name) === undefined;
}

/** A stored reason as members read it. */
export function sayReason(reason: string, locale: Locale): string {
  const [, name = '', text] = pattern.exec(reason) ?? [];
  const known = find(name);
  if (known === undefined) return reason;
  const said = catalogs[locale].reasons[known];
  if (text === undefined) return said;
  // A full-width stop brings its own space.
  return said.endsWith('。') ? said + text : `${said} ${text}`;
}

/** What may have been decided for a reason. */
interface Explained {
  readonly reason: string | null;
}

/** An order with its reason as the member reads it. */
export const explainedIn = <T extends Explained>(locale: Locale, order: T): T =>
  order.reason === null ? order : { ...order, reason: sayReason(order.reason, locale) };

/** A page of orders with their reasons as the member reads them. */
export async function pageExplainedIn<Page extends { readonly records: readonly Explained[] }>(
  locale: Locale,
  page: Promise<Page>,
): Promise<Page> {
  const read = await page;
  return { ...read, records: read.records.map((order) => explainedIn(locale, order)) };
}
