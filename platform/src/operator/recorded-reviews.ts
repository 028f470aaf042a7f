import { Reviews, type ReviewQueue } from './reviews.ts';

/**
 * Reviews whose decisions are recorded like those of `review approve` and `review reject`, for code that decides
 * without a command line.
 */
export class RecordedReviews extends Reviews {
  readonly #decide: (args: readonly string[]) => Promise<boolean>;

  /** `decide` runs a command line without confirmation, and returns whether it did what it says. */
  constructor(
    queues: ReadonlyMap<string, ReviewQueue>,
    decide: (args: readonly string[]) => Promise<boolean>,
  ) {
    super(queues);
    this.#decide = decide;
  }

  override approve(name: string): Promise<boolean> {
    return this.#decide(['review', 'approve', name]);
  }

  override reject(name: string, why: string): Promise<boolean> {
    return this.#decide(['review', 'reject', name, '--reason', why]);
  }
}
