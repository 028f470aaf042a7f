/** Functions shared by bank accounts and wallet addresses. */
import type { Database, Transaction } from '../../database/database.ts';
import { violatedConstraint } from '../../database/errors.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../services/services.ts';
import { confirmOperation, lockMember } from '../member/index.ts';
import { refusals } from './refusals.ts';

/** The maximum number of saved methods of each kind. */
export const maxMethods = 20;

/** Runs a change of a member's methods, one at a time. `unique` has the refusal of a unique index. */
export async function changeMethods<T>(
  db: Database,
  memberId: bigint,
  unique: { readonly index: string; readonly refusal: () => Refusal },
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      return await change(tx);
    });
  } catch (error) {
    throw violatedConstraint(error) === unique.index ? unique.refusal() : error;
  }
}

/** Refuses another method if the member has the maximum. */
export function refuseWhenFull(count: number): void {
  if (count >= maxMethods) throw refusals.PAYOUT_METHODS_FULL({ maximum: maxMethods.toString() });
}

/** Deletes a method. Refused with PAYOUT_METHOD_UNKNOWN. */
export async function deleteMethod(
  services: Services,
  memberId: bigint,
  table: 'payout_bank_account' | 'payout_wallet_address',
  { id, transactionPassword }: { readonly id: string; readonly transactionPassword: string },
): Promise<{ id: string }> {
  await confirmOperation(services, memberId, transactionPassword);
  const deleted = await services.database.execute(`delete from ${table} where id = $1 and member_id = $2`, [
    BigInt(id),
    memberId,
  ]);
  if (deleted === 0) throw refusals.PAYOUT_METHOD_UNKNOWN();
  return { id: BigInt(id).toString() };
}

/**
 * Returns the row. Any id that is not the member's gets the same refusal, which does not reveal whether the id
 * exists.
 */
export function requireFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw refusals.PAYOUT_METHOD_UNKNOWN();
  return row;
}
