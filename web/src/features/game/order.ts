import { unitName } from '../../lib/credits.ts';
import { formatAmount, isZero, parseAmount } from '../../lib/decimal.ts';
import type { GameQuery, GameTransferPartsFragment } from './game.generated.ts';

export type GameData = GameQuery;
export type GameInfo = GameQuery['game'];
export type GameAccount = NonNullable<GameInfo['account']>;
export type GameTransfer = GameTransferPartsFragment;

/** The credits that go to the game. */
export const coin = 'GMT';

/** `25.00 GAME` */
export const amountOf = (amount: string): string => `${formatAmount(amount)} ${unitName(coin)}`;

/** Form values, as typed. */
export type TransferValues = Record<'amount', string>;

/** A transfer as reviewed and sent. */
export interface TransferDraft {
  readonly amount: string;
  readonly nickname: string;
}

/** Null when the amount is invalid. */
export function toDraft({ amount }: TransferValues, { nickname }: GameAccount): TransferDraft | null {
  const parsed = parseAmount(amount);
  return !parsed.ok || isZero(parsed.value) ? null : { amount: parsed.value, nickname };
}

/** What is still to do before the member can play. */
export type Step = 'register' | 'bind' | 'enter';

export const steps = ['register', 'bind', 'enter'] as const satisfies readonly Step[];

export function stepOf({ account }: Pick<GameInfo, 'account'>): Step {
  if (account === null) return 'register';
  return account.walletAddress === null ? 'bind' : 'enter';
}

/**
 * Where a member may be sent from `here`: the same origin, or elsewhere over https. Null for anything else, such as a
 * script, although the gateway passes only what it was told to allow.
 */
export function gameAddress(url: string, here: string): string | null {
  const target = URL.parse(url, here);
  if (target === null) return null;
  const isSafe = target.protocol === 'https:' || target.origin === new URL(here).origin;
  return isSafe && target.username === '' ? target.href : null;
}
