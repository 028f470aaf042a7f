import type { CommitmentStatus } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';

interface PackageQuery {
  /** ID of the commitment package to apply for. */
  package?: string;
}

interface ApplicationQuery {
  status?: CommitmentStatus;
  /** Receipt number of the application to open. */
  receipt?: string;
}

/** The commitment packages, and applying for one. */
export const commitmentPath = (query: PackageQuery = {}) => withQuery('/commitment', { ...query });

/** The member's applications. */
export const applicationsPath = (query: ApplicationQuery = {}) =>
  withQuery('/commitment/details', { ...query });

/** The free packages. */
export const freePackagesPath = '/commitment/claim';
