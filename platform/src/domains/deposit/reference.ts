import type { WalletType } from '@portal/schema/rest';
import {
  maxNumberLength,
  minNumberLength,
  parseChainReference as readOnChain,
  parseReceiptNumber,
  type NumberProblem,
} from '@portal/schema/rules';
import { refuseField } from '../../messages/index.ts';
import { refusals } from './refusals.ts';

/** Identifies one payment, in a normalised form. */
export interface Reference {
  /** True for a transaction hash, false for a receipt number of the sender. */
  readonly isHash: boolean;
  /** A hash: 64 hexadecimal digits in lower case. A receipt number: digits, capital letters, and separators between. */
  readonly value: string;
}

/**
 * Returns the reference of a deposit on a chain: a hash, or the receipt number of the exchange that sent it. Refused
 * with DEPOSIT_HASH_MISTYPED if the input looks like an invalid hash.
 */
export function readChainReference(network: WalletType, typed: string): Reference {
  const read = readOnChain(typed);
  switch (read.kind) {
    case 'hash':
    case 'number':
      return { isHash: read.kind === 'hash', value: read.value };
    case 'address':
    case 'mistyped':
      throw refusals.DEPOSIT_HASH_MISTYPED({ network });
    default:
      throw toRefusal(read.kind);
  }
}

/** Returns the receipt number of a bank or an exchange. Refused, naming the field, if the input contains none. */
export function readReceipt(typed: string): Reference {
  const read = parseReceiptNumber(typed);
  if (read.kind !== 'number') throw toRefusal(read.kind);
  return { isHash: false, value: read.value };
}

function toRefusal(problem: NumberProblem): Error {
  if (problem === 'characters') return refuseField('referenceNo', 'invalid');
  const [rule, bound] =
    problem === 'tooLong'
      ? (['tooLong', maxNumberLength] as const)
      : (['tooShort', minNumberLength] as const);
  return refuseField('referenceNo', rule, bound.toString());
}
