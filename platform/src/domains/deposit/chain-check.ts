import type { ChainCheck, WalletType } from '@portal/schema/rest';
import { writeHash } from '@portal/schema/rules';

import { ChainUnavailable, type Chain, type ChainTransaction } from '../../chain/chain.ts';
import { rowJob } from '../../jobs/rows.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Transactions appear within seconds; a hash still unknown after this time is reported as not found. */
const patienceMs = 30 * minute;
/** After this time the hash is no longer looked up. */
const givenUpMs = 24 * hour;
interface Row {
  readonly id: bigint;
  readonly network: WalletType;
  readonly address: string;
  readonly amount: bigint;
  readonly reference: string;
  readonly created_at: Date;
}

/** The result of a lookup and when to look again. */
interface Finding {
  readonly check: ChainCheck;
  readonly next: Date | null;
}

/** An answer, or none where the process is shutting down, which cancels the question. */
const answerOf = <T>(chain: Chain, question: Promise<T>): Promise<T | undefined> =>
  question.catch((error: unknown) => {
    if (!chain.isClosed) throw error;
    return undefined;
  });

/**
 * Looks up the pending deposits that are due on the configured chain, so that the operator has the result before
 * deciding. It decides nothing itself. While the endpoint gives no answer the deposits wait, and each round tries
 * another one, so that a transaction for which the endpoint never answers does not block the others.
 */
export const depositsCheck = rowJob<Row, Finding>({
  name: 'deposits-check',
  everyMs: 10_000,
  isNeeded: ({ chain }) => chain !== undefined,
  table: 'deposit',
  due: async ({ chain }) => {
    const network = chain && (await answerOf(chain, chain.network()));
    return network && `o.status = 'PENDING_REVIEW' and o.network = '${network}' and o.next_check_at <= $1`;
  },
  order: 'o.next_check_at',
  ask: async ({ chain }, row, now) => chain && answerOf(chain, look(chain, row, now)),
  work: ({ tx, row, found }) =>
    tx.execute('update deposit set chain_check = $2, next_check_at = $3 where id = $1', [
      row.id,
      found.check,
      found.next,
    ]),
  endsRound: (error) => error instanceof ChainUnavailable,
});

async function look(chain: Chain, row: Row, now: Date): Promise<Finding> {
  const transaction = await chain.transaction(writeHash(row.network, row.reference));
  const age = now.getTime() - row.created_at.getTime();
  // The delay grows with the age of the deposit.
  const again = new Date(now.getTime() + Math.min(Math.max(age / 4, 15 * second), hour));
  switch (transaction.state) {
    case 'unsettled':
      return { check: 'WAITING', next: again };
    case 'unknown':
      if (age < patienceMs) return { check: 'WAITING', next: again };
      return { check: 'NOT_FOUND', next: age < givenUpMs ? again : null };
    case 'failed':
      return { check: 'MISMATCH', next: null };
    case 'settled':
      return { check: arrived(transaction, row) ? 'CONFIRMED' : 'MISMATCH', next: null };
  }
}

/** Whether the transaction sent at least the amount to the member's address. */
function arrived(
  { transfers }: Extract<ChainTransaction, { state: 'settled' }>,
  { address, amount }: Row,
): boolean {
  return transfers.some(
    ({ to, amount: sent }) => to.toLowerCase() === address.toLowerCase() && sent >= amount,
  );
}
