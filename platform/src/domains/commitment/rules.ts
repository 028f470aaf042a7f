/** The commitment packages, and what keeps a member from applying for one or claiming its free package. */
import type { ApplyObstacle, ClaimObstacle, CommitmentKind, CommitmentStatus } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';

/** A commitment package with the insurance package that it gives; the amount in minor units. */
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

/** Every commitment package, including closed ones, in their order. */
export const listPackages = (db: Queryable): Promise<CommitmentPackage[]> =>
  db.query<CommitmentPackage>(
    `select c.id, c.name, c.package_id as "packageId", p.name as "packageName", p.amount, p.contract_days as "contractDays",
       c.kind, c.minimum_level as "minimumLevel", c.enabled
     from commitment_package c join insurance_package p on p.id = c.package_id order by c.minimum_level, c.id`,
  );

/** A commitment package by its id, also one that is closed. */
export const findPackage = async (db: Queryable, id: bigint): Promise<CommitmentPackage | undefined> =>
  (await listPackages(db)).find((one) => one.id === id);

/** What a member's applications and claims depend on. */
export interface Standing {
  readonly level: number;
  /** Whether a free insurance package of theirs is running. */
  readonly running: boolean;
}

export const standingOf = (db: Queryable, memberId: bigint): Promise<Standing> =>
  db.one<Standing>(
    `select level, exists (select from insurance_contract c where c.member_id = m.id and c.ended_at is null
       and c.kind in ('SPECIAL', 'TRIAL')) as running from member m where id = $1`,
    [memberId],
  );

/** The member's newest application for a package, as far as rules ask. */
interface Applied {
  readonly status: CommitmentStatus;
  readonly claimed_at: Date | null;
}

/** Why a member cannot apply; null where they can. */
export function applyObstacleOf(
  { enabled, minimumLevel }: Pick<CommitmentPackage, 'enabled' | 'minimumLevel'>,
  newest: Applied | undefined,
  { level }: Standing,
): ApplyObstacle | null {
  if (newest?.status === 'PENDING_REVIEW') return 'PENDING';
  if (newest?.status === 'APPROVED') return 'APPROVED';
  if (!enabled) return 'CLOSED';
  return level < minimumLevel ? 'LEVEL' : null;
}

/** Why a member cannot claim the free package; null where they can. A package that is closed since is still given. */
export function claimObstacleOf(
  { minimumLevel }: Pick<CommitmentPackage, 'minimumLevel'>,
  newest: Applied | undefined,
  { level, running }: Standing,
): ClaimObstacle | null {
  if (newest === undefined) return 'NOT_APPLIED';
  if (newest.status !== 'APPROVED') return 'NOT_APPROVED';
  if (newest.claimed_at !== null) return 'CLAIMED';
  if (level < minimumLevel) return 'LEVEL';
  return running ? 'RUNNING' : null;
}

/** A commitment package in one line. */
export const lineOf = (one: CommitmentPackage): string =>
  [
    `${one.id}  ${one.name}`,
    `gives ${one.packageName} of ${formatAmount(one.amount)} as ${one.kind}`,
    `from level ${one.minimumLevel}`,
    ...(one.enabled ? [] : ['closed']),
  ].join('  ');
