/**
 * A draw that everyone can recompute (docs/jackpot.md). An export of its own, so that only code that draws or checks a draw
 * loads the hash functions. Hashes and seeds are lower-case hexadecimal digits.
 */
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

/** Lines on a page of the list of entries; the last page may have fewer. */
export const linesOfPage = 500;

/** Entries that were bought together: their numbers run from the first without a gap. */
export interface EntryLine {
  readonly firstNumber: number;
  readonly count: number;
  /** Names the line without naming its member. */
  readonly entryCode: string;
  /** A word of the member's own, without control characters; null where there is none. */
  readonly word: string | null;
}

/** A line as it is hashed, with its line feed. */
export const textOfLine = ({ firstNumber, count, entryCode, word }: EntryLine): string =>
  `${firstNumber} ${count} ${entryCode}${word === null ? '' : ` ${word}`}\n`;

/** SHA-256 of a page: of its lines one after another, in UTF-8. */
export const hashPage = (lines: readonly EntryLine[]): string =>
  bytesToHex(sha256(utf8ToBytes(lines.map(textOfLine).join(''))));

/** SHA-256 of the whole list: of the 32 bytes of each page's hash one after another. */
export const hashList = (pageHashes: readonly string[]): string =>
  bytesToHex(sha256(concatBytes(...pageHashes.map(hexToBytes))));

/** SHA-256 of a seed of 32 bytes, which is published before anyone enters. */
export const hashSeed = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** Everything that decides a draw. */
export interface DrawInput {
  readonly seed: string;
  /** The number of the round. */
  readonly round: number;
  /** How many entries there are, at least one. */
  readonly entryCount: number;
  readonly listHash: string;
}

/** A number that was drawn, from 0 to 2⁶⁴ − 1. */
export interface DrawnNumber {
  /** The hash whose first eight bytes it is. */
  readonly hash: string;
  readonly value: bigint;
  /** Whether it is below the limit; otherwise the next one is drawn. */
  readonly counts: boolean;
}

/** A draw with everything in between. */
export interface Draw {
  /** What is signed with the seed. */
  readonly message: string;
  /** HMAC-SHA-256 of the message under the seed. */
  readonly result: string;
  /** The largest multiple of the number of entries up to 2⁶⁴: below it each entry has equally many numbers. */
  readonly limit: bigint;
  /** The numbers drawn; the last one counts. */
  readonly numbers: readonly DrawnNumber[];
  /** The number of the entry that wins, from 0. */
  readonly winner: number;
}

const range = 2n ** 64n;

/** Draws the winner. Throws a RangeError where there is no entry. */
export function draw({ seed, round, entryCount, listHash }: DrawInput): Draw {
  if (!Number.isSafeInteger(entryCount) || entryCount < 1) throw new RangeError('a draw needs an entry');
  const count = BigInt(entryCount);
  const limit = range - (range % count);
  const message = `${round}:${entryCount}:${listHash}`;
  const result = hmac(sha256, hexToBytes(seed), utf8ToBytes(message));
  const numbers: DrawnNumber[] = [];
  for (let hash = result; ; hash = sha256(hash)) {
    const value = BigInt(`0x${bytesToHex(hash.subarray(0, 8))}`);
    const counts = value < limit;
    numbers.push({ hash: bytesToHex(hash), value, counts });
    if (counts) return { message, result: bytesToHex(result), limit, numbers, winner: Number(value % count) };
  }
}
