/** Members' accounts at the game. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable, Transaction } from '../../database/database.ts';
import { violatedConstraint } from '../../database/errors.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { requireAddress } from '../../orders/addresses.ts';
import type { AddressCheck, Services } from '../../services/services.ts';
import { confirmOperation } from '../member/index.ts';
import { refuseUnpayable } from '../payout/index.ts';
import { refusals } from './refusals.ts';
import { getRules, showLimits } from './rules.ts';

type Game = (typeof domains)['game'];
type AccountView = AnswerOf<Game['gmtRegister']>;

/** A row of the table; amounts in minor units. */
export interface GameAccount {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly nickname: string;
  readonly wallet_address: string | null;
  readonly balance: bigint;
  /**
   * The game that holds the balance; null if no game has received credits, or if the balance predates the distinction
   * of games.
   */
  readonly game: string | null;
  readonly wagered: bigint;
  readonly won: bigint;
  readonly bets: bigint;
  readonly created_at: Date;
  readonly bound_at: Date | null;
  readonly entered_at: Date | null;
}

/** Refusals by unique index. */
const takenRefusals: Readonly<Record<string, () => Refusal>> = {
  game_account_member: refusals.GAME_REGISTERED,
  game_account_nickname: refusals.GAME_NAME_TAKEN,
  game_account_wallet: refusals.GAME_WALLET_TAKEN,
};

/** Returns the member's account, or undefined before they register. */
export const findAccount = (db: Queryable, memberId: bigint): Promise<GameAccount | undefined> =>
  db.maybe<GameAccount>('select * from game_account where member_id = $1', [memberId]);

/** Returns the account, locked until the transaction ends, so that bets of one player run one after another. */
export const lockAccount = (tx: Transaction, id: bigint): Promise<GameAccount> =>
  tx.one<GameAccount>('select * from game_account where id = $1 for update', [id]);

/** Returns the member's account with a wallet address. Refused with GAME_UNREGISTERED or GAME_WALLET_MISSING. */
export async function requireBound(db: Queryable, memberId: bigint): Promise<GameAccount> {
  const account = await findAccount(db, memberId);
  if (account === undefined) throw refusals.GAME_UNREGISTERED();
  if (account.wallet_address === null) throw refusals.GAME_WALLET_MISSING();
  return account;
}

/** Returns the member's account, if any, and the rules for transfers to the game. */
export async function requireAccount(
  db: Queryable,
  memberId: bigint,
): Promise<AnswerOf<Game['gmtUserInfo']>> {
  const [account, rules] = [await findAccount(db, memberId), await getRules(db)];
  return {
    account: account === undefined ? null : toView(account),
    open: rules.enabled ? 1 : 0,
    transfer: showLimits(rules.transfer),
  };
}

/**
 * Creates the member's account once; a repetition under the same name returns it. Refused with GAME_REGISTERED or
 * GAME_NAME_TAKEN.
 */
export const register = (
  { database, clock }: Services,
  memberId: bigint,
  { nickName }: ParsedRequestOf<Game['gmtRegister']>,
): Promise<AccountView> =>
  refuseTaken(async () => {
    const before = await findAccount(database, memberId);
    if (before?.nickname === nickName) return toView(before);
    return toView(await insertAccount(database, memberId, nickName, clock.now()));
  });

/** Inserts an account without a wallet address. */
export const insertAccount = (
  db: Queryable,
  memberId: bigint,
  nickname: string,
  now: Date,
): Promise<GameAccount> =>
  db.one<GameAccount>(
    'insert into game_account (member_id, nickname, created_at) values ($1, $2, $3) returning *',
    [memberId, nickname, now],
  );

/**
 * Binds a BEP20 address in place of the current one. Refused with GAME_UNREGISTERED, GAME_WALLET_TAKEN, or like a
 * payout address: it must be a wallet that is not the platform's own.
 */
export async function bindWallet(
  services: Services,
  checks: readonly AddressCheck[],
  memberId: bigint,
  { bscAddress, transactionPassword }: ParsedRequestOf<Game['gmtBind']>,
): Promise<AccountView> {
  await confirmOperation(services, memberId, transactionPassword);
  const wallet = { network: 'BEP20', address: requireAddress('BEP20', bscAddress) } as const;
  if ((await findAccount(services.database, memberId)) === undefined) throw refusals.GAME_UNREGISTERED();
  await refuseUnpayable(services, checks, wallet);
  return refuseTaken(async () =>
    toView(await setWallet(services.database, memberId, wallet.address, services.clock.now())),
  );
}

/** Sets the wallet address of an existing account. */
export const setWallet = (
  db: Queryable,
  memberId: bigint,
  address: string,
  now: Date,
): Promise<GameAccount> =>
  db.one<GameAccount>(
    'update game_account set wallet_address = $2, bound_at = $3 where member_id = $1 returning *',
    [memberId, address, now],
  );

/** Records that the member enters the game. Refused with GAME_UNREGISTERED or GAME_WALLET_MISSING. */
export async function signIn({ database, clock }: Services, memberId: bigint): Promise<AccountView> {
  const row = await database.maybe<GameAccount>(
    'update game_account set entered_at = $2 where member_id = $1 and wallet_address is not null returning *',
    [memberId, clock.now()],
  );
  return toView(row ?? (await requireBound(database, memberId)));
}

/** Returns the member's total wagers and wins; zero before they register. */
export async function getWagered(
  db: Queryable,
  memberId: bigint,
): Promise<AnswerOf<Game['gmtBetFlowAmountInfo']>> {
  const { wagered, won, bets } = (await findAccount(db, memberId)) ?? { wagered: 0n, won: 0n, bets: 0n };
  return { betFlowAmount: formatAmount(wagered), winAmount: formatAmount(won), betCount: Number(bets) };
}

async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw takenRefusals[violatedConstraint(error) ?? '']?.() ?? error;
  }
}

const toView = (row: GameAccount): AccountView => ({
  gameId: row.id.toString(),
  nickName: row.nickname,
  bscAddress: row.wallet_address,
  balance: formatAmount(row.balance),
  createTime: row.created_at.getTime(),
  bindTime: row.bound_at?.getTime() ?? null,
  loginTime: row.entered_at?.getTime() ?? null,
});
