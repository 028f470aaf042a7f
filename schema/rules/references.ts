/** References that identify one payment, however they are written: a transaction hash or a receipt number. */
import { addressFamily } from './addresses.ts';

/** Fewest letters and digits of a receipt number, and most characters. A shorter one would not be unique. */
export const minNumberLength = 4;
export const maxNumberLength = 80;

/** What may be wrong with a receipt number. */
export type NumberProblem = 'empty' | 'tooShort' | 'tooLong' | 'characters';

/**
 * A receipt number as it is stored, or what is wrong with it: digits, capital letters, and between them the separators
 * that were typed, because `1-23` and `12-3` may be two numbers of one bank. Spaces only make a number easier to read.
 */
export type ReadNumber =
  { readonly kind: 'number'; readonly value: string } | { readonly kind: NumberProblem };

/** The kind of a reference on a chain, or what is wrong with it. */
export type ReadReference =
  | ReadNumber
  /** A transaction hash: 64 hexadecimal digits in lower case. */
  | { readonly kind: 'hash'; readonly value: string }
  /** An address, which pages show beside the hash, so that members copy it by mistake. */
  | { readonly kind: 'address' }
  /** Looks like a hash but is incomplete, or has additional characters. */
  | { readonly kind: 'mistyped' };

const hash = /^(?:0x)?([0-9a-f]{64})$/i;

/** Text that can only be meant as a hash: it begins like one, or has more digits than any receipt number. */
const hashLike = /^(?:0x.*|[0-9a-f]{33,}|.{44,})$/is;

/** A hash in the URL of a block explorer's page, which many members copy. */
const hashInLink = /^https?:\/\/\S*?\/((?:0x)?[0-9a-f]{64})(?:[/?#]\S*)?$/i;

/** Full-width characters as narrow ones, without invisible characters. */
const tight = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cc}\p{Cf}\p{Z}]/gu, '');

/** The 64 digits of a transaction hash in lower case, with or without `0x`; undefined for anything else. */
export const readHash = (typed: string): string | undefined => hash.exec(typed)?.[1]?.toLowerCase();

/** A hash as its network writes it: TRON uses no `0x`. */
export const writeHash = (network: string, digits: string): string =>
  network === 'TRC20' ? digits : `0x${digits}`;

/** A typed reference as it is sent: its visible characters, and only the hash of an explorer's URL. */
export function trimReference(typed: string): string {
  const text = tight(typed);
  return hashInLink.exec(text)?.[1] ?? text;
}

/** The receipt number of a bank, or of an exchange. */
export function readReceiptNumber(typed: string): ReadNumber {
  const text = tight(typed);
  const value = text
    .toUpperCase()
    .replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')
    // Keyboards and documents have many dashes and dots for one that a bank printed.
    .replace(/(?![!-~])[\p{P}\p{S}]/gu, '-');
  if (text === '') return { kind: 'empty' };
  // A receipt number has only Latin letters and digits; other scripts are text that a form shows instead of a number.
  if (!/^[!-`{-~]*$/.test(value)) return { kind: 'characters' };
  if (value.replace(/[^0-9A-Z]/g, '').length < minNumberLength) return { kind: 'tooShort' };
  // Some full-width characters become several narrow ones.
  return value.length > maxNumberLength ? { kind: 'tooLong' } : { kind: 'number', value };
}

/** The reference of a payment on a chain: a hash, or the receipt number of the exchange that sent it. */
export function readChainReference(typed: string): ReadReference {
  const text = tight(typed);
  const value = readHash(text);
  if (value !== undefined) return { kind: 'hash', value };
  if (addressFamily(text) !== undefined) return { kind: 'address' };
  return hashLike.test(text) ? { kind: 'mistyped' } : readReceiptNumber(text);
}
