/** References that identify one payment in any notation: a transaction hash or a receipt number. */
import { addressFamily } from './addresses.ts';

/** Minimum letters and digits, and maximum characters, of a receipt number. A shorter one would not be unique. */
export const minNumberLength = 4;
export const maxNumberLength = 80;

/** Problems of a receipt number. */
export type NumberProblem = 'empty' | 'tooShort' | 'tooLong' | 'characters';

/**
 * A receipt number in stored form, or its problem: digits, capital letters and the typed separators between them,
 * because `1-23` and `12-3` may be two numbers of one bank. Spaces are removed.
 */
export type ParsedNumber =
  { readonly kind: 'number'; readonly value: string } | { readonly kind: NumberProblem };

/** The kind of an on-chain reference, or its problem. */
export type ParsedReference =
  | ParsedNumber
  /** A transaction hash: 64 lower-case hexadecimal digits. */
  | { readonly kind: 'hash'; readonly value: string }
  /** An address, which members copy by mistake because pages show it next to the hash. */
  | { readonly kind: 'address' }
  /** Looks like a hash but is incomplete or too long. */
  | { readonly kind: 'mistyped' };

const hash = /^(?:0x)?([0-9a-f]{64})$/i;

/** Text that can only be a hash: it starts like one, or has more digits than any receipt number. */
const hashLike = /^(?:0x.*|[0-9a-f]{33,}|.{44,})$/is;

/** A hash in the URL of a block explorer, which many members copy. */
const hashInLink = /^https?:\/\/\S*?\/((?:0x)?[0-9a-f]{64})(?:[/?#]\S*)?$/i;

/** Converts full-width characters and removes invisible ones. */
const tight = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cc}\p{Cf}\p{Z}]/gu, '');

/** The 64 digits of a transaction hash in lower case, typed with or without `0x`; undefined for anything else. */
export const parseHash = (typed: string): string | undefined => hash.exec(typed)?.[1]?.toLowerCase();

/** Formats a hash in the notation of its network: TRON uses no `0x`. */
export const formatHash = (network: string, digits: string): string =>
  network === 'TRC20' ? digits : `0x${digits}`;

/** A typed reference without invisible characters, reduced to the hash if it is an explorer's URL. */
export function trimReference(typed: string): string {
  const text = tight(typed);
  return hashInLink.exec(text)?.[1] ?? text;
}

/** Parses the receipt number of a bank or exchange. */
export function parseReceiptNumber(typed: string): ParsedNumber {
  const text = tight(typed);
  const value = text
    .toUpperCase()
    .replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')
    // Keyboards and documents replace printed dashes and dots by many similar characters.
    .replace(/(?![!-~])[\p{P}\p{S}]/gu, '-');
  if (text === '') return { kind: 'empty' };
  // A receipt number has only Latin letters and digits; other scripts are text that a form shows instead of a number.
  if (!/^[!-`{-~]*$/.test(value)) return { kind: 'characters' };
  if (value.replace(/[^0-9A-Z]/g, '').length < minNumberLength) return { kind: 'tooShort' };
  // Some full-width characters convert to several narrow ones.
  return value.length > maxNumberLength ? { kind: 'tooLong' } : { kind: 'number', value };
}

/** Parses the reference of an on-chain payment: a hash, or the receipt number of the sending exchange. */
export function parseChainReference(typed: string): ParsedReference {
  const text = tight(typed);
  const value = parseHash(text);
  if (value !== undefined) return { kind: 'hash', value };
  if (addressFamily(text) !== undefined) return { kind: 'address' };
  return hashLike.test(text) ? { kind: 'mistyped' } : parseReceiptNumber(text);
}
