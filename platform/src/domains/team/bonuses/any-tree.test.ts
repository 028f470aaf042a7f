import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { onEachPlatform } from '../../../../test/platforms.ts';
import type { TestMember } from '../../../../test/testing.ts';
import {
  addTree,
  afterDay,
  seedBroughtAmount,
  getDay,
  readLines,
  postedFor,
  prepareBonusSource,
  round,
} from './bonuses.fixture.ts';
import { toText, walkAll } from './walk.fixture.ts';

onEachPlatform('bonuses of any tree and any volumes', (suite) => {
  let members: readonly TestMember[];

  beforeAll(async () => {
    await prepareBonusSource(suite);
    await round(suite);
    members = await addTree(suite);
  });

  it('equal a walk along every line, and are posted to the last minor unit', async () => {
    const tree = fc.record({
      levels: fc.array(fc.integer({ min: -1, max: 7 }), { minLength: 12, maxLength: 12 }),
      banned: fc.array(fc.nat({ max: 11 }), { maxLength: 3 }),
      brought: fc.array(
        fc.record({
          who: fc.nat({ max: 11 }),
          kind: fc.constantFrom('referralOverriding', 'entrustOverriding', 'insuranceOverriding'),
          amount: fc.bigInt({ min: 1n, max: 900_000_000_000_000n }),
        }),
        { maxLength: 20 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(tree, async ({ levels, banned, brought }) => {
        const { database } = suite.platform.services;
        const date = getDay(suite);
        await database.execute(
          `update member m set level = l.level, banned_at = case when m.id = any ($3) then $4::timestamptz end,
             ban_reason = case when m.id = any ($3) then 'x' end
           from unnest($1::bigint[], $2::int[]) l (id, level) where m.id = l.id`,
          [
            members.map(({ id }) => id),
            levels,
            banned.map((index) => members[index]?.id ?? 0n),
            suite.platform.clock.now(),
          ],
        );
        for (const { who, kind, amount } of brought)
          await seedBroughtAmount(suite, date, members[who] ?? { id: 0n }, kind, amount);
        afterDay(suite, 1);
        expect((await round(suite)).failed).toBe(0);
        const expected = walkAll(levels, new Set(banned), brought);
        const lines = await readLines(suite, date);
        expect(
          lines.map((line) =>
            toText(
              line,
              members.findIndex(({ id }) => id === line.id),
            ),
          ),
        ).toEqual(expected);
        const sum = (amounts: readonly { amount: bigint }[]) =>
          amounts.reduce((total, { amount }) => total + amount, 0n);
        expect(sum(await postedFor(suite, date))).toBe(sum(lines));
      }),
      { numRuns: 20 },
    );
  });
});
