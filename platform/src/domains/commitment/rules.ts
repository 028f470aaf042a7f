/** Commitment packages and the rules for applying for one and claiming its free package. */
import type {
  ApplyBlockingReason,
  ClaimBlockingReason,
  CommitmentKind,
  CommitmentStatus,
} from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';

/** A commitment package and the insurance package it grants. The amount is in minor units. */
export interface CommitmentPackage {
  readonly id: bigint;
  readonly name: string;
  readonly packageId: bigint;
  readonly packageName: string;
  readonly amount: bigint;
  readonly contractDays: number;
  readonly kind: CommitmentKind;
  readonly minimumLevel: number;
  readonly enabled: boolean;
}

/** Returns every commitment package, including closed ones, in display order. */
export const listPackages = (db: Queryable): Promise<CommitmentPackage[]> =>
  db.query<CommitmentPackage>(
    `select c.id, c.name, c.package_id as "packageId", p.name as "packageName", p.amount, p.contract_days as "contractDays",
       c.kind, c.minimum_level as "minimumLevel", c.enabled
     from commitment_package c join insurance_package p on p.id = c.package_id order by c.minimum_level, c.id`,
  );

/** Returns a commitment package by its id, including a closed one. */
export const findPackage = async (db: Queryable, id: bigint): Promise<CommitmentPackage | undefined> =>
  (await listPackages(db)).find((one) => one.id === id);

/** The member's state that applications and claims depend on. */
export interface Eligibility {
  readonly level: number;
  /** Whether the member has a running free insurance package. */
  readonly running: boolean;
}

export const getEligibility = (db: Queryable, memberId: bigint): Promise<Eligibility> =>
  db.one<Eligibility>(
    `select level, exists (select from insurance_contract c where c.member_id = m.id and c.ended_at is null
       and c.kind in ('SPECIAL', 'TRIAL')) as running from member m where id = $1`,
    [memberId],
  );

/** The parts of the member's newest application that the rules need. */
interface NewestApplication {
  readonly status: CommitmentStatus;
  readonly claimed_at: Date | null;
}

/** Returns why the member cannot apply, or null. */
export function getApplyBlockingReason(
  { enabled, minimumLevel }: Pick<CommitmentPackage, 'enabled' | 'minimumLevel'>,
  newest: NewestApplication | undefined,
  { level }: Eligibility,
): ApplyBlockingReason | null {
  if (newest?.status === 'PENDING_REVIEW') return 'PENDING';
  if (newest?.status === 'APPROVED') return 'APPROVED';
  if (!enabled) return 'CLOSED';
  return level < minimumLevel ? 'LEVEL' : null;
}

/**
 * Returns why the member cannot claim the free package, or null. A package closed since the application is still
 * granted.
 */
export function getClaimBlockingReason(
  { minimumLevel }: Pick<CommitmentPackage, 'minimumLevel'>,
  newest: NewestApplication | undefined,
  { level, running }: Eligibility,
): ClaimBlockingReason | null {
  if (newest === undefined) return 'NOT_APPLIED';
  if (newest.status !== 'APPROVED') return 'NOT_APPROVED';
  if (newest.claimed_at !== null) return 'CLAIMED';
  if (level < minimumLevel) return 'LEVEL';
  return running ? 'RUNNING' : null;
}

/** Formats a commitment package in one line. */
export const formatPackage = (one: CommitmentPackage): string =>
  [
    `${one.id}  ${one.name}`,
    `gives ${one.packageName} of ${formatAmount(one.amount)} as ${one.kind}`,
    `from level ${one.minimumLevel}`,
    ...(one.enabled ? [] : ['closed']),
  ].join('  ');
