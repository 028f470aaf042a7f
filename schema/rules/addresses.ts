/** The shape of wallet addresses, and which addresses a member could confuse. Checksums are in `checksums.ts`. */

/** A network with wallet addresses. */
export type AddressNetwork = 'BEP20' | 'TRC20' | 'ERC20';

/** The notation of an address: `0x` and hexadecimal digits on BEP20 and ERC20, base58 on TRC20. */
export type AddressFamily = 'evm' | 'tron';

interface AddressShape {
  /** The prefix of every address of the family. */
  readonly prefix: string;
  /** Length of a complete address in characters, with the prefix. */
  readonly length: number;
  /** Matches a string of characters that may follow the prefix. */
  readonly digits: RegExp;
  /** Matches a complete address. */
  readonly whole: RegExp;
}

const evm: AddressShape = {
  prefix: '0x',
  length: 42,
  digits: /^[0-9a-fA-F]*$/,
  whole: /^0[xX][0-9a-fA-F]{40}$/,
};
const tron: AddressShape = {
  prefix: 'T',
  length: 34,
  digits: /^[1-9A-HJ-NP-Za-km-z]*$/,
  whole: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};

const shapes: Readonly<Record<AddressNetwork, AddressShape>> = { BEP20: evm, TRC20: tron, ERC20: evm };

/** The family of addresses that a network uses. */
export const networkFamily = (network: AddressNetwork): AddressFamily =>
  network === 'TRC20' ? 'tron' : 'evm';

/** Length of a complete address in characters. */
export const addressLength = (network: AddressNetwork): number => shapes[network].length;

/** Names of the networks with another notation, for use in a sentence. */
export const otherNetworks = (network: AddressNetwork): 'TRC20' | 'BEP20/ERC20' =>
  network === 'TRC20' ? 'BEP20/ERC20' : 'TRC20';

/** The family of a complete address; undefined for anything else. Ignores the checksum. */
export function addressFamily(text: string): AddressFamily | undefined {
  if (evm.whole.test(text)) return 'evm';
  return tron.whole.test(text) ? 'tron' : undefined;
}

/** Whether it is the zero address in hexadecimal, which has no key. */
export const isZeroAddress = (address: string): boolean => /^0[xX]0{40}$/.test(address);

/** What is wrong with the shape of an address. */
export type AddressProblem =
  | 'required'
  | 'spaces'
  /** It is, or starts like, an address of {@link otherNetworks}. */
  | 'otherNetwork'
  | 'start'
  | 'characters'
  | 'tooShort'
  | 'tooLong';

/** The most helpful problem of a typed address; null if its shape is valid. */
export function addressProblem(network: AddressNetwork, typed: string): AddressProblem | null {
  const address = typed.trim();
  if (address === '') return 'required';
  if (/\s/.test(address)) return 'spaces';
  const { prefix, length, digits } = shapes[network];
  const isTron = networkFamily(network) === 'tron';
  if (isTron ? /^0x/i.test(address) : tron.whole.test(address)) return 'otherNetwork';
  if (!prefix.startsWith(address.slice(0, prefix.length)) && !address.startsWith('0X')) return 'start';
  if (address.length > length) return 'tooLong';
  if (!digits.test(address.slice(prefix.length))) return 'characters';
  return address.length < length ? 'tooShort' : null;
}

/** An address in comparable form: ignores case in hexadecimal digits but not in base58. */
export const comparableAddress = (address: string): string =>
  evm.whole.test(address) ? address.toLowerCase() : address;

export const isSameAddress = (one: string, other: string): boolean =>
  comparableAddress(one) === comparableAddress(other);

/** Number of characters that people compare at either end of an address. */
const comparedLength = 4;

/**
 * Whether a member could confuse two addresses: both are complete, of one family, different, and have the same first
 * and last four characters, ignoring case and the prefix.
 */
export function isConfusable(one: string, other: string): boolean {
  const family = addressFamily(one);
  return (
    family !== undefined &&
    family === addressFamily(other) &&
    comparedEnds(family, one) === comparedEnds(family, other) &&
    !isSameAddress(one, other)
  );
}

function comparedEnds(family: AddressFamily, address: string): string {
  const digits = address.slice({ evm, tron }[family].prefix.length).toLowerCase();
  return digits.slice(0, comparedLength) + digits.slice(-comparedLength);
}
