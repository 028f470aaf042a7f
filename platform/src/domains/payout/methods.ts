/** What bank accounts and wallet addresses have in common. */
import type { Database, Transaction } from '../../database/database.ts';
import { violatedConstraint } from '../../database/errors.ts';
import { refuse } from '../../messages/index.ts';
import type { Refusal } from '../../refusal.ts';
import { lockMember } from '../member/lock.ts';

/** Most of each kind that a member can save. */
export const mostMethods = 20;

/** Changes a member's methods, one change at a time. `taken` is the refusal for the unique index of that name. */
export async function changeMethods<T>(
  db: Database,
  memberId: bigint,
  taken: { readonly index: string; readonly refusal: () => Refusal },
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      return await change(tx);
    });
  } catch (error) {
    throw violatedConstraint(error) === taken.index ? taken.refusal() : error;
  }
}

/** Refused when the member has as many as can be saved. */
export function refuseWhenFull(count: number): void {
  if (count >= mostMethods) throw refuse('PAYOUT_METHODS_FULL', { maximum: mostMethods.toString() });
}

/** The row, or the refusal of an id that is not the member's: nobody learns whose it is, or whether it is. */
export function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw refuse('PAYOUT_METHOD_UNKNOWN');
  return row;
}
