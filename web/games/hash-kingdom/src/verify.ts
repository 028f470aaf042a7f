/** Recomputing a round in the player's browser, from what the page shows of it. */
import { roundNumber, roundText } from '@portal/schema/rules';

export interface Proof {
  /** SHA-256 of the revealed block, which must be the hash that was shown before the bet. */
  readonly linked: string;
  /** SHA-256 of `block:seed:height`. */
  readonly drawn: string;
  /** The number that follows from it. */
  readonly number: number;
  /** Whether both match the game's values. */
  readonly isRight: boolean;
}

/** What a proof needs of a round. */
export interface Provable {
  readonly previousHash: string;
  readonly blockHash: string;
  readonly clientSeed: string;
  readonly height: number;
  readonly number: number;
}

/** Lower-case hexadecimal SHA-256 of a text. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Recomputes a round. Rejects where the browser computes no hashes: on a page without https. */
export async function prove(round: Provable): Promise<Proof> {
  const { previousHash, blockHash, clientSeed, height } = round;
  const [linked, drawn] = await Promise.all([
    sha256(blockHash),
    sha256(roundText(blockHash, clientSeed, height)),
  ]);
  const number = roundNumber(drawn);
  return { linked, drawn, number, isRight: linked === previousHash && number === round.number };
}
