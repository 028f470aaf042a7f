/** Corrections of the ledger by an operator: adjustments of a member's credits, and reversals of earlier journals. */
import { coins, type Coin } from '../../ledger/coins.ts';
import { house, member } from '../../ledger/entry.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { post, reverse } from '../../ledger/ledger.ts';
import type { Journal } from '../../ledger/posting.ts';
import type { Change } from '../command.ts';

/** Starts the ledger operation of a correction, one per action. */
const begin = ({ tx, action, now }: Change): Promise<Operation> =>
  beginOperation(tx, 'correction', action, now);

export interface Adjustment {
  readonly memberId: bigint;
  readonly coin: Coin;
  /** In minor units; negative debits the member. */
  readonly amount: bigint;
  /** The member reads it in their records. */
  readonly reason: string;
}

/** Credits or debits a member's available balance. Throws INSUFFICIENT_BALANCE. */
export async function adjust(
  change: Change,
  { memberId, coin, amount, reason }: Adjustment,
): Promise<Journal> {
  const operation = await begin(change);
  const journal = await post(operation, {
    recordType: amount > 0n ? 'adjustIn' : 'adjustOut',
    reason,
    legs: [
      { account: member(memberId), coin, amount },
      { account: house('adjust'), coin, amount: -amount },
    ],
  });
  await change.tx.execute(
    `insert into correction (action_id, journal_id, member_id, coin_id, amount, reason, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [change.action, journal.id, memberId, coins[coin], amount, reason, operation.now],
  );
  return journal;
}

/** A journal to be reversed. */
interface Original {
  readonly id: bigint;
  readonly isReversal: boolean;
  /** The transaction number of the journal that reversed it. */
  readonly reversedBy: string | null;
  /** Whether it moved credits into or out of a hold. */
  readonly isHeld: boolean;
  /** The domain of its order, or null. */
  readonly domain: string | null;
  readonly isReversible: boolean;
}

/** Whose orders own a journal. */
export interface JournalOwner {
  /** The name of the domain. */
  readonly name: string;
  /** SQL that is true for its journals `o`. */
  readonly claim: string;
  readonly isReversible: boolean;
}

/** Finds a journal by its transaction number. */
export function findOriginal(
  { tx }: Change,
  number: string,
  owners: readonly JournalOwner[],
): Promise<Original | undefined> {
  const own = 'exists (select from correction c where c.journal_id = o.id)';
  const cases = owners.map(({ name, claim }) => `when ${claim} then '${name}'`).join('\n');
  const reversible = [own, ...owners.flatMap(({ claim, isReversible }) => (isReversible ? [claim] : []))];
  return tx.maybe<Original>(
    `select o.id, o.reversal_of is not null as "isReversal",
       (select r.transaction_number from journal r where r.reversal_of = o.id) as "reversedBy",
       exists (select from posting p where p.journal_id = o.id and p.bucket <> 'A') as "isHeld",
       case ${cases} end as domain, (${reversible.join('\n or ')}) as "isReversible"
     from journal o where o.transaction_number = $1`,
    [number],
  );
}

/** Posts the reversal of a journal. Throws INSUFFICIENT_BALANCE if the receiver has spent the credits. */
export async function reverseJournal(change: Change, original: bigint, reason: string): Promise<Journal> {
  const operation = await begin(change);
  const journal = await reverse(operation, original, reason);
  await change.tx.execute(
    'insert into correction (action_id, journal_id, reverses, reason, created_at) values ($1, $2, $3, $4, $5)',
    [change.action, journal.id, original, reason, operation.now],
  );
  return journal;
}
