import { isSameAmount } from '../../lib/decimal.ts';
import type { Change } from '../../money-flow/Outdated.tsx';
import type { CommitmentApplicationPartsFragment, CommitmentStandingQuery } from './commitment.generated.ts';

export type Application = CommitmentApplicationPartsFragment;
export type Commitment = CommitmentStandingQuery['commitments'][number];

/** What the screens of the area depend on. */
export interface Standing {
  /** By the rank that they need. */
  readonly packages: readonly Commitment[];
  /** The platform's names of the ranks. */
  readonly levels: CommitmentStandingQuery['levels'];
}

export const standingOf = ({ commitments, levels }: CommitmentStandingQuery): Standing => ({
  packages: commitments,
  levels,
});

/** The form's values: the package that was chosen, and what the member commits to. */
export type ApplicationValues = Record<'package' | 'statement', string>;

/** The chosen package; null when the member cannot apply for it now. */
export const choiceOf = ({ packages }: Standing, id: string): Commitment | null =>
  packages.find((one) => one.id === id && one.applyObstacle === null) ?? null;

/** A free package as reviewed and claimed. */
export interface ClaimDraft {
  readonly applicationId: string;
  /** Of the commitment package. */
  readonly name: string;
  /** Of the insurance package. */
  readonly packageName: string;
  /** In insurance credits. */
  readonly amount: string;
  readonly contractDays: number;
  readonly kind: Commitment['kind'];
}

/** Null where the member has no application. */
export function toDraft({ application, ...commitment }: Commitment): ClaimDraft | null {
  if (application === null) return null;
  const { name, packageName, amount, contractDays, kind } = commitment;
  return { applicationId: application.id, name, packageName, amount, contractDays, kind };
}

/** The package that an application is for. */
export const packageOf = ({ packages }: Standing, applicationId: Application['id']): Commitment | undefined =>
  packages.find(({ application }) => application?.id === applicationId);

const isSame = (one: ClaimDraft, other: ClaimDraft): boolean =>
  one.packageName === other.packageName &&
  isSameAmount(one.amount, other.amount) &&
  one.contractDays === other.contractDays &&
  one.kind === other.kind;

/** What has changed since the review opened. */
export function changeOf(draft: ClaimDraft, standing: Standing): Change<ClaimDraft> {
  const found = packageOf(standing, draft.applicationId);
  const now = found?.claimObstacle === null ? toDraft(found) : null;
  if (now === null) return { kind: 'closed' };
  return isSame(now, draft) ? { kind: 'none' } : { kind: 'terms', draft: now };
}
