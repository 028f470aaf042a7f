import { withQuery } from '../../extension-points/paths.ts';
import type { WithdrawalStatus } from '../../generated/schema.ts';
import type { Withdrawal } from './order.ts';

interface WithdrawalQuery {
  tab?: 'bank' | 'records';
  status?: WithdrawalStatus;
  /** Receipt number of the order to open. */
  receipt?: string;
  /** What the form is filled in with. */
  amount?: string;
  network?: string;
  address?: string;
  /** Name of the bank, and the last digits of the account: the whole number is not written into an address. */
  bank?: string;
  digits?: string;
}

/** How many digits of an account number distinguish the member's accounts at a bank. */
const shownDigits = 4;

/** The last digits of an account number. */
export const lastDigits = (accountNumber: string): string => accountNumber.slice(-shownDigits);

export const withdrawalPath = (query: WithdrawalQuery = {}) => withQuery('/withdraw', { ...query });

/** The form filled in with a withdrawal that came to nothing. */
export const withdrawAgainPath = ({
  amount,
  network,
  address,
  bankName,
  accountNumber,
}: Pick<Withdrawal, 'amount' | 'network' | 'address' | 'bankName' | 'accountNumber'>): string =>
  network !== null && address !== null
    ? withdrawalPath({ network, address, amount })
    : withdrawalPath({
        tab: 'bank',
        bank: bankName ?? '',
        digits: lastDigits(accountNumber ?? ''),
        amount,
      });
