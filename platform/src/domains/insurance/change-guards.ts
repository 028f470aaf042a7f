/** Checks before every operation on a contract, and the record after it. */
import { formatAmount } from '../../ledger/amount.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import type { Journal } from '../../ledger/posting.ts';
import { requireContract, type ContractRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { coin, getTradeDayEnd } from './rules.ts';

/**
 * Locks a running contract of the member. Refused until the trades of ended days are posted, so that no change
 * affects them. `postTradesBefore` posts them first, so that the refusal is rare; it is not final.
 */
export async function requireRunning(
  operation: Operation,
  memberId: bigint,
  id: bigint,
): Promise<ContractRow> {
  const { tx, now } = operation;
  await tx.execute('select from insurance_contract where id = $1 and member_id = $2 for update', [
    id,
    memberId,
  ]);
  const contract = await requireContract(tx, memberId, id);
  if (contract.ended_at !== null) throw refusals.INSURANCE_ENDED();
  if (contract.kind === 'TRIAL') throw refusals.INSURANCE_TRIAL();
  if (getTradeDayEnd(contract.trades_at) <= now) throw refusals.INSURANCE_TRADE_DUE({ final: false });
  return contract;
}

/** Refuses an amount that differs from the one the member was shown, with the actual one. */
export function requireShown(shown: bigint, actual: bigint): void {
  if (shown !== actual) throw refusals.INSURANCE_CHANGED({ amount: formatAmount(actual), coin });
}

type MovementType = 'PURCHASE' | 'SPECIAL' | 'TRIAL' | 'UPGRADE' | 'REFILL' | 'ADD' | 'REDEEM' | 'RETURN';

interface Movement {
  readonly type: MovementType;
  readonly amount: bigint;
  readonly fee?: bigint;
}

/** Records a movement of a contract. */
export const recordMovement = (
  { tx, now }: Operation,
  contract: Pick<ContractRow, 'id' | 'member_id' | 'package_id'>,
  journal: Pick<Journal, 'id'>,
  { type, amount, fee = 0n }: Movement,
): Promise<number> =>
  tx.execute(
    `insert into insurance_movement (contract_id, member_id, type, package_id, amount, fee, journal_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [contract.id, contract.member_id, type, contract.package_id, amount, fee, journal.id, now],
  );
