/** Creating codes, and the rules for activating one. */
import { randomBytes } from 'node:crypto';
import type { MatchingCodeBlockingReason } from '@portal/schema/rest';
import { matchingCodeAlphabet, matchingCodeLength } from '@portal/schema/rules';
import type { Queryable } from '../../database/database.ts';
import type { Package } from '../insurance/index.ts';
import { refusals } from './refusals.ts';

/** Returns a new code of 80 random bits. The alphabet divides a byte evenly, so that all codes are equally likely. */
export function makeCode(): string {
  let code = '';
  for (const byte of randomBytes(matchingCodeLength))
    code += matchingCodeAlphabet.charAt(byte % matchingCodeAlphabet.length);
  return code;
}

/** The data that activating a code depends on. */
interface Activation {
  /** The price paid, in minor units. */
  readonly paid: bigint;
  /** How many times its holder has bought the package. */
  readonly purchases: number;
}

/** Returns why a code for this package cannot be activated now, or null. */
export function getActivationBlockingReason(
  { enabled, amount, maximumPurchases }: Pick<Package, 'enabled' | 'amount' | 'maximumPurchases'>,
  { paid, purchases }: Activation,
): MatchingCodeBlockingReason | null {
  if (!enabled) return 'PACKAGE_CLOSED';
  if (amount !== paid) return 'PRICE_CHANGED';
  return purchases >= maximumPurchases ? 'MAXIMUM' : null;
}

/** Refuses a receiver who could not see the code: they must have access to the area. */
export async function requireAreaOpen(
  db: Queryable,
  receiver: { readonly id: bigint; readonly userName: string },
): Promise<void> {
  const { open } = await db.one<{ open: boolean }>(
    'select matching_codes_enabled as open from member where id = $1',
    [receiver.id],
  );
  if (!open) throw refusals.PIN_CODE_RECIPIENT_CLOSED({ userName: receiver.userName });
}
