/** Display of wallet addresses; the rules shared with the platform validate them. */
import { comparableAddress, type AddressProblem } from '@portal/schema/rules';

/** Whether further typing cannot fix the problem, so that it shows at once. */
export const isFinalProblem = (problem: AddressProblem | null): boolean =>
  problem !== null && problem !== 'required' && problem !== 'tooShort';

/** Characters per displayed group. */
export const groupLength = 4;

/** Splits an address into its prefix and groups of four. */
export function addressGroups(address: string): {
  readonly prefix: string;
  readonly groups: readonly string[];
} {
  const prefix = /^0x/i.exec(address)?.[0] ?? '';
  return { prefix, groups: address.slice(prefix.length).match(/.{1,4}/gu) ?? [] };
}

/** Both ends of an address, for list rows only. */
export const shortAddress = (address: string): string =>
  address.length <= 16 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`;

/** 0-based indices at which the addresses differ. */
export function differences(one: string, other: string): ReadonlySet<number> {
  const [mine, theirs] = [comparableAddress(one), comparableAddress(other)];
  return new Set(Array.from(mine).flatMap((character, i) => (character === theirs[i] ? [] : [i])));
}
