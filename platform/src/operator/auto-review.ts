import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Reviews } from './reviews.ts';

/** How long an order waits for the demonstration's reviewer. */
export const autoReviewMs = 120_000;

/**
 * Approves every order that has waited two minutes, because a demonstration has no operator. Seeded orders stay
 * pending, so that some undecided ones can be seen. An order that cannot be approved does not block the others, and one
 * whose approval is refused waits for a person.
 */
export async function autoReview({ database, clock }: Services, reviews: Reviews): Promise<void> {
  const seed = await database.maybe<{ created_at: Date }>(
    "select created_at from operation where scope = 'demo' and key = 'seed'",
  );
  if (seed === undefined) return;
  const due = clock.now().getTime() - autoReviewMs;
  const failures: unknown[] = [];
  for (const { id, createdAt } of await reviews.pending()) {
    if (createdAt <= seed.created_at || createdAt.getTime() > due) continue;
    await reviews.approve(id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be approved');
}
