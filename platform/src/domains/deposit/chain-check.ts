import type { ChainCheck, WalletType } from '@portal/schema/rest';
import { isSameAddress, formatHash } from '@portal/schema/rules';
import { ChainUnavailable, type Chain, type ChainTransaction } from '../../chain/chain.ts';
import { rowJob } from '../../jobs/rows.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Transactions appear within seconds; a hash still unknown after this time is reported as not found. */
const notFoundAfterMs = 30 * minute;
/** After this time the hash is no longer looked up. */
const stopAfterMs = 24 * hour;
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

/** Waits for a response; undefined if the process is shutting down, which cancels the request. */
const requireAnswer = <T>(chain: Chain, question: Promise<T>): Promise<T | undefined> =>
  question.catch((error: unknown) => {
    if (!chain.isClosed) throw error;
    return undefined;
  });

/** The job of one network. Networks have separate jobs, so that an unreachable one does not delay the others. */
const depositsCheck = (network: WalletType) =>
  rowJob<Row, Finding>({
    name: `deposits-check-${network.toLowerCase()}`,
    everyMs: 10_000,
    isNeeded: ({ chains }) => chains.has(network),
    table: 'deposit',
    // Checked in each round, so that an unreachable endpoint is noticed before a deposit is due.
    due: async ({ chains }) => {
      const chain = chains.get(network);
      const isAnswering =
        chain &&
        (await requireAnswer(
          chain,
          chain.check().then(() => true),
        ));
      if (isAnswering !== true) return undefined;
      return `o.status = 'PENDING_REVIEW' and o.network = '${network}' and o.next_check_at <= $1`;
    },
    order: 'o.next_check_at',
    ask: async ({ chains }, row, now) => {
      const chain = chains.get(network);
      return chain && requireAnswer(chain, lookUpTransaction(chain, row, now));
    },
    work: ({ tx, row, found }) =>
      tx.execute('update deposit set chain_check = $2, next_check_at = $3 where id = $1', [
        row.id,
        found.check,
        found.next,
      ]),
    endsRound: (error) => error instanceof ChainUnavailable,
  });

/**
 * Look up due pending deposits on the chain of their network, so that the operator has the result before deciding.
 * The jobs decide nothing themselves. While an endpoint does not respond, its deposits wait; each round tries another
 * one, so that a single failing transaction does not block the others.
 */
export const depositChecks = (['BEP20', 'TRC20', 'ERC20'] as const).map(depositsCheck);

async function lookUpTransaction(chain: Chain, row: Row, now: Date): Promise<Finding> {
  const transaction = await chain.transaction(formatHash(row.network, row.reference));
  const age = now.getTime() - row.created_at.getTime();
  // The delay grows with the age of the deposit.
  const again = new Date(now.getTime() + Math.min(Math.max(age / 4, 15 * second), hour));
  switch (transaction.state) {
    case 'unsettled':
      return { check: 'WAITING', next: again };
    case 'unknown':
      if (age < notFoundAfterMs) return { check: 'WAITING', next: again };
      return { check: 'NOT_FOUND', next: age < stopAfterMs ? again : null };
    case 'failed':
      return { check: 'MISMATCH', next: null };
    case 'settled':
      return { check: await compareTransaction(chain, transaction, row), next: null };
  }
}

/**
 * Returns whether the transaction sent at least the amount to the member's address, and no smart contract sent it. A
 * contract has no owner to contact and may be unable to receive a refund.
 */
async function compareTransaction(
  chain: Chain,
  { transfers }: Extract<ChainTransaction, { state: 'settled' }>,
  { address, amount }: Row,
): Promise<ChainCheck> {
  const arrived = transfers.find(({ to, amount: sent }) => isSameAddress(to, address) && sent >= amount);
  if (arrived === undefined) return 'MISMATCH';
  for (const sender of arrived.from) if (await chain.isContract(sender)) return 'CONTRACT';
  return 'CONFIRMED';
}
