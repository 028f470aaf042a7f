import type { CommitmentStatus } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';
import type { Application } from './order.ts';

interface PackageQuery {
  /** ID of the commitment package to apply for. */
  package?: string;
  /** What the form is filled in with. */
  statement?: string;
}

interface ApplicationQuery {
  status?: CommitmentStatus;
  /** Receipt number of the application to open. */
  receipt?: string;
}

/** The commitment packages, and applying for one. */
export const commitmentPath = (query: PackageQuery = {}) => withQuery('/commitment', { ...query });

/** The form filled in with an application that was rejected. */
export const pathAgain = ({ commitmentId, statement }: Pick<Application, 'commitmentId' | 'statement'>) =>
  commitmentPath({ package: commitmentId, statement });

/** The member's applications. */
export const applicationsPath = (query: ApplicationQuery = {}) =>
  withQuery('/commitment/details', { ...query });

/** The free packages. */
export const freePackagesPath = '/commitment/claim';
