/** The declaration of a recurring job. */
import type { Services } from '../services/services.ts';
import type { RunnableJob } from './round.ts';

/** A recurring job of a domain or of the platform. */
export interface Job extends RunnableJob {
  /** Whether this platform needs it; default: yes. */
  readonly isNeeded?: (services: Services) => boolean;
  /** The rows that it processes. A failure of a row that is no longer due is dropped. */
  readonly rows?: Rows;
}

/** Rows of a table that are due for a job. */
export interface Rows {
  readonly table: string;
  /**
   * SQL that is true for a due row `o`; `$1` is the time. Undefined: no row is due. May depend on the services that the
   * platform is connected to.
   */
  readonly due: string | ((services: Services) => Promise<string | undefined>);
}
