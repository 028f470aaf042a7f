import { describe, expect, it } from 'vitest';
import { prove, sha256 } from './verify.ts';

describe('the proof of a round', () => {
  it('computes what any other tool computes', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('accepts a round that follows from its block and seed and rejects any other', async () => {
    const blockHash = 'ab'.repeat(32);
    const drawn = await sha256(`${blockHash}:luck:7`);
    const round = {
      previousHash: await sha256(blockHash),
      blockHash,
      clientSeed: 'luck',
      height: 7,
      number: Number.parseInt(drawn.slice(0, 8), 16) % 10,
    };
    expect(await prove(round)).toMatchObject({ drawn, number: round.number, isRight: true });
    for (const change of [
      { previousHash: 'cd'.repeat(32) },
      { blockHash: 'cd'.repeat(32) },
      { number: (round.number + 1) % 10 },
    ])
      expect((await prove({ ...round, ...change })).isRight).toBe(false);
  });
});
