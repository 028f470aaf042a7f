/** A penalty posted by an operator. */
import { house, member } from '../../ledger/entry.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import { coin } from './rules.ts';

interface Fine {
  readonly memberId: bigint;
  readonly amount: bigint;
  readonly reason: string;
}

/** Posts a fine. Refused with INSUFFICIENT_BALANCE. */
export async function fine(operation: Operation, { memberId, amount, reason }: Fine): Promise<void> {
  const journal = await post(operation, {
    recordType: 'fine',
    reason,
    legs: [
      { account: member(memberId), coin, amount: -amount },
      { account: house('fee'), coin, amount },
    ],
  });
  await operation.tx.execute(
    'insert into insurance_fine (member_id, amount, reason, journal_id, created_at) values ($1, $2, $3, $4, $5)',
    [memberId, amount, reason, journal.id, operation.now],
  );
}
