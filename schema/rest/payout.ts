import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  accountNumber,
  confirmation,
  confirmedLimits,
  epochMs,
  id,
  listOf,
  optionalText,
  text,
  walletType,
} from './fields.ts';

/** Platforms without a cool-down leave these out. */
const coolDown = {
  /** When it was added, or last changed in what is paid to; null where that is not known. */
  changeTime: epochMs.nullish(),
  /** From when on it can be paid to; null where it does not wait. */
  usableTime: epochMs.nullish(),
};

const bankAccount = z.object({
  id,
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  createTime: epochMs,
  ...coolDown,
});

const withdrawalAddress = z.object({
  id,
  walletType,
  walletAddress: z.string(),
  label: z.string().nullable(),
  createTime: epochMs,
  ...coolDown,
  /** Whether the network was asked and no contract lives at the address. */
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
  /** That it looks like a saved address and is another was said and accepted. */
  lookAlikeAccepted: z.boolean('choice').nullish(),
  transactionPassword: confirmation,
};

const deletion = z.object({ id, transactionPassword: confirmation });

/** Where a member's withdrawals can go: bank accounts and wallet addresses. */
export const payout = {
  addBankAccount: endpoint({
    path: '/api/app/bank-account/addBankAccount',
    summary: 'Adds a bank account',
    effect: 'write',
    closedWhilePaused: true,
    limits: confirmedLimits,
    request: z.object(bankAccountDetails),
    result: bankAccount,
  }),
  bankAccountList: endpoint({
    path: '/api/app/bank-account/bankAccountList',
    summary: "The member's bank accounts, oldest first",
    effect: 'read',
    result: listOf(bankAccount),
  }),
  updateBankAccount: endpoint({
    path: '/api/app/bank-account/updateBankAccount',
    summary: 'Changes a bank account; orders keep what they were made with',
    effect: 'write',
    closedWhilePaused: true,
    limits: confirmedLimits,
    request: z.object({ id, ...bankAccountDetails }),
    result: bankAccount,
  }),
  delBankAccount: endpoint({
    path: '/api/app/bank-account/delBankAccount',
    summary: 'Deletes a bank account; orders keep what they were made with',
    effect: 'write',
    limits: confirmedLimits,
    request: deletion,
    result: z.object({ id }),
  }),
  add: endpoint({
    path: '/api/app/withdrawal-address/add',
    summary: 'Adds a wallet address',
    effect: 'write',
    closedWhilePaused: true,
    limits: confirmedLimits,
    request: z.object(walletAddressDetails),
    result: withdrawalAddress,
  }),
  list: endpoint({
    path: '/api/app/withdrawal-address/list',
    summary: "The member's wallet addresses, oldest first",
    effect: 'read',
    result: listOf(withdrawalAddress),
  }),
  update: endpoint({
    path: '/api/app/withdrawal-address/update',
    summary: 'Changes a wallet address; orders keep what they were made with',
    effect: 'write',
    closedWhilePaused: true,
    limits: confirmedLimits,
    request: z.object({ id, ...walletAddressDetails }),
    result: withdrawalAddress,
  }),
  del: endpoint({
    path: '/api/app/withdrawal-address/del',
    summary: 'Deletes a wallet address; orders keep what they were made with',
    effect: 'write',
    limits: confirmedLimits,
    request: deletion,
    result: z.object({ id }),
  }),
} satisfies Domain;
