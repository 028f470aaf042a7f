import { randomBytes } from 'node:crypto';

import { businessDate } from '../clock.ts';

/** Crockford's base 32: no I, L, O, U, so that a number read aloud or copied by hand stays itself. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A number for people: a letter, the business date, 50 random bits; e.g. `T261121K7Q2M9ZPXW`. */
function documentNumber(letter: string, now: Date): string {
  let text = letter + businessDate(now).slice(2).replaceAll('-', '');
  for (const byte of randomBytes(length)) text += alphabet.charAt(byte % alphabet.length);
  return text;
}

/** Names one journal, and no other. */
export function transactionNumber(now: Date): string {
  return documentNumber('T', now);
}

/** Names an order; all journals of the order carry it. */
export function receiptNumber(now: Date): string {
  return documentNumber('R', now);
}
