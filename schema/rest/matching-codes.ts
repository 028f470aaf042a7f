import { z } from 'zod';
import { matchingCodeLength, maximumMatchingCodes, readMatchingCode } from '../rules/matching-codes.ts';
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
  pageOf,
  placedUnder,
  userNameTyped,
} from './fields.ts';

/** What became of a PIN code, as the member has it. */
export const matchingCodeStatuses = ['PENDING', 'ACTIVATED', 'TRANSFERRED', 'RETURNED'] as const;
export type MatchingCodeStatus = (typeof matchingCodeStatuses)[number];

/** What happened to PIN codes of a member. */
export const matchingCodeEvents = ['PURCHASE', 'ACTIVATE', 'SEND', 'RECEIVE', 'RETURN'] as const;
export type MatchingCodeEvent = (typeof matchingCodeEvents)[number];

/** Why a pending code cannot be activated now. */
export const matchingCodeObstacles = ['PACKAGE_CLOSED', 'PRICE_CHANGED', 'MAXIMUM'] as const;
export type MatchingCodeObstacle = (typeof matchingCodeObstacles)[number];

const matchingCode = z.object({
  id,
  cursor: z.string(),
  /** Of the purchase or the transfer that brought it to the member. */
  receiptNo: z.string(),
  transactionNo: z.string(),
  status: z.enum(matchingCodeStatuses),
  /** What is typed to activate it; only while it is pending. */
  code: z.string().length(matchingCodeLength).nullable(),
  matchingId: id,
  /** The name of the package. */
  name: z.string(),
  /** The price of the package when the code was bought; locked while it is pending. */
  amount: decimal,
  /** Why it cannot be activated now; null where it can, or is pending no more. */
  obstacle: z.enum(matchingCodeObstacles).nullable(),
  /** User name of the member who sent it; null where the member bought it. */
  fromUserName: z.string().nullable(),
  /** User name of the member to whom it was transferred. */
  toUserName: z.string().nullable(),
  /** The insurance package that it became. */
  buyMatchingId: id.nullable(),
  createTime: epochMs,
  endTime: epochMs.nullable(),
});

const record = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  /** Null for a purchase: each of its codes has its own. */
  transactionNo: z.string().nullable(),
  type: z.enum(matchingCodeEvents),
  matchingId: id,
  name: z.string(),
  /** How many codes, and what they cost together. */
  quantity: z.number().int().min(1).max(maximumMatchingCodes),
  amount: decimal,
  /** The member at the other end of a transfer. */
  counterparty: z.string().nullable(),
  /** The insurance package that an activation brought. */
  buyMatchingId: id.nullable(),
  /** Why an operator returned it. */
  reason: z.string().nullable(),
  createTime: epochMs,
});

/** A typed code, as it is stored. */
const codeTyped = z
  .string('required')
  .max(64, 'tooLong')
  .transform((typed, context) => {
    const code = readMatchingCode(typed);
    if (code === undefined) context.addIssue({ code: 'custom', message: 'invalid' });
    return code ?? z.NEVER;
  });

const confirmed = { idempotencyKey, transactionPassword: confirmation };

/** PIN codes: insurance packages that are paid for and not begun. A member activates one, or transfers it to another. */
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
      /** The price of all together that the member was shown; refused when it has changed. */
      amount,
    }),
    result: record,
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
    result: pageOf(matchingCode),
  }),
  matchingCodeRecordList: endpoint({
    path: '/api/app/matchingCode/matchingCodeRecordList',
    summary: "What happened to the member's codes, newest first",
    effect: 'read',
    flag: 'matchingCodes',
    request: z.object({
      type: z.enum(matchingCodeEvents, 'choice').nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(record),
  }),
  activeMatchingCode: endpoint({
    path: '/api/app/matchingCode/activeMatchingCode',
    summary: 'Activates a code: what it locks is returned and buys its package',
    effect: 'money',
    openWhilePaused: "Turns the member's own code into the member's own package.",
    flag: 'matchingCodes',
    limits: confirmedLimits,
    /** One of the two names it. */
    request: z
      .object({ ...confirmed, id: id.nullish(), matchingCode: codeTyped.nullish() })
      .refine((one) => (one.id == null) !== (one.matchingCode == null), {
        path: ['matchingCode'],
        message: 'required',
      }),
    result: record,
  }),
  transferMatchingCode: endpoint({
    path: '/api/app/matchingCode/transferMatchingCode',
    summary: 'Gives a code to another member, who gets a new one in its place',
    effect: 'money',
    isTransfer: true,
    flag: 'matchingCodes',
    limits: confirmedLimits,
    request: z.object({ ...confirmed, id, toUserName: userNameTyped }),
    result: record,
  }),
} satisfies Domain;
