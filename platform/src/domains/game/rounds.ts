/** Bets on the next block of a player's chain. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import {
  isWinning,
  roundNumber,
  roundPayout,
  roundRate,
  roundText,
  type RoundChoice,
} from '@portal/schema/rules';
import type { Queryable, Transaction } from '../../database/database.ts';
import { insertRow } from '../../database/insert.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { refusals as ledgerRefusals } from '../../ledger/refusals.ts';
import type { Services } from '../../services/services.ts';
import { checkAmount } from '../amount-limits.ts';
import { requireAcceptedTerms } from '../member/index.ts';
import { lockAccount, type GameAccount } from './accounts.ts';
import { openChain, revealNext, sha256 } from './chain.ts';
import { mayMove, ownGame } from './holder.ts';
import type { Player } from './launch.ts';
import { refusals } from './refusals.ts';
import { requireOpen } from './rules.ts';

type Endpoint = (typeof domains)['game']['playHashKingdom'];

/** A round as the endpoint returns it. */
export type Round = AnswerOf<Endpoint>['round'];

/** A row of the table; amounts in minor units. */
interface RoundRow {
  readonly bet_key: string;
  readonly height: number;
  readonly choice: RoundChoice;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly number: number;
  readonly previous_hash: string;
  readonly block_hash: string;
  readonly client_seed: string;
  readonly created_at: Date;
}

/** A bet; the stake in minor units. */
export interface Bet {
  readonly key: string;
  readonly choice: RoundChoice;
  readonly stake: bigint;
  readonly clientSeed: string;
}

/**
 * Bets once per key; a repetition returns the same round. Refused with TERMS_NOT_ACCEPTED, GAME_CLOSED, GAME_BALANCE,
 * outside the limits, and with IDEMPOTENCY_KEY_REUSED if another bet had the key.
 */
export async function playBet(
  { database, clock }: Services,
  player: Player,
  { betId: key, choice, clientSeed, stake }: Omit<ParsedRequestOf<Endpoint>, 'gameSession'>,
): Promise<Round> {
  const bet = { key, choice, clientSeed, stake: parsePositiveAmount(stake, 'stake') };
  const round = await database.transaction(async (tx) => {
    const account = await lockAccount(tx, player.account.id);
    const before = await findRound(tx, account.id, key);
    if (before !== undefined) {
      if (!isSame(before, bet)) throw ledgerRefusals.IDEMPOTENCY_KEY_REUSED();
      return before;
    }
    const now = clock.now();
    await requireAcceptedTerms(tx, account.member_id, now);
    const rules = await requireOpen(tx);
    checkAmount(bet.stake, rules.bet);
    return placeBet(tx, account, { ...bet, edgePpm: rules.edgePpm }, now);
  });
  return toRoundView(round);
}

/** Decides a bet by the next block. The caller has locked the account. Refused with GAME_BALANCE. */
export async function placeBet(
  tx: Transaction,
  account: GameAccount,
  { key, choice, stake, clientSeed, edgePpm }: Bet & { readonly edgePpm: bigint },
  now: Date,
): Promise<RoundRow> {
  const chain = await openChain(tx, account.id, now);
  const { block, height } = await revealNext(tx, chain);
  const number = roundNumber(sha256(roundText(block, clientSeed, height)));
  const rate = roundRate(choice, edgePpm);
  const payout = isWinning(choice, number) ? roundPayout(stake, rate) : 0n;
  const moved = await tx.execute(
    `update game_account set balance = balance - $2 + $3, wagered = wagered + $2, won = won + $3, bets = bets + 1
     where id = $1 and balance >= $2 and ${mayMove('$4')}`,
    [account.id, stake, payout, ownGame],
  );
  if (moved === 0) throw refusals.GAME_BALANCE();
  return insertRow<RoundRow>(tx, 'game_round', {
    account_id: account.id,
    chain_id: chain.id,
    height,
    bet_key: key,
    choice,
    stake,
    rate,
    payout,
    number,
    previous_hash: chain.last_hash,
    block_hash: block,
    client_seed: clientSeed,
    created_at: now,
  });
}

/** Returns the last rounds of an account, newest first. */
export const listLastRounds = async (db: Queryable, accountId: bigint, count: number): Promise<Round[]> =>
  (
    await db.query<RoundRow>(
      'select * from game_round where account_id = $1 order by created_at desc, id desc limit $2',
      [accountId, count],
    )
  ).map(toRoundView);

const findRound = (tx: Transaction, accountId: bigint, key: string): Promise<RoundRow | undefined> =>
  tx.maybe<RoundRow>('select * from game_round where account_id = $1 and bet_key = $2', [accountId, key]);

const isSame = (row: RoundRow, { choice, stake, clientSeed }: Bet): boolean =>
  row.choice === choice && row.stake === stake && row.client_seed === clientSeed;

const toRoundView = (row: RoundRow): Round => ({
  betId: row.bet_key,
  height: row.height,
  choice: row.choice,
  stake: formatAmount(row.stake),
  payout: formatAmount(row.payout),
  number: row.number,
  previousHash: row.previous_hash,
  blockHash: row.block_hash,
  clientSeed: row.client_seed,
  createTime: row.created_at.getTime(),
});
