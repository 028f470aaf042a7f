import { domains, reviewKinds } from '@portal/schema/rest';
import { beforeEach, expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';
import { ReviewTimes } from './review-times.ts';
import type { ReviewQueue } from './reviews.ts';

const hour = 3_600_000;
const day = 24 * hour;

onOnePlatform('the usual time of a review', (suite) => {
  let asked = 0;
  /** A queue of orders decided this many days ago, each after this many hours. */
  const queueOf = (decided: readonly (readonly [daysAgo: number, hours: number])[]): ReviewQueue => {
    const now = suite.platform.clock.now().getTime();
    const rows = decided.map(([daysAgo, hours]) => {
      const at = now - daysAgo * day;
      return `(timestamptz '${new Date(at - hours * hour).toISOString()}', timestamptz '${new Date(at).toISOString()}')`;
    });
    return {
      kind: 'claim',
      table: 'coin',
      get decided() {
        asked += 1;
        return `select * from (values ${rows.join(', ')}) as decided (created_at, decided_at)`;
      },
      pending: async () => [],
      approve: async () => false,
      reject: async () => false,
    };
  };
  const timesOf = (...queues: ReviewQueue[]) => new ReviewTimes(suite.platform.services, queues);
  beforeEach(() => {
    asked = 0;
  });

  it('returns the median of reviews decided in the last 30 days', async () => {
    const recent = Array.from({ length: 10 }, (_, n) => [n + 1, n < 5 ? 2 : 6] as const);
    const long = Array.from({ length: 20 }, () => [31, 200] as const);
    expect(await timesOf(queueOf([...recent, ...long])).usual()).toEqual([
      { kind: 'claim', seconds: (4 * hour) / 1_000 },
    ]);
  });

  it.each([
    ['of too few', Array.from({ length: 9 }, () => [1, 2] as const)],
    ['of none in the last 30 days', Array.from({ length: 50 }, () => [30, 2] as const)],
  ])('returns nothing %s', async (_why, decided) => {
    expect(await timesOf(queueOf(decided)).usual()).toEqual([]);
  });

  it('measures at most once an hour, and again after a failure', async () => {
    const times = timesOf(queueOf(Array.from({ length: 10 }, () => [1, 2] as const)));
    await Promise.all(Array.from({ length: 50 }, () => times.usual()));
    suite.platform.clock.advance(hour - 1);
    await times.usual();
    expect(asked).toBe(1);
    suite.platform.clock.advance(1);
    await times.usual();
    expect(asked).toBe(2);
    const failing = timesOf({ ...queueOf([[1, 2]]), decided: 'select nothing' });
    await expect(failing.usual()).rejects.toThrow();
    await expect(failing.usual()).rejects.toThrow();
  });

  it('is measured for each kind of review in the contract', async () => {
    const { platform, client } = suite;
    const kinds = Array.from(platform.reviews.queues, ({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(reviewKinds.toSorted());
    const token = await platform.signIn(await platform.addMember('asker'));
    const { result } = await client.call(domains.member.usualReviewTimes, {}, { token });
    expect(result).toEqual({ records: [] });
  });
});
