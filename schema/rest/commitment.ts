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
  pageSchema,
  writeResult,
  idempotencyKeyFilter,
  rowId,
  text,
  unspecified,
} from './fields.ts';

/** The status of an application (spec §4). */
export const commitmentStatuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const;
export type CommitmentStatus = (typeof commitmentStatuses)[number];

/** How the free package is given. */
export const commitmentKinds = ['SPECIAL', 'TRIAL'] as const;
export type CommitmentKind = (typeof commitmentKinds)[number];

/** Why a member cannot apply for a commitment package at the moment. */
export const applyBlockingReasons = ['CLOSED', 'LEVEL', 'PENDING', 'APPROVED'] as const;
export type ApplyBlockingReason = (typeof applyBlockingReasons)[number];

/** Why a member cannot claim the free package at the moment. */
export const claimBlockingReasons = ['NOT_APPLIED', 'NOT_APPROVED', 'CLAIMED', 'LEVEL', 'RUNNING'] as const;
export type ClaimBlockingReason = (typeof claimBlockingReasons)[number];

const level = z.number().int().min(-1).max(7);

const application = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  commitmentPackageId: unspecified(rowId),
  /** The name of the commitment package. */
  name: z.string(),
  statement: unspecified(z.string()),
  status: z.enum(commitmentStatuses),
  reason: unspecified(z.string().nullable()),
  createTime: epochMs,
  decideTime: unspecified(epochMs.nullable()),
  /** When the free package was claimed, and its id. */
  receiveTime: unspecified(epochMs.nullable()),
  buyMatchingId: unspecified(rowId.nullable()),
});

const commitmentPackage = z.object({
  id: rowId,
  name: z.string(),
  /** The free insurance package. */
  matchingName: unspecified(z.string()),
  amount: unspecified(decimal),
  contractDays: unspecified(z.number().int().positive()),
  kind: unspecified(z.enum(commitmentKinds)),
  /** The minimum rank level for applying and claiming. */
  minLevel: unspecified(level),
  applyBlockingReason: unspecified(z.enum(applyBlockingReasons).nullable()),
  claimBlockingReason: unspecified(z.enum(claimBlockingReasons).nullable()),
  /** The member's newest application. */
  application: unspecified(application.nullable()),
});

/** Commitment packages: a member applies for one and, once approved, claims a free insurance package. */
export const commitment = {
  commitmentPackageList: endpoint({
    path: '/api/app/commitment-package/commitmentPackageList',
    summary: "The commitment packages with the member's options, and their applications, newest first",
    effect: 'read',
    flag: 'commitment',
    request: z.object({
      status: z.enum(commitmentStatuses, 'choice').nullish(),
      /** Filters by the key under which the free package was claimed. */
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(application).extend({
      /** The offered packages, and those that the member applied for. */
      packages: unspecified(z.array(commitmentPackage)),
    }),
  }),
  addCommitmentPackage: endpoint({
    path: '/api/app/commitment-package/addCommitmentPackage',
    summary: 'Applies for a commitment package with a statement, reviewed by an operator',
    effect: 'write',
    flag: 'commitment',
    limits: { perMemberPerMinute: 10 },
    request: z.object({ commitmentPackageId: id, statement: text(maximumStatement) }),
    result: writeResult(application),
  }),
  receiveCommitmentPackage: endpoint({
    path: '/api/app/commitment-package/receiveCommitmentPackage',
    summary: 'Claims the free insurance package of an approved application, once',
    effect: 'money',
    openWhilePaused: 'Gives the member a package: nothing leaves the account.',
    flag: 'commitment',
    limits: confirmedLimits,
    /** `id` is that of the application. */
    request: z.object({ idempotencyKey, id, transactionPassword: confirmation }),
    result: writeResult(application),
  }),
} satisfies Domain;
