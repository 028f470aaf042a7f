import { z } from 'zod';
import { matchingCodeLength, maximumMatchingCodes, parseMatchingCode } from '../rules/matching-codes.ts';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
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
  unspecified,
  typedUserName,
} from './fields.ts';

/** The status of a PIN code from the member's point of view. */
export const matchingCodeStatuses = ['PENDING', 'ACTIVATED', 'TRANSFERRED', 'RETURNED'] as const;
export type MatchingCodeStatus = (typeof matchingCodeStatuses)[number];

/** The events of a member's PIN codes. */
export const matchingCodeEvents = ['PURCHASE', 'ACTIVATE', 'SEND', 'RECEIVE', 'RETURN'] as const;
export type MatchingCodeEvent = (typeof matchingCodeEvents)[number];

/** Why a pending code cannot be activated at the moment. */
export const matchingCodeBlockingReasons = ['PACKAGE_CLOSED', 'PRICE_CHANGED', 'MAXIMUM'] as const;
export type MatchingCodeBlockingReason = (typeof matchingCodeBlockingReasons)[number];

const matchingCode = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  /** Receipt number of the purchase or the incoming transfer. */
  receiptNo: z.string(),
  transactionNo: z.string(),
  status: z.enum(matchingCodeStatuses),
  /** The code to type for activation; only while pending. */
  code: unspecified(z.string().length(matchingCodeLength).nullable()),
  matchingId: unspecified(rowId),
  /** The name of the package. */
  name: z.string(),
  /** The price at the time of purchase, locked while pending. */
  amount: decimal,
  /** Why it cannot be activated at the moment; null if it can or is no longer pending. */
  blockingReason: unspecified(z.enum(matchingCodeBlockingReasons).nullable()),
  /** User name of the sender; null if the member bought it. */
  fromUserName: unspecified(z.string().nullable()),
  /** User name of the recipient. */
  toUserName: unspecified(z.string().nullable()),
  /** The resulting insurance package. */
  buyMatchingId: unspecified(rowId.nullable()),
  createTime: epochMs,
  endTime: unspecified(epochMs.nullable()),
});

const record = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  /** Null for a purchase, because each of its codes has its own. */
  transactionNo: unspecified(z.string().nullable()),
  type: z.enum(matchingCodeEvents),
  matchingId: unspecified(rowId),
  name: z.string(),
  /** The number of codes and their total price. */
  quantity: unspecified(z.number().int().min(1).max(maximumMatchingCodes)),
  amount: decimal,
  /** The other member of a transfer. */
  counterparty: unspecified(z.string().nullable()),
  /** The insurance package of an activation. */
  buyMatchingId: unspecified(rowId.nullable()),
  /** Why an operator returned it. */
  reason: unspecified(z.string().nullable()),
  createTime: epochMs,
});

/** A typed code in stored form. */
const codeTyped = z
  .string('required')
  .max(64, 'tooLong')
  .transform((typed, context) => {
    const code = parseMatchingCode(typed);
    if (code === undefined) context.addIssue({ code: 'custom', message: 'invalid' });
    return code ?? z.NEVER;
  });

const confirmed = { idempotencyKey, transactionPassword: confirmation };

/**
 * PIN codes: insurance packages that are paid but not started. A member activates one or transfers it to another
 * member.
 */
export const matchingCodes = {
  buyMatchingCode: endpoint({
    path: '/api/app/matchingCode/buyMatchingCode',
    summary: 'Buys codes for a package; their price is locked until they are activated',
    effect: 'money',
    openWhilePaused: 'Locks credits behind a code that only its owner can activate.',
    flag: 'matchingCodes',
    limits: confirmedLimits,
    request: z.object({
      ...confirmed,
      matchingId: id,
      quantity: z.number('invalid').int('invalid').min(1, 'invalid').max(maximumMatchingCodes, 'invalid'),
      /** The total price shown to the member; refused if it has changed. */
      amount,
    }),
    result: writeResult(record),
  }),
  matchingCodeList: endpoint({
    path: '/api/app/matchingCode/matchingCodeList',
    summary: "The member's codes, newest first",
    effect: 'read',
    flag: 'matchingCodes',
    request: z.object({
      status: z.enum(matchingCodeStatuses, 'choice').nullish(),
      ...page,
    }),
    result: pageSchema(matchingCode),
  }),
  matchingCodeRecordList: endpoint({
    path: '/api/app/matchingCode/matchingCodeRecordList',
    summary: "The events of the member's codes, newest first",
    effect: 'read',
    flag: 'matchingCodes',
    request: z.object({
      type: z.enum(matchingCodeEvents, 'choice').nullish(),
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(record),
  }),
  activeMatchingCode: endpoint({
    path: '/api/app/matchingCode/activeMatchingCode',
    summary: 'Activates a code: its locked price is returned and buys its package',
    effect: 'money',
    openWhilePaused: "Turns the member's own code into the member's own package.",
    flag: 'matchingCodes',
    limits: confirmedLimits,
    /** Exactly one of the two identifies it. */
    request: z
      .object({ ...confirmed, id: id.nullish(), matchingCode: codeTyped.nullish() })
      .refine((one) => (one.id == null) !== (one.matchingCode == null), {
        path: ['matchingCode'],
        message: 'required',
      }),
    result: writeResult(record),
  }),
  transferMatchingCode: endpoint({
    path: '/api/app/matchingCode/transferMatchingCode',
    summary: 'Transfers a code to another member, who receives a new one',
    effect: 'money',
    isTransfer: true,
    flag: 'matchingCodes',
    limits: confirmedLimits,
    request: z.object({ ...confirmed, id, toUserName: typedUserName }),
    result: writeResult(record),
  }),
} satisfies Domain;
