/**
 * Wallet addresses with their checksums: EIP-55 on BEP20 and ERC20, base58check on TRC20. A separate export, so that
 * only code that checks checksums loads the hash functions.
 */
import { sha256 } from '@noble/hashes/sha2';
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex } from '@noble/hashes/utils';
import { createBase58check } from '@scure/base';
import { addressFamily, networkFamily, isZeroAddress, type AddressNetwork } from './addresses.ts';

/** The first byte of every TRON address. */
const tronVersion = 0x41;
/** Address length in bytes, without TRON's version byte. */
const addressBytes = 20;

const base58check = createBase58check(sha256);

/** An address in the notation in which it is saved and paid, or its problem. */
export type ParsedAddress =
  | { readonly kind: 'address'; readonly value: string }
  /** A complete address of the other family. */
  | { readonly kind: 'otherNetwork' }
  /** The shape is valid, but a character is wrong. */
  | { readonly kind: 'checksum' }
  /** Not an address of any network, or the zero address. */
  | { readonly kind: 'invalid' };

/**
 * Parses an address. On BEP20 and ERC20 it is returned with its EIP-55 checksum; letters in a single case carry no
 * checksum to fail. On TRC20 it is returned unchanged. Does not trim.
 */
export function parseAddress(network: AddressNetwork, typed: string): ParsedAddress {
  const family = addressFamily(typed);
  if (family === undefined) return { kind: 'invalid' };
  if (family !== networkFamily(network)) return { kind: 'otherNetwork' };
  return family === 'tron' ? readTron(typed) : readEvm(typed);
}

/** Formats twenty bytes in the notation of the network. */
export const formatAddress = (network: AddressNetwork, bytes: Uint8Array): string =>
  networkFamily(network) === 'tron'
    ? base58check.encode(Uint8Array.of(tronVersion, ...bytes))
    : writeEvm(bytesToHex(bytes));

function readEvm(typed: string): ParsedAddress {
  if (isZeroAddress(typed)) return { kind: 'invalid' };
  const digits = typed.slice(2);
  const value = writeEvm(digits.toLowerCase());
  const carriesChecksum = /[a-f]/.test(digits) && /[A-F]/.test(digits);
  return carriesChecksum && value !== `0x${digits}` ? { kind: 'checksum' } : { kind: 'address', value };
}

/** EIP-55: a letter is upper case if the hash of the lower-case digits has 8 or more at its position. */
function writeEvm(digits: string): string {
  const hash = bytesToHex(keccak_256(digits));
  const written = Array.from(digits, (digit, place) =>
    parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${written.join('')}`;
}

function readTron(typed: string): ParsedAddress {
  const bytes = decodeBase58check(typed);
  if (bytes === undefined) return { kind: 'checksum' };
  const [version, ...digits] = bytes;
  const isAddress =
    version === tronVersion && digits.length === addressBytes && digits.some((byte) => byte > 0);
  return isAddress ? { kind: 'address', value: typed } : { kind: 'invalid' };
}

/** The bytes without checksum; undefined if it does not match. */
function decodeBase58check(typed: string): Uint8Array | undefined {
  try {
    return base58check.decode(typed);
  } catch {
    return undefined;
  }
}
