/**
 * A draw that anyone can recompute (docs/jackpot.md). A separate export, so that only code that uses draws loads the
 * hash functions. Hashes and seeds are lower-case hexadecimal.
 */
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

/** Lines per page of the entry list; the last page may have fewer. */
export const linesPerPage = 500;

/** Entries bought together, numbered consecutively from the first. */
export interface EntryLine {
  readonly firstNumber: number;
  readonly count: number;
  /** Identifies the line without revealing its member. */
  readonly entryCode: string;
  /** A word chosen by the member, without control characters; null if there is none. */
  readonly word: string | null;
}

/** Formats a line for hashing, with its line feed. */
export const formatLine = ({ firstNumber, count, entryCode, word }: EntryLine): string =>
  `${firstNumber} ${count} ${entryCode}${word === null ? '' : ` ${word}`}\n`;

/** SHA-256 of a page: its concatenated lines in UTF-8. */
export const hashPage = (lines: readonly EntryLine[]): string =>
  bytesToHex(sha256(utf8ToBytes(lines.map(formatLine).join(''))));

/** SHA-256 of the whole list: the concatenated 32-byte hashes of its pages. */
export const hashList = (pageHashes: readonly string[]): string =>
  bytesToHex(sha256(concatBytes(...pageHashes.map(hexToBytes))));

/** SHA-256 of a 32-byte seed, published before the first entry. */
export const hashSeed = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The inputs of a draw. */
export interface DrawInput {
  readonly seed: string;
  /** The number of the round. */
  readonly round: number;
  /** The number of entries, at least one. */
  readonly entryCount: number;
  readonly listHash: string;
}

/** A drawn number, from 0 to 2⁶⁴ − 1. */
export interface DrawnNumber {
  /** The hash whose first eight bytes are the number. */
  readonly hash: string;
  readonly value: bigint;
  /** Whether it is below the limit; otherwise another one is drawn. */
  readonly counts: boolean;
}

/** A draw with all intermediate results. */
export interface Draw {
  /** The message that is authenticated with the seed. */
  readonly message: string;
  /** HMAC-SHA-256 of the message under the seed. */
  readonly result: string;
  /** The largest multiple of the number of entries up to 2⁶⁴; below it all entries are equally likely. */
  readonly limit: bigint;
  /** The drawn numbers; the last one counts. */
  readonly numbers: readonly DrawnNumber[];
  /** The number of the winning entry, from 0. */
  readonly winner: number;
}

const range = 2n ** 64n;

/** Draws the winner. Throws a RangeError without entries. */
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
