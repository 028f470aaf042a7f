import type { WalletNetwork } from '../generated/schema.ts';

/** Wallet addresses: their shape, and what of them people compare. Whether a checksum fits, the platform tells. */

const evmShape = /^0[xX][0-9a-fA-F]{40}$/;
const tronShape = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;

/** Characters of a whole address. */
export const addressLength: Readonly<Record<WalletNetwork, number>> = { BEP20: 42, TRC20: 34, ERC20: 42 };

const isTron = (network: WalletNetwork) => network === 'TRC20';

/** What is wrong with the shape of an address. */
export type AddressProblem =
  | 'required'
  | 'spaces'
  /** It is an address of another network: `TRC20`, or one of the two that write them alike. */
  | 'otherNetwork'
  | 'start'
  | 'characters'
  | 'tooShort'
  | 'tooLong'
  /** The address that belongs to nobody. */
  | 'nobody';

/** What is wrong with a typed address, the most helpful first; null when its shape is right. */
export function addressProblem(network: WalletNetwork, typed: string): AddressProblem | null {
  const address = typed.trim();
  if (address === '') return 'required';
  if (/\s/.test(address)) return 'spaces';
  const length = addressLength[network];
  const tron = isTron(network);
  if (tron ? /^0x/i.test(address) : tronShape.test(address)) return 'otherNetwork';
  const start = tron ? 'T' : '0x';
  if (!start.startsWith(address.slice(0, start.length)) && !address.startsWith('0X')) return 'start';
  if (address.length > length) return 'tooLong';
  const digits = address.slice(start.length);
  if (!(tron ? /^[1-9A-HJ-NP-Za-km-z]*$/ : /^[0-9a-fA-F]*$/).test(digits)) return 'characters';
  if (address.length < length) return 'tooShort';
  return !tron && /^0+$/.test(digits) ? 'nobody' : null;
}

/** Whether more typing cannot mend it, so that it is said at once. */
export const isWrongAlready = (problem: AddressProblem | null): boolean =>
  problem !== null && problem !== 'required' && problem !== 'tooShort';

/** So many characters the eye takes in at once. */
export const groupLength = 4;

/** The parts of an address: what every one of its kind begins with, and the rest in fours. */
export function addressGroups(address: string): {
  readonly prefix: string;
  readonly groups: readonly string[];
} {
  const prefix = /^0x/i.exec(address)?.[0] ?? '';
  return { prefix, groups: address.slice(prefix.length).match(/.{1,4}/gu) ?? [] };
}

/** The two ends of an address for a row of a list; wherever it matters it is shown in full. */
export const shortAddress = (address: string): string =>
  address.length <= 16 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`;

/** Characters at either end that people compare; what every address begins with is none of them. */
const compared = 4;

/** Hexadecimal digits are the same in either case; base58 tells the cases apart. */
const identity = (address: string) => (evmShape.test(address) ? address.toLowerCase() : address);

const ends = (address: string) => {
  const digits = address.slice(evmShape.test(address) ? 2 : 1).toLowerCase();
  return digits.slice(0, compared) + digits.slice(-compared);
};

const isWhole = (address: string) => evmShape.test(address) || tronShape.test(address);

/** The places of `one`, counted from 0, at which `other` has another character. */
export function differences(one: string, other: string): ReadonlySet<number> {
  const [mine, theirs] = [identity(one), identity(other)];
  return new Set(Array.from(mine).flatMap((character, i) => (character === theirs[i] ? [] : [i])));
}

export const isSameAddress = (one: string, other: string): boolean => identity(one) === identity(other);

/** Whether two whole addresses could be taken for one another: they begin and end alike and are not the same. */
export const looksLike = (one: string, other: string): boolean =>
  isWhole(one) &&
  isWhole(other) &&
  one.length === other.length &&
  ends(one) === ends(other) &&
  !isSameAddress(one, other);
