import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
  businessDate,
  coinName,
  confirmation,
  confirmedLimits,
  decimal,
  epochMs,
  idempotencyKey,
  listOf,
  optionalText,
  page,
  pageOf,
  placedUnder,
  userNameTyped,
} from './fields.ts';

/** Which way a transfer went, seen by the signed-in member. */
export const transferDirections = ['OUT', 'IN'] as const;

/** How far a transfer has come: an operator may take one back. */
export const transferStatuses = ['COMPLETED', 'REVERSED'] as const;

/** Why transfers are closed for a member. */
export const transferClosedReasons = ['INSURANCE_REDEEMED', 'SECURITY_CHANGE'] as const;
export type TransferClosedReason = (typeof transferClosedReasons)[number];

const makeOverOrder = z.object({
  id: z.string(),
  cursor: z.string(),
  receiptNo: z.string(),
  transactionNo: z.string(),
  direction: z.enum(transferDirections),
  counterparty: z.string(),
  coinName,
  amount: decimal,
  fee: decimal,
  actualAmount: decimal,
  remark: z.string().nullable(),
  status: z.enum(transferStatuses),
  createTime: epochMs,
});

const recipient = z.object({ userName: z.string(), joinDate: businessDate });

/** What tells whether a user name is a member's is counted together. */
const lookUpLimits = { perMemberPerMinute: 20, memberBudget: 'recipient' };

/** Transfers between members; the platform calls them makeOver. */
export const transfer = {
  makeOver: endpoint({
    path: '/api/app/makeOver/makeOver',
    summary: 'Moves credits to another member, immediately and finally',
    effect: 'money',
    isTransfer: true,
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      coinName,
      amount,
      toUserName: userNameTyped,
      remark: optionalText(100),
      transactionPassword: confirmation,
    }),
    result: makeOverOrder,
  }),
  makeOverOrderList: endpoint({
    path: '/api/app/makeOver/makeOverOrderList',
    summary: "The member's transfers, both ways, newest first",
    effect: 'read',
    request: z.object({
      direction: z.enum(transferDirections, 'choice').nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(makeOverOrder),
  }),
  makeOverConfigList: endpoint({
    path: '/api/app/makeOver/makeOverConfigList',
    summary: 'Rules a credit, and until when transfers are closed for the member',
    effect: 'read',
    result: listOf(
      z.object({ coinName, minAmount: decimal, maxAmount: decimal, multiple: decimal, feeRate: decimal }),
    ).extend({
      closedUntil: epochMs.nullable(),
      closedReason: z.enum(transferClosedReasons).nullable(),
    }),
  }),
  recipient: endpoint({
    path: '/api/app/ext/recipient',
    summary:
      'The member of a user name, before something is sent to them; a member asks so often, and no more',
    // Counts what the member asks for, so that a second sending would count twice.
    effect: 'write',
    extension: true,
    limits: lookUpLimits,
    request: z.object({ toUserName: userNameTyped }),
    result: recipient,
  }),
  savedRecipients: endpoint({
    path: '/api/app/ext/savedRecipients',
    summary: 'The members whom the member saved as recipients, by name',
    effect: 'read',
    extension: true,
    result: listOf(recipient),
  }),
  saveRecipient: endpoint({
    path: '/api/app/ext/saveRecipient',
    summary: 'Saves a member as a recipient, and answers with all; at most 50',
    effect: 'write',
    extension: true,
    limits: lookUpLimits,
    request: z.object({ toUserName: userNameTyped }),
    result: listOf(recipient),
  }),
  removeRecipient: endpoint({
    path: '/api/app/ext/removeRecipient',
    summary: 'Removes a saved recipient, and answers with all that are left',
    effect: 'write',
    extension: true,
    request: z.object({ toUserName: userNameTyped }),
    result: listOf(recipient),
  }),
} satisfies Domain;
