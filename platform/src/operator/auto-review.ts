import type { Job } from '../jobs/job.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Reviews } from './reviews.ts';

/** How long an order waits in a demonstration. */
export const autoReviewMs = 120_000;

/**
 * The job that approves every order after two minutes, because a demonstration has no operator. Seeded orders stay
 * pending, so that some can be seen. An order whose approval is refused stays pending too.
 */
export const autoReview = (reviews: Reviews): Job => ({
  name: 'auto-review',
  everyMs: 5_000,
  run: async ({ database }, round) => {
    const seed = await database.maybe<{ created_at: Date }>(
      "select created_at from operation where scope = 'demo' and key = 'seed'",
    );
    if (seed === undefined) return;
    const due = round.now.getTime() - autoReviewMs;
    for (const { id, createdAt } of await reviews.pending()) {
      if (createdAt <= seed.created_at || createdAt.getTime() > due) continue;
      await round.item(id, () =>
        reviews.approve(id).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        }),
      );
    }
  },
});
