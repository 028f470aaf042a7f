/** How a recurring job is declared. */
import type { Services } from '../services.ts';
import type { RunnableJob } from './round.ts';

/** A recurring job of a domain, or of the platform itself. */
export interface Job extends RunnableJob {
  /** Whether it has anything to do on this platform; default: yes. */
  readonly isNeeded?: (services: Services) => boolean;
  /** The rows that are its items. A failure of a row that is no longer due is over. */
  readonly rows?: Rows;
}

/** Rows of a table that wait for a job. */
export interface Rows {
  readonly table: string;
  /**
   * SQL that is true for a row `o` of the table that waits; `$1` is the time. Undefined: none does. It may depend on what
   * the platform is connected to.
   */
  readonly due: string | ((services: Services) => Promise<string | undefined>);
}
