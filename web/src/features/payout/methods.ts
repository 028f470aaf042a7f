import { isSameAddress, looksLike } from '../../lib/walletAddress.ts';
import type { PayoutMethodsQuery } from './payout.generated.ts';

export type BankAccount = PayoutMethodsQuery['bankAccounts'][number];
export type WalletAddress = PayoutMethodsQuery['walletAddresses'][number];

/** Most of each kind that a member can save. */
export const mostMethods = 20;

/** Longest texts, in characters. */
export const longest = { name: 80, label: 40 } as const;

/** What a member fills in for a bank account, as it was typed. */
export type BankValues = Record<'bankName' | 'accountName' | 'accountNumber', string>;

/** What a member fills in for a wallet address, as it was typed. */
export type WalletValues = Record<'network' | 'address' | 'label', string>;

/** An account number as it is saved: without spaces and dashes, in capitals. */
export const readAccountNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const isAccountNumber = (read: string): boolean => /^[A-Z0-9]{5,34}$/.test(read);

/** In fours, as it stands on a statement. */
export const accountGroups = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** So many of its last characters stay in sight. */
const shownEnd = 4;

/** The end of an account number that may be shown to whoever looks over a shoulder; at most half of a short one. */
export const accountEnd = (number: string): string =>
  number.slice(-Math.min(shownEnd, Math.floor(number.length / 2)));

/** Whether the same account is saved already, leaving out the one that is changed. */
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

/** Whether the same address is saved already for the network, leaving out the one that is changed. */
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
 * The saved address that a typed one could be taken for; null where there is none. The one that is changed counts too:
 * an address of somebody else, pasted in its place, looks like it.
 */
export const alikeOf = (typed: string, saved: readonly WalletAddress[]): WalletAddress | null =>
  saved.find((known) => looksLike(known.address, typed.trim())) ?? null;

/**
 * Where the member came from and goes back to: an address within the portal. Null where there is none, and for
 * anything that could lead elsewhere.
 */
export const wayBack = (back: string | null): string | null =>
  back !== null && /^\/(?!\/)[\w\-/]*(?:\?[\w\-=&.%]*)?$/.test(back) ? back : null;

/** The address to go back to, saying which method was added, so that it can be chosen there. */
export function withAdded(back: string, id: string): string {
  const [path = '', search = ''] = back.split('?');
  const params = new URLSearchParams(search);
  params.set('added', id);
  return `${path}?${params.toString()}`;
}
