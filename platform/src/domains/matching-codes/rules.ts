/** What makes a code, and what keeps one from being activated. */
import { randomBytes } from 'node:crypto';

import { matchingCodeAlphabet, matchingCodeLength } from '@portal/schema/rules';
import type { MatchingCodeObstacle } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import type { Package } from '../insurance/index.ts';
import { refusals } from './refusals.ts';

/** A new code: 80 random bits. The alphabet divides a byte evenly, so that every code is as likely as any other. */
export function makeCode(): string {
  let code = '';
  for (const byte of randomBytes(matchingCodeLength))
    code += matchingCodeAlphabet.charAt(byte % matchingCodeAlphabet.length);
  return code;
}

/** What activating a code depends on. */
interface Activation {
  /** The price at which it was bought, in minor units. */
  readonly paid: bigint;
  /** How often its holder has bought the package. */
  readonly purchases: number;
}

/** Why a code for this package cannot be activated now; null where it can. */
export function obstacleOf(
  { enabled, amount, maximumPurchases }: Pick<Package, 'enabled' | 'amount' | 'maximumPurchases'>,
  { paid, purchases }: Activation,
): MatchingCodeObstacle | null {
  if (!enabled) return 'PACKAGE_CLOSED';
  if (amount !== paid) return 'PRICE_CHANGED';
  return purchases >= maximumPurchases ? 'MAXIMUM' : null;
}

/** Refuses a receiver who could not see the code: the area must be open for them, too. */
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
