/** The calls of the Hash Kingdom page. Every answer includes what the player sees afterwards. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import { roundRate } from '@portal/schema/rules';
import { formatAmount, formatPpm, parsePositiveAmount } from '../../ledger/amount.ts';
import type { Services } from '../../services/services.ts';
import { lockAccount } from './accounts.ts';
import { openChain } from './chain.ts';
import { heldByOwnGame, ownGame } from './holder.ts';
import { findPlayer, requirePlayer, redeemLaunchToken, type Player } from './launch.ts';
import { listLastRounds, playBet } from './rounds.ts';
import { getRules, showLimits } from './rules.ts';
import { bringBack } from './settle.ts';

type Game = (typeof domains)['game'];
type Kingdom = AnswerOf<Game['enterHashKingdom']>['kingdom'];

/** The number of rounds shown. */
const shownRounds = 20;

/** Exchanges a launch token for a session. Refused with GAME_LAUNCH_SPENT. */
export async function enter(
  services: Services,
  { launchToken }: ParsedRequestOf<Game['enterHashKingdom']>,
): Promise<AnswerOf<Game['enterHashKingdom']>> {
  const { gameSession, player } = await redeemLaunchToken(services, launchToken);
  return { gameSession, kingdom: await getKingdom(services, player) };
}

/** Returns what the player of a session sees, or null without a live session. */
export async function getKingdomInfo(
  services: Services,
  { gameSession }: ParsedRequestOf<Game['hashKingdomInfo']>,
): Promise<AnswerOf<Game['hashKingdomInfo']>> {
  const player = gameSession == null ? undefined : await findPlayer(services, gameSession);
  return { kingdom: player === undefined ? null : await getKingdom(services, player) };
}

/** Bets on the next block. Refused with GAME_ENDED, and as {@link playBet} refuses. */
export async function playRound(
  services: Services,
  { gameSession, ...bet }: ParsedRequestOf<Game['playHashKingdom']>,
): Promise<AnswerOf<Game['playHashKingdom']>> {
  const player = await requirePlayer(services, gameSession);
  return { round: await playBet(services, player, bet), kingdom: await getKingdom(services, player) };
}

/**
 * Returns credits to the member, by the same kind of order as a linked game. Refused with GAME_ENDED or GAME_BALANCE.
 */
export async function cashOut(
  services: Services,
  { gameSession, orderId, amount }: ParsedRequestOf<Game['cashOutOfHashKingdom']>,
): Promise<AnswerOf<Game['cashOutOfHashKingdom']>> {
  const player = await requirePlayer(services, gameSession);
  const order = { game: ownGame, orderId, amount: parsePositiveAmount(amount), playResult: 0n };
  const { receiptNo } = await bringBack(services, player.account, order);
  return { receiptNo, kingdom: await getKingdom(services, player) };
}

/** Returns what a player sees now. Creates a chain if there is none, because the last hash is shown before a bet. */
const getKingdom = ({ database, clock }: Services, { account, endsAt }: Player): Promise<Kingdom> =>
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
      rounds: await listLastRounds(tx, id, shownRounds),
      endTime: endsAt.getTime(),
    };
  });
