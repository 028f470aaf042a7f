/**
 * Wallet addresses with their checksums: EIP-55 on BEP20 and ERC20, base58check on TRC20. An export of its own, so that
 * only code that checks checksums loads the hash functions.
 */
import { sha256 } from '@noble/hashes/sha2';
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex } from '@noble/hashes/utils';
import { createBase58check } from '@scure/base';

import { addressFamily, networkFamily, isZeroAddress, type AddressNetwork } from './addresses.ts';

/** The first byte of every address of TRON. */
const tronVersion = 0x41;
/** Bytes of an address, without the version of TRON. */
const addressBytes = 20;

const base58check = createBase58check(sha256);

/** An address in the form in which it is saved and paid, or what is wrong with it. */
export type ReadAddress =
  | { readonly kind: 'address'; readonly value: string }
  /** It is a complete address of the other family. */
  | { readonly kind: 'otherNetwork' }
  /** It has the right shape, and one of its characters is wrong. */
  | { readonly kind: 'checksum' }
  /** It is no address of any network, or the zero address. */
  | { readonly kind: 'invalid' };

/**
 * Reads an address. On BEP20 and ERC20 it is returned with the checksum of EIP-55, regardless of its case; digits in a
 * single case carry no checksum to fail. On TRC20 it is returned unchanged. Nothing is trimmed.
 */
export function readAddress(network: AddressNetwork, typed: string): ReadAddress {
  const family = addressFamily(typed);
  if (family === undefined) return { kind: 'invalid' };
  if (family !== networkFamily(network)) return { kind: 'otherNetwork' };
  return family === 'tron' ? readTron(typed) : readEvm(typed);
}

/** The address of twenty bytes, as the network writes it. */
export const writeAddress = (network: AddressNetwork, bytes: Uint8Array): string =>
  networkFamily(network) === 'tron'
    ? base58check.encode(Uint8Array.of(tronVersion, ...bytes))
    : writeEvm(bytesToHex(bytes));

function readEvm(typed: string): ReadAddress {
  if (isZeroAddress(typed)) return { kind: 'invalid' };
  const digits = typed.slice(2);
  const value = writeEvm(digits.toLowerCase());
  const carriesChecksum = /[a-f]/.test(digits) && /[A-F]/.test(digits);
  return carriesChecksum && value !== `0x${digits}` ? { kind: 'checksum' } : { kind: 'address', value };
}

/** EIP-55: a letter is upper case where the hash of the lower-case digits has 8 or more at the same position. */
function writeEvm(digits: string): string {
  const hash = bytesToHex(keccak_256(digits));
  const written = Array.from(digits, (digit, place) =>
    parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${written.join('')}`;
}

function readTron(typed: string): ReadAddress {
  const bytes = decodeBase58check(typed);
  if (bytes === undefined) return { kind: 'checksum' };
  const [version, ...digits] = bytes;
  const isAddress =
    version === tronVersion && digits.length === addressBytes && digits.some((byte) => byte > 0);
  return isAddress ? { kind: 'address', value: typed } : { kind: 'invalid' };
}

/** The bytes without their checksum; undefined when it does not match. */
function decodeBase58check(typed: string): Uint8Array | undefined {
  try {
    return base58check.decode(typed);
  } catch {
    return undefined;
  }
}
