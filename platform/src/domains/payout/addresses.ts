/** What is a wallet address, and of which network. Says nothing of who it belongs to. */
import { createHash } from 'node:crypto';

import { keccak_256 } from '@noble/hashes/sha3';
import type { WalletType } from '@portal/schema/rest';
import { createBase58check } from '@scure/base';

import { refuse } from '../../messages/index.ts';

/** They write addresses alike: an address of one is an address of the other. */
const evmNetworks = 'BEP20/ERC20';

const evmShape = /^0[xX][0-9a-fA-F]{40}$/;
const tronShape = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;

/** In front of the twenty bytes of every address of TRON. */
const tronVersion = 0x41;
const tronBytes = 21;

const base58check = createBase58check((data) => createHash('sha256').update(data).digest());

/**
 * The address as it is written down: with the checksum of EIP-55 on BEP20 and ERC20, as it came on TRC20. Refused with
 * what is wrong: ADDRESS_OF_OTHER_NETWORK, ADDRESS_CHECKSUM where a character is, ADDRESS_INVALID for what is no
 * address at all and for the one that is nobody's.
 */
export function readAddress(network: WalletType, typed: string): string {
  return network === 'TRC20' ? readTron(typed) : readEvm(network, typed);
}

function readEvm(network: WalletType, typed: string): string {
  if (tronShape.test(typed)) throw refuse('ADDRESS_OF_OTHER_NETWORK', { network, found: 'TRC20' });
  const digits = typed.slice(2);
  if (!evmShape.test(typed) || /^0*$/.test(digits)) throw refuse('ADDRESS_INVALID', { network });
  const address = checksummed(digits.toLowerCase());
  // In one case alone there is no checksum in it.
  const carriesChecksum = /[a-f]/.test(digits) && /[A-F]/.test(digits);
  if (carriesChecksum && address !== `0x${digits}`) throw refuse('ADDRESS_CHECKSUM', { network });
  return address;
}

/** EIP-55: a letter is a capital where the hash of the lower-case digits has 8 or more in its place. */
function checksummed(digits: string): string {
  const hash = Buffer.from(keccak_256(digits)).toString('hex');
  const written = Array.from(digits, (digit, place) =>
    parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${written.join('')}`;
}

function readTron(typed: string): string {
  const network = 'TRC20';
  if (evmShape.test(typed)) throw refuse('ADDRESS_OF_OTHER_NETWORK', { network, found: evmNetworks });
  if (!tronShape.test(typed)) throw refuse('ADDRESS_INVALID', { network });
  const bytes = decoded(typed);
  if (bytes === undefined) throw refuse('ADDRESS_CHECKSUM', { network });
  const isNobodys = bytes.subarray(1).every((byte) => byte === 0);
  if (bytes.length !== tronBytes || bytes[0] !== tronVersion || isNobodys) {
    throw refuse('ADDRESS_INVALID', { network });
  }
  return typed;
}

/** The bytes without their checksum; undefined when it does not fit. */
function decoded(typed: string): Uint8Array | undefined {
  try {
    return base58check.decode(typed);
  } catch {
    return undefined;
  }
}

/** Characters at either end that people compare. */
const compared = 4;

/**
 * Whether one of two addresses could be taken for the other: another that begins and ends alike, whatever the case of
 * the letters. What all addresses begin with does not count. Both as {@link readAddress} writes them.
 */
export function looksLike(one: string, other: string): boolean {
  return one !== other && ends(one) === ends(other);
}

function ends(address: string): string {
  const family = address.startsWith('0x') ? '0x' : 'T';
  const digits = address.slice(family.length).toLowerCase();
  return `${family}${digits.slice(0, compared)}${digits.slice(-compared)}`;
}
