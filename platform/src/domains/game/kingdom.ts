/** Hash Kingdom as its page calls it: every answer has what the player sees then. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';
import { roundRate } from '@portal/schema/rules';

import { formatAmount, formatPpm, parsePositiveAmount } from '../../ledger/amount.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from './accounts.ts';
import { openChain } from './chain.ts';
import { heldByOwnGame, ownGame } from './holder.ts';
import { findPlayer, requirePlayer, spend, type Player } from './launch.ts';
import { lastRounds, play } from './rounds.ts';
import { getRules, showLimits } from './rules.ts';
import { bringBack } from './settle.ts';

type Game = (typeof domains)['game'];
type Kingdom = ResultOf<Game['enterHashKingdom']>['kingdom'];

/** How many rounds are shown. */
const shownRounds = 20;

/** Spends a launch token for a session. Refused with GAME_LAUNCH_SPENT. */
export async function enter(
  services: Services,
  { launchToken }: ParsedRequestOf<Game['enterHashKingdom']>,
): Promise<ResultOf<Game['enterHashKingdom']>> {
  const { gameSession, player } = await spend(services, launchToken);
  return { gameSession, kingdom: await kingdomOf(services, player) };
}

/** What the player of a session sees; null once the session is over, and without one. */
export async function infoOf(
  services: Services,
  { gameSession }: ParsedRequestOf<Game['hashKingdomInfo']>,
): Promise<ResultOf<Game['hashKingdomInfo']>> {
  const player = gameSession == null ? undefined : await findPlayer(services, gameSession);
  return { kingdom: player === undefined ? null : await kingdomOf(services, player) };
}

/** Bets on the next block. Refused with GAME_ENDED, and as `play` refuses. */
export async function playRound(
  services: Services,
  { gameSession, ...bet }: ParsedRequestOf<Game['playHashKingdom']>,
): Promise<ResultOf<Game['playHashKingdom']>> {
  const player = await requirePlayer(services, gameSession);
  return { round: await play(services, player, bet), kingdom: await kingdomOf(services, player) };
}

/** Brings credits back, by the same order as a linked game's. Refused with GAME_ENDED or GAME_BALANCE. */
export async function cashOut(
  services: Services,
  { gameSession, orderId, amount }: ParsedRequestOf<Game['cashOutOfHashKingdom']>,
): Promise<ResultOf<Game['cashOutOfHashKingdom']>> {
  const player = await requirePlayer(services, gameSession);
  const order = { game: ownGame, orderId, amount: parsePositiveAmount(amount), playResult: 0n };
  const { receiptNo } = await bringBack(services, player.account, order);
  return { receiptNo, kingdom: await kingdomOf(services, player) };
}

/** What a player sees now. Fixes the next blocks where none are, for the last hash is shown before a bet. */
const kingdomOf = ({ database, clock }: Services, { account, endsAt }: Player): Promise<Kingdom> =>
  database.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    const { id, nickname } = locked;
    const chain = await openChain(tx, id, clock.now());
    const rules = await getRules(tx);
    return {
      nickName: nickname,
      balance: formatAmount(heldByOwnGame(locked)),
      open: rules.enabled ? 1 : 0,
      bet: showLimits(rules.bet),
      parityRate: formatAmount(roundRate('EVEN', rules.edgePpm)),
      numberRate: formatAmount(roundRate('NUMBER_0', rules.edgePpm)),
      edge: formatPpm(rules.edgePpm),
      lastHash: chain.last_hash,
      nextHeight: chain.used + 1,
      rounds: await lastRounds(tx, id, shownRounds),
      endTime: endsAt.getTime(),
    };
  });
