import type { WalletType } from '@portal/schema/rest';

import { refuse, refuseField } from '../../messages/index.ts';
import { readHash } from '../withdrawal/hash.ts';

/** What tells one payment from all others, however somebody writes it. */
export interface Reference {
  /** Whether it is the hash of a transaction; otherwise a receipt number of whoever sent it. */
  readonly isHash: boolean;
  /** A hash: 64 hexadecimal digits in lower case. A receipt number: digits and capitals alone. */
  readonly value: string;
}

/** What only somebody types who means a hash: begun like one, or of more digits than any receipt number has. */
const hashLike = /^(?:0x.*|[0-9a-f]{33,}|.{44,})$/is;

/** Bounds of a receipt number. A shorter one would tell nothing apart. */
const shortest = 4;
const longest = 80;

/** An address of TRON, which stands beside the hash where people copy from. */
const address = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;

/**
 * The reference of a deposit on a chain: a hash, or the receipt number of the exchange that sent it. Refused with
 * DEPOSIT_HASH_MISTYPED for what must have been a hash and is none.
 */
export function readChainReference(network: WalletType, typed: string): Reference {
  const text = tight(typed);
  const hash = readHash('TRC20', text);
  if (hash !== undefined) return { isHash: true, value: hash };
  if (hashLike.test(text) || address.test(text)) throw refuse('DEPOSIT_HASH_MISTYPED', { network });
  return readReceipt(text);
}

/** The receipt number of a bank, or of an exchange. Refused by name when there is none in it. */
export function readReceipt(typed: string): Reference {
  const value = tight(typed)
    .toUpperCase()
    .replace(/[\p{P}\p{S}]/gu, '');
  // What a form shows instead of a number may be in any script; a number is not.
  if (!/^[0-9A-Z]*$/.test(value)) throw refuseField('referenceNo', 'invalid');
  if (value.length < shortest) throw outOfBounds('tooShort', shortest);
  // Some characters become several when they are made narrow.
  if (value.length > longest) throw outOfBounds('tooLong', longest);
  return { isHash: false, value };
}

const outOfBounds = (rule: 'tooShort' | 'tooLong', bound: number): Error =>
  refuse('FIELD_INVALID', { field: 'referenceNo', rule, bound: bound.toString() });

/** A hash as its network writes it: `0x` is not the custom of TRON. */
export const shownHash = (network: WalletType, hash: string): string =>
  network === 'TRC20' ? hash : `0x${hash}`;

/** Full-width letters as narrow ones, and nothing that takes no ink. */
const tight = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cc}\p{Cf}\p{Z}]/gu, '');
