import { randomBytes } from 'node:crypto';
import { businessDate } from '../kernel/clock.ts';

/** Crockford's base 32: without I, L, O and U, so that numbers can be read aloud and copied by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A human-readable number: a letter, the business date and 50 random bits, e.g. `T261121K7Q2M9ZPXW`. */
function documentNumber(letter: string, now: Date): string {
  let text = letter + businessDate(now).slice(2).replaceAll('-', '');
  for (const byte of randomBytes(length)) text += alphabet.charAt(byte % alphabet.length);
  return text;
}

/** The unique number of a journal. */
export function transactionNumber(now: Date): string {
  return documentNumber('T', now);
}

/** The number of an order, shared by all its journals. */
export function receiptNumber(now: Date): string {
  return documentNumber('R', now);
}
