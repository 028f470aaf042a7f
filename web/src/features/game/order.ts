import { formatWithUnit } from '../../money/credits.ts';
import { isZero, parseAmount } from '../../money/decimal.ts';
import type { GameQuery, GameTransferPartsFragment } from './game.generated.ts';

export type GameData = GameQuery;
export type GameInfo = GameQuery['game'];
export type GameAccount = NonNullable<GameInfo['account']>;
export type GameTransfer = GameTransferPartsFragment;

/** The credits that go to the game. */
export const gameCoin = 'GMT';

/** `25.00 GAME` */
export const formatGameAmount = (amount: string): string => formatWithUnit(amount, gameCoin);

/** Form values, as typed. */
export type GameTransferValues = Record<'amount', string>;

/** A transfer as reviewed and sent. */
export interface GameTransferDraft {
  readonly amount: string;
  readonly nickname: string;
}

/** Null when the amount is invalid. */
export function toGameTransferDraft(
  { amount }: GameTransferValues,
  { nickname }: GameAccount,
): GameTransferDraft | null {
  const parsed = parseAmount(amount);
  return !parsed.ok || isZero(parsed.value) ? null : { amount: parsed.value, nickname };
}

/** What is still to do before the member can play. */
export type Step = 'register' | 'bind' | 'enter';

export const steps = ['register', 'bind', 'enter'] as const satisfies readonly Step[];

export function getNextStep({ account }: Pick<GameInfo, 'account'>): Step {
  if (account === null) return 'register';
  return account.walletAddress === null ? 'bind' : 'enter';
}

const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Adds the member's language and theme for the game's page, which cannot read the portal's storage. */
export function withSettings(address: string, locale: string, theme: 'light' | 'dark'): string {
  const settings = new URLSearchParams({ locale, theme });
  return new URL(address).pathname === ownPage ? `${address}&${settings.toString()}` : address;
}

/** The path of Hash Kingdom. */
const ownPage = '/hash-kingdom/';

/**
 * Returns the address of the game if a member may be sent there from `here`: the same origin, another port of the same
 * host, or elsewhere over https. Null for anything else, such as a script, although the gateway passes only allowed
 * addresses.
 */
export function gameAddress(url: string, here: string): string | null {
  const target = URL.parse(url, here);
  if (target === null) return null;
  const { protocol, hostname } = new URL(here);
  const isSameHost = target.hostname === hostname || (isLoopback(target.hostname) && isLoopback(hostname));
  const isSafe = target.protocol === 'https:' || (target.protocol === protocol && isSameHost);
  return isSafe && target.username === '' ? target.href : null;
}
