/** Chains of block hashes, fixed before a player bets: each hash is the SHA-256 of the next one's text. */
import { createHash, randomBytes } from 'node:crypto';
import type { Queryable, Transaction } from '../../database/database.ts';

/** Rounds per chain. The tenth costs 990 hashes, which takes a millisecond. */
const chainLength = 1_000;

/** A chain with remaining rounds. */
export interface Chain {
  readonly id: bigint;
  readonly seed: Buffer;
  readonly length: number;
  /** The number of revealed blocks. */
  readonly used: number;
  /** The last revealed block, or the hash shown before the first. */
  readonly last_hash: string;
}

/** Returns the SHA-256 in lower-case hexadecimal. */
export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/**
 * Returns the block of a chain at a height. Block 0 is shown before the first bet; block `length` is the SHA-256 of
 * the seed.
 */
export function blockAt({ seed, length }: Pick<Chain, 'seed' | 'length'>, height: number): string {
  let block = sha256(seed);
  for (let above = length; above > height; above -= 1) block = sha256(block);
  return block;
}

/** Returns the account's chain with remaining rounds; undefined before the first one and when one is used up. */
export const findChain = (db: Queryable, accountId: bigint): Promise<Chain | undefined> =>
  db.maybe<Chain>('select * from game_chain where account_id = $1 and used < length', [accountId]);

/** Returns the account's chain, or creates one. The caller has locked the account. */
export async function openChain(
  tx: Transaction,
  accountId: bigint,
  now: Date,
  seed: Buffer = randomBytes(32),
): Promise<Chain> {
  const found = await findChain(tx, accountId);
  if (found !== undefined) return found;
  return tx.one<Chain>(
    `insert into game_chain (account_id, seed, length, last_hash, created_at) values ($1, $2, $3, $4, $5) returning *`,
    [accountId, seed, chainLength, blockAt({ seed, length: chainLength }, 0), now],
  );
}

/** Reveals the next block of a chain. The caller has locked the account. */
export async function revealNext(tx: Transaction, chain: Chain): Promise<{ block: string; height: number }> {
  const height = chain.used + 1;
  const block = blockAt(chain, height);
  const revealed = await tx.execute(
    'update game_chain set used = $2, last_hash = $3 where id = $1 and used = $4 and last_hash = $5',
    [chain.id, height, block, chain.used, sha256(block)],
  );
  if (revealed !== 1) throw new Error(`block ${height} of chain ${chain.id} does not follow the last one`);
  return { block, height };
}
