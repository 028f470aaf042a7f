import { isSameAddress, isConfusable } from '@portal/schema/rules';
import type { PayoutMethodsQuery } from './payout.generated.ts';

export type BankAccount = PayoutMethodsQuery['bankAccounts'][number];
export type WalletAddress = PayoutMethodsQuery['walletAddresses'][number];

/** Limit per kind. */
export const maxMethods = 20;

/** In characters. */
export const maxLength = { name: 80, label: 40 } as const;

/** Form values, as typed. */
export type BankValues = Record<'bankName' | 'accountName' | 'accountNumber', string>;

/** Form values, as typed. */
export type WalletValues = Record<'network' | 'address' | 'label', string>;

/** Removes spaces and dashes, and capitalises. */
export const readAccountNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const isAccountNumber = (read: string): boolean => /^[A-Z0-9]{5,34}$/.test(read);

/** Groups of four, as on a bank statement. */
export const accountGroups = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Number of visible characters at the end. */
const shownEnd = 4;

/** The visible end of a masked number; at most half of a short one. */
export const accountEnd = (number: string): string =>
  number.slice(-Math.min(shownEnd, Math.floor(number.length / 2)));

/** Whether the account duplicates a saved one, other than the one being edited. */
export const isSavedAccount = (
  { bankName, accountNumber }: BankValues,
  saved: readonly BankAccount[],
  editing: BankAccount | null,
): boolean =>
  saved.some(
    (account) =>
      account.id !== editing?.id &&
      account.accountNumber === readAccountNumber(accountNumber) &&
      account.bankName.toLowerCase() === bankName.trim().toLowerCase(),
  );

/** Whether the address duplicates a saved one, other than the one being edited. */
export const isSavedAddress = (
  { network, address }: WalletValues,
  saved: readonly WalletAddress[],
  editing: WalletAddress | null,
): boolean =>
  saved.some(
    (known) =>
      known.id !== editing?.id && known.network === network && isSameAddress(known.address, address.trim()),
  );

/**
 * The saved address that a typed one resembles, or null. Includes the one being edited, since a foreign address
 * pasted over it may resemble it.
 */
export const findLookalike = (typed: string, saved: readonly WalletAddress[]): WalletAddress | null =>
  saved.find((known) => isConfusable(known.address, typed.trim())) ?? null;

/** Validates a path to return to; null if it is missing or could leave the portal. */
export const safeReturnPath = (back: string | null): string | null =>
  back !== null && /^\/(?!\/)[\w\-/]*(?:\?[\w\-=&.%]*)?$/.test(back) ? back : null;

/** Adds the ID of the new method to the return path, so that it can be selected there. */
export function withAdded(back: string, id: string): string {
  const [path = '', search = ''] = back.split('?');
  const params = new URLSearchParams(search);
  params.set('added', id);
  return `${path}?${params.toString()}`;
}
