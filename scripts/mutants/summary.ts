/** Summarizes a run of mutants in a line. */

/** A mutant's outcome, as Stryker reports it. */
interface Result {
  readonly status: string;
}

export interface Summary {
  readonly name: string;
  /** Mutants that count: without those that a comment excuses and those that do not load. */
  readonly total: number;
  /** Those that made a test fail or run into its time limit. */
  readonly detected: number;
  /** Percentage of `total`; 100 when there are none. */
  readonly score: number;
}

const detected = ['Killed', 'Timeout'];
const undetected = ['Survived', 'NoCoverage'];

export function summarize(name: string, results: readonly Result[]): Summary {
  const count = (statuses: readonly string[]): number =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count(detected);
  const total = noticed + count(undetected);
  return { name, total, detected: noticed, score: total === 0 ? 100 : (100 * noticed) / total };
}

/** One line a file, with its score rounded down to a tenth of a percent. */
export const formatTable = (summaries: readonly Summary[]): string =>
  summaries
    .map(({ name, total, detected: noticed, score }) =>
      [
        name.padEnd(28),
        String(total).padStart(5),
        String(noticed).padStart(5),
        `${(Math.floor(score * 10) / 10).toFixed(1)} %`.padStart(8),
      ].join(' '),
    )
    .join('\n');
