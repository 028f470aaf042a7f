import { z } from 'zod';
import { maximumStatement } from '../rules/commitment.ts';
import { endpoint, type Domain } from './endpoint.ts';
import {
  confirmation,
  confirmedLimits,
  decimal,
  epochMs,
  id,
  idempotencyKey,
  page,
  pageOf,
  placedUnder,
  text,
} from './fields.ts';

/** How far an application has come (spec §4). */
export const commitmentStatuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const;
export type CommitmentStatus = (typeof commitmentStatuses)[number];

/** How the free package is given. */
export const commitmentKinds = ['SPECIAL', 'TRIAL'] as const;
export type CommitmentKind = (typeof commitmentKinds)[number];

/** Why a member cannot apply for a commitment package now. */
export const applyObstacles = ['CLOSED', 'LEVEL', 'PENDING', 'APPROVED'] as const;
export type ApplyObstacle = (typeof applyObstacles)[number];

/** Why a member cannot claim the free package now. */
export const claimObstacles = ['NOT_APPLIED', 'NOT_APPROVED', 'CLAIMED', 'LEVEL', 'RUNNING'] as const;
export type ClaimObstacle = (typeof claimObstacles)[number];

const level = z.number().int().min(-1).max(7);

const application = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  commitmentPackageId: id,
  /** Of the commitment package. */
  name: z.string(),
  statement: z.string(),
  status: z.enum(commitmentStatuses),
  reason: z.string().nullable(),
  createTime: epochMs,
  decideTime: epochMs.nullable(),
  /** When the free package was claimed, and the insurance package that it is. */
  receiveTime: epochMs.nullable(),
  buyMatchingId: id.nullable(),
});

/** Commitment packages: a member applies for one, and once approved claims a free insurance package. */
export const commitment = {
  commitmentPackageList: endpoint({
    path: '/api/app/commitment-package/commitmentPackageList',
    summary: 'The commitment packages as the member can have them, and their applications, newest first',
    effect: 'read',
    flag: 'commitment',
    request: z.object({
      status: z.enum(commitmentStatuses, 'choice').nullish(),
      /** Only the application whose free package was claimed under it. */
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(application).extend({
      /** Those that are offered, and those that the member applied for. */
      packages: z.array(
        z.object({
          id,
          name: z.string(),
          /** The insurance package that is given free. */
          matchingName: z.string(),
          amount: decimal,
          contractDays: z.number().int().positive(),
          kind: z.enum(commitmentKinds),
          /** The least rank level of a member who can apply and claim. */
          minLevel: level,
          applyObstacle: z.enum(applyObstacles).nullable(),
          claimObstacle: z.enum(claimObstacles).nullable(),
          /** The member's newest. */
          application: application.nullable(),
        }),
      ),
    }),
  }),
  addCommitmentPackage: endpoint({
    path: '/api/app/commitment-package/addCommitmentPackage',
    summary: 'Applies for a commitment package with a statement, which an operator reviews',
    effect: 'write',
    flag: 'commitment',
    limits: { perMemberPerMinute: 10 },
    request: z.object({ commitmentPackageId: id, statement: text(maximumStatement) }),
    result: application,
  }),
  receiveCommitmentPackage: endpoint({
    path: '/api/app/commitment-package/receiveCommitmentPackage',
    summary: 'Claims the free insurance package of an approved application, once',
    effect: 'money',
    openWhilePaused: 'Gives the member a package: nothing leaves the account.',
    flag: 'commitment',
    limits: confirmedLimits,
    /** `id` is the application's. */
    request: z.object({ idempotencyKey, id, transactionPassword: confirmation }),
    result: application,
  }),
} satisfies Domain;
