import { hasSection, sectionPath } from '../../extension-points/creditSections.ts';
import { withQuery } from '../../extension-points/paths.ts';
import type { CreditType } from '../../generated/schema.ts';

/** Filters of the records. */
export interface RecordsQuery {
  type?: readonly string[];
  from?: string;
  to?: string;
  /** Receipt number of the record to open. */
  receipt?: string;
}

export const recordsPath = (query: { coin?: CreditType } & RecordsQuery = {}) =>
  withQuery('/records', { ...query });

/** The credit's section, or its records when it has none. */
export const creditPath = (coin: CreditType): string =>
  hasSection(coin) ? sectionPath(coin) : recordsPath({ coin });
