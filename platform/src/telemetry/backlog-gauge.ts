import type { Queryable } from '../database/database.ts';

/** A count of pending work or of a resource that runs out, by the values of one label. */
export interface BacklogGauge {
  /** The metric name. */
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly count: (db: Queryable) => Promise<readonly (readonly [value: string, count: bigint])[]>;
}
