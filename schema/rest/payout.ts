import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  accountNumber,
  confirmation,
  confirmedLimits,
  epochMs,
  id,
  listSchema,
  optionalText,
  writeResult,
  rowId,
  text,
  unspecified,
  walletType,
} from './fields.ts';

/** Omitted by platforms without a cool-down. */
const coolDown = {
  /** When it was added or its payment details last changed; null if unknown. */
  changeTime: epochMs.nullish(),
  /** When it becomes usable for payments; null if it already is. */
  usableTime: epochMs.nullish(),
};

const bankAccount = z.object({
  id: rowId,
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  createTime: unspecified(epochMs),
  ...coolDown,
});

const walletAddressRow = z.object({
  id: rowId,
  walletType,
  walletAddress: z.string(),
  label: unspecified(z.string().nullable()),
  createTime: unspecified(epochMs),
  ...coolDown,
  /** Whether the network confirmed that the address is not a contract. */
  lookedUp: z.boolean().nullish(),
});

const bankAccountDetails = {
  bankName: text(80),
  accountName: text(80),
  accountNumber,
  transactionPassword: confirmation,
};

const walletAddressDetails = {
  walletType,
  walletAddress: text(80),
  label: optionalText(40),
  /** Whether the member accepted a warning that it resembles a saved address. */
  lookAlikeAccepted: z.boolean('choice').nullish(),
  transactionPassword: confirmation,
};

const deletion = z.object({ id, transactionPassword: confirmation });

/** Where a member is paid: bank accounts and wallet addresses. */
export const payout = {
  addBankAccount: endpoint({
    path: '/api/app/bank-account/addBankAccount',
    summary: 'Adds a bank account',
    effect: 'write',
    closedWhilePaused: true,
    limits: confirmedLimits,
    request: z.object(bankAccountDetails),
    result: writeResult(bankAccount),
  }),
  bankAccountList: endpoint({
    path: '/api/app/bank-account/bankAccountList',
    summary: "The member's bank accounts, oldest first",
    effect: 'read',
    result: listSchema(bankAccount),
  }),
  updateBankAccount: endpoint({
    path: '/api/app/bank-account/updateBankAccount',
    summary: 'Changes a bank account; existing orders keep their details',
    effect: 'write',
    closedWhilePaused: true,
    limits: confirmedLimits,
    request: z.object({ id, ...bankAccountDetails }),
    result: writeResult(bankAccount),
  }),
  delBankAccount: endpoint({
    path: '/api/app/bank-account/delBankAccount',
    summary: 'Deletes a bank account; existing orders keep their details',
    effect: 'write',
    limits: confirmedLimits,
    request: deletion,
    result: writeResult(z.object({ id: rowId })),
  }),
  add: endpoint({
    path: '/api/app/withdrawal-address/add',
    summary: 'Adds a wallet address',
    effect: 'write',
    closedWhilePaused: true,
    limits: confirmedLimits,
    request: z.object(walletAddressDetails),
    result: writeResult(walletAddressRow),
  }),
  list: endpoint({
    path: '/api/app/withdrawal-address/list',
    summary: "The member's wallet addresses, oldest first",
    effect: 'read',
    result: listSchema(walletAddressRow),
  }),
  update: endpoint({
    path: '/api/app/withdrawal-address/update',
    summary: 'Changes a wallet address; existing orders keep their details',
    effect: 'write',
    closedWhilePaused: true,
    limits: confirmedLimits,
    request: z.object({ id, ...walletAddressDetails }),
    result: writeResult(walletAddressRow),
  }),
  del: endpoint({
    path: '/api/app/withdrawal-address/del',
    summary: 'Deletes a wallet address; existing orders keep their details',
    effect: 'write',
    limits: confirmedLimits,
    request: deletion,
    result: writeResult(z.object({ id: rowId })),
  }),
} satisfies Domain;
