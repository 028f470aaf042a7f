import { expect, it } from 'vitest';

import { onOnePlatform } from '../../test/platforms.ts';
import { runOnce } from '../ledger/idempotency.ts';
import { autoReview } from './auto-review.ts';
import type { PendingReview } from './review-queue.ts';
import { Reviews } from './reviews.ts';

onOnePlatform('the reviewer of a demonstration', (suite) => {
  it('approves what has waited two minutes, and leaves what the demonstration began with', async () => {
    const { services, clock } = suite.platform;
    const begun = clock.now();
    const waiting: PendingReview[] = [];
    const approved: string[] = [];
    const reviews = new Reviews([
      {
        kind: 'deposit',
        pending: async () => waiting,
        approve: async (id) => {
          if (id === 'deposit:2') throw new Error('it cannot be');
          return approved.push(id) > 0;
        },
        reject: async () => false,
      },
    ]);
    const wait = (id: string, createdAt: Date): number => waiting.push({ id, createdAt, summary: '' });
    const sentIn = new Date(begun.getTime() + 1_000);
    wait('deposit:1', begun);
    wait('deposit:2', sentIn);
    wait('deposit:3', sentIn);
    clock.set(new Date(sentIn.getTime() + 120_000));
    wait('deposit:4', clock.now());

    await autoReview(services, reviews);
    expect(approved).toEqual([]);

    await runOnce(services.database, { scope: 'demo', key: 'seed', input: {}, now: begun }, async () => ({}));
    clock.set(new Date(sentIn.getTime() + 119_999));
    await autoReview(services, reviews);
    expect(approved).toEqual([]);
    clock.advance(1);
    await expect(autoReview(services, reviews)).rejects.toThrow('not everything');
    expect(approved).toEqual(['deposit:3']);
  });
});
