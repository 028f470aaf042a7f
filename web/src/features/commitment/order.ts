import { isSameFigure } from '../../money/decimal.ts';
import type { DraftChange } from '../../orders/flow/Outdated.tsx';
import type { CommitmentApplicationPartsFragment, CommitmentSummaryQuery } from './commitment.generated.ts';

export type Application = CommitmentApplicationPartsFragment;
export type Commitment = CommitmentSummaryQuery['commitments'][number];

/** What the screens of the area depend on. */
export interface CommitmentSummary {
  /** By the rank that they need. */
  readonly packages: readonly Commitment[];
  /** The platform's names of the ranks. */
  readonly levels: CommitmentSummaryQuery['levels'];
}

export const toCommitmentSummary = ({ commitments, levels }: CommitmentSummaryQuery): CommitmentSummary => ({
  packages: commitments,
  levels,
});

/** The form's values: the package that was chosen, and what the member commits to. */
export type ApplicationValues = Record<'package' | 'statement', string>;

/** The chosen package; null when the member cannot apply for it now. */
export const findOpenPackage = ({ packages }: CommitmentSummary, id: string): Commitment | null =>
  packages.find((one) => one.id === id && one.applyBlockingReason === null) ?? null;

/** A free package as reviewed and claimed. */
export interface FreePackageDraft {
  readonly applicationId: string;
  /** Of the commitment package. */
  readonly name: string;
  /** Of the insurance package. */
  readonly packageName: string | null;
  /** In insurance credits. What the platform does not return is null. */
  readonly amount: string | null;
  readonly contractDays: number | null;
  readonly kind: Commitment['kind'];
}

/** Null where the member has no application. */
export function toFreePackageDraft({ application, ...commitment }: Commitment): FreePackageDraft | null {
  if (application === null) return null;
  const { name, packageName, amount, contractDays, kind } = commitment;
  return { applicationId: application.id, name, packageName, amount, contractDays, kind };
}

/** The package that an application is for. */
export const findPackage = (
  { packages }: CommitmentSummary,
  applicationId: Application['id'],
): Commitment | undefined => packages.find(({ application }) => application?.id === applicationId);

const isSame = (one: FreePackageDraft, other: FreePackageDraft): boolean =>
  one.packageName === other.packageName &&
  isSameFigure(one.amount, other.amount) &&
  one.contractDays === other.contractDays &&
  one.kind === other.kind;

/** What has changed since the review opened. */
export function getFreePackageChange(
  draft: FreePackageDraft,
  summary: CommitmentSummary,
): DraftChange<FreePackageDraft> {
  const found = findPackage(summary, draft.applicationId);
  const now = found?.claimBlockingReason === null ? toFreePackageDraft(found) : null;
  if (now === null) return { kind: 'closed' };
  return isSame(now, draft) ? { kind: 'none' } : { kind: 'terms', draft: now };
}
