import type { ChainCheck, WalletType } from '@portal/schema/rest';

import type { Chain, ChainTransaction } from '../../chain/chain.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { shownHash } from './reference.ts';

/** Deposits that are looked up in one round. */
const batch = 20;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** A transaction shows within seconds; a hash that nobody knows after so long is told as that. */
const patienceMs = 30 * minute;
/** And is not asked for any more after so long. */
const givenUpMs = 24 * hour;
/** One that was not answered is asked again after so long: first those that were not asked yet. */
const restMs = minute;

interface Row {
  readonly id: bigint;
  readonly network: WalletType;
  readonly address: string;
  readonly amount: bigint;
  readonly reference: string;
  readonly created_at: Date;
}

/** What was found, and when to look again. */
interface Finding {
  readonly check: ChainCheck;
  readonly next: Date | null;
}

/**
 * Looks up the pending deposits whose turn it is on the chain that is configured, so that the operator knows before
 * the decision. It decides nothing itself. Ends with ChainUnavailable when the endpoint gives no answer; then the
 * deposits wait, and the next round begins with another: a transaction about which an endpoint never answers keeps
 * nobody else's from being found.
 */
export async function checkDeposits({ database, clock, chain }: Services): Promise<void> {
  if (chain === undefined) return;
  try {
    await checkDue(chain, database, clock);
  } catch (error) {
    // The process ends, and with it what was asked.
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
  const transaction = await chain.transaction(shownHash(row.network, row.reference));
  const age = now.getTime() - row.created_at.getTime();
  // Soon at first, then ever less often.
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

/** Whether what it sent to the member's address is the amount or more. */
function arrived(
  { transfers }: Extract<ChainTransaction, { state: 'settled' }>,
  { address, amount }: Row,
): boolean {
  return transfers.some(
    ({ to, amount: sent }) => to.toLowerCase() === address.toLowerCase() && sent >= amount,
  );
}
