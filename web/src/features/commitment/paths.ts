import { withQuery } from '../../extension-points/paths.ts';
import type { CommitmentStatus } from '../../generated/schema.ts';
import type { Application } from './order.ts';

interface PackageQuery {
  /** ID of the commitment package to apply for. */
  package?: string | undefined;
  /** What the form is filled in with. */
  statement?: string | undefined;
}

interface ApplicationQuery {
  status?: CommitmentStatus;
  /** Receipt number of the application to open. */
  receipt?: string;
}

/** The commitment packages, and applying for one. */
export const commitmentPath = (query: PackageQuery = {}) => withQuery('/commitment', { ...query });

/** The form filled in with an application that was rejected. */
export const applyAgainPath = ({
  commitmentId,
  statement,
}: Pick<Application, 'commitmentId' | 'statement'>) =>
  commitmentPath({ package: commitmentId ?? undefined, statement: statement ?? undefined });

/** The member's applications. */
export const applicationsPath = (query: ApplicationQuery = {}) =>
  withQuery('/commitment/details', { ...query });

/** The free packages. */
export const freePackagesPath = '/commitment/claim';
