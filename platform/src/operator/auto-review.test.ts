import { expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';
import { runRound } from '../jobs/round.ts';
import { runOnce } from '../ledger/idempotency.ts';
import { autoReview } from './auto-review.ts';
import { Reviews, type PendingOrder } from './reviews.ts';

onOnePlatform('the reviewer of a demonstration', (suite) => {
  it('approves orders that waited two minutes and leaves the seeded ones', async () => {
    const { services, clock } = suite.platform;
    const begun = clock.now();
    const waiting: PendingOrder[] = [];
    const approved: bigint[] = [];
    const reviews = new Reviews(
      new Map([
        [
          'claim',
          {
            kind: 'claim',
            table: 'coin',
            pending: async () => waiting,
            approve: async (id) => {
              if (id === 2n) throw new Error('it cannot be');
              return approved.push(id) > 0;
            },
            reject: async () => false,
          },
        ],
      ]),
    );
    const wait = (id: bigint, createdAt: Date): number => waiting.push({ id, createdAt, summary: '' });
    const sentIn = new Date(begun.getTime() + 1_000);
    wait(1n, begun);
    wait(2n, sentIn);
    wait(3n, sentIn);
    clock.set(new Date(sentIn.getTime() + 120_000));
    wait(4n, clock.now());

    const round = () => runRound(services, autoReview(reviews));
    await round();
    expect(approved).toEqual([]);

    await runOnce(
      services.database,
      { scope: 'demo', key: 'seed', input: {}, clock: { now: () => begun } },
      async () => ({}),
    );
    clock.set(new Date(sentIn.getTime() + 119_999));
    await round();
    expect(approved).toEqual([]);
    clock.advance(1);
    expect(await round()).toEqual({ done: 1, failed: 1 });
    expect(approved).toEqual([3n]);
  });
});
