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
  listSchema,
  optionalText,
  page,
  pageSchema,
  writeResult,
  idempotencyKeyFilter,
  unspecified,
  typedUserName,
} from './fields.ts';

/** The direction of a transfer, seen by the calling member. */
export const transferDirections = ['OUT', 'IN'] as const;

/** The status of a transfer. An operator can reverse one. */
export const transferStatuses = ['COMPLETED', 'REVERSED'] as const;

const makeOverOrder = z.object({
  id: z.string(),
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  transactionNo: z.string(),
  direction: z.enum(transferDirections),
  counterparty: z.string(),
  coinName,
  amount: decimal,
  fee: unspecified(decimal),
  actualAmount: unspecified(decimal),
  remark: unspecified(z.string().nullable()),
  status: unspecified(z.enum(transferStatuses)),
  createTime: epochMs,
});

const recipient = z.object({ userName: z.string(), joinDate: businessDate });

/** Calls that reveal whether a user name exists share one budget. */
const lookUpLimits = { perMemberPerMinute: 20, memberBudget: 'recipient' };

/** Transfers between members; `makeOver` on the platform. */
export const transfer = {
  makeOver: endpoint({
    path: '/api/app/makeOver/makeOver',
    summary: 'Moves credits to another member, immediately and irrevocably',
    effect: 'money',
    isTransfer: true,
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      coinName,
      amount,
      toUserName: typedUserName,
      remark: optionalText(100),
      transactionPassword: confirmation,
    }),
    result: writeResult(makeOverOrder),
  }),
  makeOverOrderList: endpoint({
    path: '/api/app/makeOver/makeOverOrderList',
    summary: "The member's transfers in both directions, newest first",
    effect: 'read',
    request: z.object({
      direction: z.enum(transferDirections, 'choice').nullish(),
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(makeOverOrder),
  }),
  makeOverConfigList: endpoint({
    path: '/api/app/makeOver/makeOverConfigList',
    summary: 'The rules for each credit that can be transferred',
    effect: 'read',
    result: listSchema(
      z.object({
        coinName,
        minAmount: unspecified(decimal),
        maxAmount: unspecified(decimal),
        multiple: unspecified(decimal),
        feeRate: unspecified(decimal),
      }),
    ),
  }),
  recipient: endpoint({
    path: '/api/app/ext/recipient',
    summary: 'The member with a user name, checked before sending something; rate-limited per member',
    // A write because it is rate-limited: an automatic repetition would count twice.
    effect: 'write',
    extension: true,
    limits: lookUpLimits,
    request: z.object({ toUserName: typedUserName }),
    result: recipient,
  }),
  savedRecipients: endpoint({
    path: '/api/app/ext/savedRecipients',
    summary: "The member's saved recipients, by name",
    effect: 'read',
    extension: true,
    result: listSchema(recipient),
  }),
  saveRecipient: endpoint({
    path: '/api/app/ext/saveRecipient',
    summary: 'Saves a member as a recipient and returns all, at most 50',
    effect: 'write',
    extension: true,
    limits: lookUpLimits,
    request: z.object({ toUserName: typedUserName }),
    result: listSchema(recipient),
  }),
  removeRecipient: endpoint({
    path: '/api/app/ext/removeRecipient',
    summary: 'Removes a saved recipient and returns the remaining ones',
    effect: 'write',
    extension: true,
    request: z.object({ toUserName: typedUserName }),
    result: listSchema(recipient),
  }),
} satisfies Domain;
