import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, hashList, hashPage, hashSeed, formatLine, type EntryLine } from './draw.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'jackpot.md'), 'utf8');
/** The JSON examples of the documentation, in order. */
const [example, rare] = Array.from(
  page.matchAll(/```json\n([^`]+)```/g),
  ([, json = '']) => JSON.parse(json) as Readonly<Record<string, string | number>>,
);
const listed = /```\n(0 2 [^`]+)```/.exec(page)?.[1] ?? '';

const lines: readonly EntryLine[] = [
  { firstNumber: 0, count: 2, entryCode: '5f1d3c9a7b20e846', word: 'first try' },
  { firstNumber: 2, count: 5, entryCode: '0b7c41d6e95a38f2', word: null },
  { firstNumber: 7, count: 3, entryCode: 'c2e8907fa1b4d365', word: '龙' },
];

const digest = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const hex = bytes.map((of) => Buffer.from(of).toString('hex'));

describe('the example of the documentation', () => {
  it('matches the lines and their hashes', () => {
    expect(lines.map(formatLine).join('')).toBe(listed);
    expect(hashPage(lines)).toBe(example?.['pageHash']);
    expect(hashList([hashPage(lines)])).toBe(example?.['listHash']);
    expect(hashSeed(String(example?.['seed']))).toBe(example?.['seedHash']);
  });

  it('draws the documented winner', () => {
    const drawn = draw({
      seed: String(example?.['seed']),
      round: 7,
      entryCount: 10,
      listHash: String(example?.['listHash']),
    });
    expect(drawn).toEqual({
      message: example?.['message'],
      result: example?.['result'],
      limit: BigInt(String(example?.['limit'])),
      numbers: [{ hash: example?.['result'], value: BigInt(String(example?.['numberDrawn'])), counts: true }],
      winner: example?.['winner'],
    });
  });

  it('draws again after a number over the limit', () => {
    const drawn = draw({
      seed: String(rare?.['seed']),
      round: 1,
      entryCount: Number(rare?.['entries']),
      listHash: String(rare?.['listHash']),
    });
    expect(drawn.limit).toBe(BigInt(String(rare?.['limit'])));
    expect(drawn.numbers).toEqual([
      { hash: rare?.['result'], value: BigInt(String(rare?.['firstNumber'])), counts: false },
      { hash: rare?.['secondHash'], value: BigInt(String(rare?.['secondNumber'])), counts: true },
    ]);
    expect(drawn.winner).toBe(rare?.['winner']);
  });
});

describe('a draw', () => {
  it('matches another implementation', () => {
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        (seed, listHash, round, entryCount) => {
          const result = createHmac('sha256', Buffer.from(seed, 'hex'))
            .update(`${round}:${entryCount}:${listHash}`)
            .digest();
          const drawn = draw({ seed, round, entryCount, listHash });
          expect(drawn.result).toBe(result.toString('hex'));
          expect(drawn.winner).toBe(Number(result.readBigUInt64BE(0) % BigInt(entryCount)));
        },
      ),
      { numRuns: 50 },
    );
    expect(hashPage(lines)).toBe(digest(listed));
    expect(hashList(['00'.repeat(32), 'ff'.repeat(32)])).toBe(
      digest(Buffer.concat([Buffer.alloc(32, 0), Buffer.alloc(32, 255)])),
    );
  });

  it('gives every entry the same chance', () => {
    const wins = [0, 0, 0, 0, 0];
    for (let round = 1; round <= 5_000; round += 1) {
      const { winner } = draw({ seed: '07'.repeat(32), round, entryCount: 5, listHash: '00'.repeat(32) });
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    // A thousand each, within five standard deviations.
    for (const count of wins) expect(Math.abs(count - 1_000)).toBeLessThan(142);
  });

  it('changes with each input', () => {
    const input = { seed: '01'.repeat(32), round: 1, entryCount: 1_000_000, listHash: '02'.repeat(32) };
    const results = [
      input,
      { ...input, seed: '03'.repeat(32) },
      { ...input, round: 2 },
      { ...input, entryCount: 999_999 },
      { ...input, listHash: '04'.repeat(32) },
    ].map((one) => draw(one).result);
    expect(new Set(results).size).toBe(results.length);
  });

  it('throws without an entry', () => {
    for (const entryCount of [0, -1, 1.5])
      expect(() => draw({ seed: '01'.repeat(32), round: 1, entryCount, listHash: '02'.repeat(32) })).toThrow(
        RangeError,
      );
  });
});

describe('the hash of a list', () => {
  it('changes with any part of a line', () => {
    const [first, ...others] = lines as [EntryLine, ...EntryLine[]];
    const changed = [
      { ...first, firstNumber: 1 },
      { ...first, count: 3 },
      { ...first, entryCode: '5f1d3c9a7b20e847' },
      { ...first, word: 'first  try' },
      { ...first, word: null },
    ].map((line) => hashPage([line, ...others]));
    expect(new Set([...changed, hashPage(lines), hashPage([...lines].reverse())]).size).toBe(7);
  });
});
