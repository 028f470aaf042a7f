/** What members deposit with in tests: addresses of a pool, a bank account, a picture of a receipt. */
import { walletTypes, type domains, type RequestOf } from '@portal/schema/rest';

import { demoAddresses } from '../src/domains/deposit/demo.ts';
import { importAddresses } from '../src/domains/deposit/addresses.ts';
import { openBankAccount } from '../src/domains/deposit/bank-accounts.ts';
import type { Database } from '../src/database/database.ts';

type Deposit = (typeof domains)['deposit'];

let count = 0;

/** A reference that no other deposit of a test has. */
export const nextHash = (): string => `0x${(count += 1).toString(16).padStart(64, 'a')}`;
export const nextReceipt = (): string => `RCPT-${(count += 1).toString().padStart(8, '0')}`;
const nextKey = (): string => `key-of-a-deposit-${(count += 1)}`;

/** Fills the pool of every network. */
export async function fillPool(db: Database, addresses: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const network of walletTypes) await importAddresses(tx, network, demoAddresses(network, addresses));
  });
}

/** Opens an account of each channel; returns what names them, in the order of the channels. */
export async function openAccounts(db: Database): Promise<{ channelId: string; sysBankAccountId: string }[]> {
  const channels = await db.query<{ id: bigint }>('select id from deposit_channel order by position');
  return Promise.all(
    channels.map(async ({ id }, index) => {
      const account = await openBankAccount(db, id, {
        bankName: `Bank ${index + 1}`,
        accountName: 'Portal Ltd',
        accountNumber: `00${index + 1}2345`,
        bankCode: 'PORTXXXX',
      });
      return { channelId: id.toString(), sysBankAccountId: account.toString() };
    }),
  );
}

/** A deposit on a chain that passes. */
export const chainDeposit = (
  change: Partial<RequestOf<Deposit['deposit']>> = {},
): RequestOf<Deposit['deposit']> => ({
  idempotencyKey: nextKey(),
  walletType: 'BEP20',
  amount: '75',
  referenceNo: nextHash(),
  receiptImage: null,
  ...change,
});

/** A deposit through a bank that passes, to an account that {@link openAccounts} opened, with a picture as base64. */
export const bankDeposit = (
  to: { channelId: string; sysBankAccountId: string },
  receiptImage: string,
  change: Partial<RequestOf<Deposit['bankDeposit']>> = {},
): RequestOf<Deposit['bankDeposit']> => ({
  idempotencyKey: nextKey(),
  ...to,
  amount: '200',
  exchangeRate: '1',
  referenceNo: nextReceipt(),
  receiptImage,
  ...change,
});
