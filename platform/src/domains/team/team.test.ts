import { beforeAll, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { addChain, signInAsker, count, namesOf, type Asker } from './team.fixture.ts';

onOnePlatform('a team', (suite) => {
  let top: TestMember;
  let aiko: Asker;
  let budi: TestMember;
  let chen: TestMember;
  let deep: TestMember[];
  let stranger: TestMember;

  beforeAll(async () => {
    const add = (name: string, sponsor?: TestMember) =>
      suite.platform.addMember(name, sponsor === undefined ? {} : { sponsor });
    top = await add('top');
    stranger = await add('stranger', top);
    const member = await add('aiko', top);
    budi = await add('Budi', member);
    chen = await add('chen', member);
    // Longer than a line of sponsors holds, twice.
    deep = await addChain(suite, 'deep_', 150, chen);
    await count(suite);
    // These are not counted yet.
    await add('deepest', deep.at(-1));
    await add('newcomer', member);
    aiko = await signInAsker(suite, member);
  });

  it('returns a summary with the referral ID, the rank, the total below, and the ladder', async () => {
    const summary = await aiko.summary();
    expect(summary).toMatchObject({ directCount: 3, teamCount: 154 });
    expect(summary.referralId).toMatch(/^[2-9A-Z]{8}$/);
    expect(summary.ladder.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(summary.ladder[1]).toEqual({ level: 1, directCount: 3, teamCount: 8 });
  });

  it('opens one member at a time, with the size of every branch, newest first', async () => {
    const { result } = await aiko.below();
    expect(
      result?.records.map(({ userName, generation, directCount, teamCount }) =>
        [userName, generation, directCount, teamCount].join(' '),
      ),
    ).toEqual(['newcomer 1 0 0', 'chen 1 1 151', 'Budi 1 0 0']);
    const below = await aiko.below({ id: deep[139]?.id.toString() });
    expect(below.result?.records).toMatchObject([
      { userName: 'deep_140', generation: 142, directCount: 1, teamCount: 10, level: -1 },
    ]);
    expect(namesOf(await aiko.below({ id: budi.id.toString() }))).toEqual([]);
  });

  it('sorts its branches by size', async () => {
    expect(namesOf(await aiko.below({ sort: 'SIZE' }))).toEqual(['chen', 'newcomer', 'Budi']);
  });

  it.each(['JOINED', 'SIZE'] as const)('pages without gaps or repeats: %s', async (sort) => {
    const seen: (string | undefined)[] = [];
    let cursor: string | undefined;
    for (let hasMore = true; hasMore;) {
      const { result } = await aiko.below({ sort, pageSize: 2, cursor });
      seen.push(...(result?.records.map(({ userName }) => userName) ?? []));
      cursor = result?.records.at(-1)?.cursor;
      hasMore = result?.hasMore ?? false;
    }
    expect(seen).toEqual(namesOf(await aiko.below({ sort })));
  });

  it('finds the beginning of a user name at any depth, counted or not', async () => {
    expect(namesOf(await aiko.search('DEEP_14'))).toEqual([
      'deep_14',
      ...Array.from({ length: 10 }, (_, index) => `deep_14${index}`),
    ]);
    expect(namesOf(await aiko.search('deepest'))).toEqual(['deepest']);
    expect(namesOf(await aiko.search('bud'))).toEqual(['Budi']);
    expect((await aiko.search('')).result?.records).toHaveLength(100);
    const first = await aiko.search('deep_', { pageSize: 3 });
    const cursor = first.result?.records.at(-1)?.cursor;
    expect(namesOf(await aiko.search('deep_', { pageSize: 3, cursor }))).toEqual(
      namesOf(await aiko.search('deep_'))?.slice(3, 6),
    );
  });

  it('searches literally for an underscore or a percent sign', async () => {
    expect(namesOf(await aiko.search('b_di'))).toEqual([]);
    expect(namesOf(await aiko.search('%'))).toEqual([]);
  });

  it('hides members above or beside, in search and in the line to a member', async () => {
    for (const name of ['top', 'stranger', 'aiko']) expect(namesOf(await aiko.search(name))).toEqual([]);
    expect(namesOf(await aiko.line(deep[1] ?? budi))).toEqual(['chen', 'deep_0', 'deep_1']);
    const line = namesOf(await aiko.line(deep[149] ?? budi));
    expect(line).toHaveLength(64);
    expect(line?.at(-1)).toBe('deep_149');
  });

  it('refuses a member who is not of it as one who does not exist', async () => {
    const none = { id: 999_999n, userName: 'nobody' };
    const below = await aiko.below({ id: none.id.toString() });
    const line = await aiko.line(none);
    expect([below.code, below.message]).toEqual([9001, 'There is no such member in your team.']);
    for (const { id, userName } of [top, stranger]) {
      expect(await aiko.below({ id: id.toString() })).toMatchObject({ code: 9001, message: below.message });
      expect(await aiko.line({ id, userName })).toMatchObject({ code: 9001, message: line.message });
    }
    const beside = await signInAsker(suite, chen);
    expect((await beside.below({ id: aiko.member.id.toString() })).message).toBe(below.message);
    expect((await beside.below({ id: budi.id.toString() })).message).toBe(below.message);
  });

  describe('refuses, naming the field, a wrong', () => {
    it.each([
      ['cursor', { cursor: 'not-one-of-ours' }, { cursor: '-' }],
      ['size of the page', { pageSize: 0 }, { pageSize: 501 }],
    ])('%s', async (_, below, search) => {
      expect((await aiko.below(below)).code).toBe(9001);
      expect((await aiko.below({ ...below, sort: 'SIZE' })).code).toBe(9001);
      expect((await aiko.search('a', search)).code).toBe(9001);
    });

    it('text to search for', async () => {
      expect(await aiko.search('x'.repeat(65))).toMatchObject({
        code: 9001,
        message: expect.stringContaining('Username') as unknown,
      });
    });
  });
});
