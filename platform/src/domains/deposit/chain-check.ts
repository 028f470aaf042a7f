import type { ChainCheck, WalletType } from '@portal/schema/rest';
import { writeHash } from '@portal/schema/rules';

import type { Chain, ChainTransaction } from '../../chain/chain.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../services.ts';

/** Deposits looked up in one round. */
const batch = 20;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Transactions appear within seconds; a hash still unknown after this time is reported as not found. */
const patienceMs = 30 * minute;
/** After this time the hash is no longer looked up. */
const givenUpMs = 24 * hour;
/** The delay before a lookup without an answer is retried, so that deposits not yet looked up come first. */
const restMs = minute;

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

/**
 * Looks up the pending deposits that are due on the configured chain, so that the operator has the result before
 * deciding. It decides nothing itself. Throws ChainUnavailable when the endpoint gives no answer; the deposits then
 * wait and the next round begins with another one, so that a transaction for which the endpoint never answers does
 * not block the others.
 */
export async function checkDeposits({ database, clock, chain }: Services): Promise<void> {
  if (chain === undefined) return;
  try {
    await checkDue(chain, database, clock);
  } catch (error) {
    // The process is shutting down and has cancelled the request.
    if (!chain.isClosed) throw error;
  }
}

async function checkDue(chain: Chain, database: Database, clock: Clock): Promise<void> {
  const network = await chain.network();
  if (network === undefined) return;
  const now = clock.now();
  const rows = await database.query<Row>(
    `select id, network, address, amount, reference, created_at from deposit
     where status = 'PENDING_REVIEW' and network = $1 and next_check_at <= $2 order by next_check_at limit ${batch}`,
    [network, now],
  );
  for (const row of rows) {
    const { check, next } = await look(chain, row, now).catch(async (error: unknown) => {
      await database.execute(
        'update deposit set next_check_at = $2 where id = $1 and next_check_at is not null',
        [row.id, new Date(now.getTime() + restMs)],
      );
      throw error;
    });
    await database.execute(
      "update deposit set chain_check = $2, next_check_at = $3 where id = $1 and status = 'PENDING_REVIEW'",
      [row.id, check, next],
    );
  }
}

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
