/**
 * Reasons of operators' decisions. A reason is stored as entered: free text, a known reason, or a known reason with
 * additional text, `UNREADABLE: the second page`. Members read known reasons in their language.
 */
import type { Locale } from '@portal/schema/locales';
import { catalogs } from './catalogs.ts';

/** Reasons with a text in every language. They are stored and must never be renamed. */
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

/** A reason in the form of a known one, with additional text. */
const pattern = /^([A-Z]+(?:_[A-Z]+)*)(?:: (.+))?$/u;

const find = (name: string): KnownReason | undefined => knownReasons.find((known) => known === name);

/** Whether a reason has the form of a known one but is not, for example because it is misspelt. */
export function isUnknownReason(reason: string): boolean {
  const [, name] = pattern.exec(reason) ?? [];
  return name !== undefined && find(name) === undefined;
}

/** Returns a stored reason in the member's language. */
export function formatReason(reason: string, locale: Locale): string {
  const [, name = '', text] = pattern.exec(reason) ?? [];
  const known = find(name);
  if (known === undefined) return reason;
  const said = catalogs[locale].reasons[known];
  if (text === undefined) return said;
  // A full-width full stop includes its space.
  return said.endsWith('。') ? said + text : `${said} ${text}`;
}

/** Anything that has a reason. */
interface Explained {
  readonly reason: string | null;
}

/** Localizes the reason of an order. */
export const localizeReason = <T extends Explained>(locale: Locale, order: T): T =>
  order.reason === null ? order : { ...order, reason: formatReason(order.reason, locale) };

/** Localizes the reasons of a page of orders. */
export async function localizePageReasons<Page extends { readonly records: readonly Explained[] }>(
  locale: Locale,
  page: Promise<Page>,
): Promise<Page> {
  const read = await page;
  return { ...read, records: read.records.map((order) => localizeReason(locale, order)) };
}
