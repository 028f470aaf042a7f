import { describe, expect, it } from 'vitest';
import { checkDraw, stepNames, type Published, type StepName } from './check.ts';
import type { Round } from './order.ts';
import { drawnRound, drawOf, entryPageOf, lines } from './rounds.fixture.ts';

const published = (changes: Partial<Published> = {}): Published => ({
  round: drawnRound,
  own: drawOf().jackpotOrders.edges.map(({ node }) => node),
  loadPage: async (page) => entryPageOf(page).jackpotEntryList,
  ...changes,
});

const failing = async (of: Published): Promise<readonly StepName[]> => {
  const { holds } = await checkDraw(of, () => undefined);
  return stepNames.filter((name) => !holds[name]);
};

const drawnOtherwise = (changes: Partial<NonNullable<Round['draw']>>): Round => ({
  ...drawnRound,
  draw: drawnRound.draw && { ...drawnRound.draw, ...changes },
});

describe('the check of a draw', () => {
  it('finds that all of it fits, page by page', async () => {
    const pages: string[] = [];
    const check = await checkDraw(published(), (page, of) => pages.push(`${page}/${of}`));
    expect(pages).toEqual(['1/2', '2/2']);
    expect(stepNames.filter((name) => !check.holds[name])).toEqual([]);
    expect(check).toMatchObject({ pages: 2, lines: 3, entries: 10, missing: [] });
    expect(check.draw?.winner).toBe(drawnRound.draw?.winningNumber);
    expect(check.draw?.line?.entryCode).toBe(drawnRound.draw?.winningCode);
  });

  it.each<[string, Round, readonly StepName[]]>([
    ['another seed', drawnOtherwise({ seed: '0'.repeat(64) }), ['seed', 'result', 'winner']],
    ['another hash of the seed', { ...drawnRound, seedHash: '0'.repeat(64) }, ['seed']],
    ['another hash of the list', drawnOtherwise({ listHash: '0'.repeat(64) }), ['list']],
    ['another result', drawnOtherwise({ result: '0'.repeat(64) }), ['result']],
    ['another winner', drawnOtherwise({ winningNumber: 9 }), ['winner']],
    ['another code of the winner', drawnOtherwise({ winningCode: 'c2e8907fa1b4d366' }), ['winner']],
    ['another number of entries', { ...drawnRound, entries: 11 }, ['pages']],
  ])('finds %s', async (_what, round, found) => {
    const names = await failing(published({ round }));
    expect(names).toEqual(expect.arrayContaining([...found]));
    if (found.length === 1) expect(names).toEqual(found);
  });

  it('finds a page that was changed, and own entries that are not in the list', async () => {
    const loadPage: Published['loadPage'] = async (page) => {
      const { pageHashes, lines: of } = entryPageOf(page).jackpotEntryList;
      return {
        pageHashes,
        lines: of.map((line) => (line.firstNumber === 2 ? { ...line, word: 'x' } : line)),
      };
    };
    expect(await failing(published({ loadPage }))).toEqual(['pages', 'own']);
    const own = lines.map((line, index) => ({
      __typename: 'JackpotOrder' as const,
      ...line,
      id: String(index),
      count: line.count + 1,
    }));
    const check = await checkDraw(published({ own }), () => undefined);
    expect(check.holds.own).toBe(false);
    expect(check.missing).toHaveLength(3);
  });

  it('checks seed and empty list of a round without entries', async () => {
    const listHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    const none = {
      listHash,
      result: null,
      winningNumber: null,
      winningCode: null,
      winner: null,
      paidAt: null,
    };
    const round = { ...drawnOtherwise(none), entries: 0 };
    const loadPage = async () => ({ pageHashes: [], lines: [] });
    const check = await checkDraw(published({ round, own: [], loadPage }), () => undefined);
    expect(stepNames.filter((name) => !check.holds[name])).toEqual([]);
    expect(check.draw).toBeNull();
  });
});
