import { sectionScreenPath } from '../../extension-points/creditSections.ts';
import { withQuery } from '../../extension-points/paths.ts';
import type { InsuranceStatus, PremiumStatus } from '../../generated/schema.ts';

interface ListQuery<Status> {
  tab?: 'records';
  status?: Status;
  /** Receipt number of the entry to open. */
  receipt?: string;
}

export const packagePath = (query: ListQuery<InsuranceStatus> = {}) => withQuery('/package', { ...query });

/** Premiums and the list of them. */
export const premiumsPath = (query: ListQuery<PremiumStatus> = {}) => withQuery('/insurance', { ...query });

/** The screen that pays premiums; for a package, by its ID, or for the newest. */
export const premiumPath = (contract?: string) =>
  sectionScreenPath('INSURANCE_POINT', 'premium', { contract });
