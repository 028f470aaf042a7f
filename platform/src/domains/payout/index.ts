import { domains } from '@portal/schema/rest';

import { implement, type Implementation } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { addBankAccount, bankAccountsOf, deleteBankAccount, updateBankAccount } from './bank-accounts.ts';
import {
  addWalletAddress,
  deleteWalletAddress,
  updateWalletAddress,
  walletAddressesOf,
} from './wallet-addresses.ts';

/** Where a member's withdrawals can go: bank accounts and wallet addresses. */
export function payoutDomain(services: Services): Implementation<typeof domains.payout> {
  return implement(domains.payout, {
    bankAccountList: ({ member }) => bankAccountsOf(services.database, member.id),
    addBankAccount: ({ member, data }) => addBankAccount(services, member.id, data),
    updateBankAccount: ({ member, data }) => updateBankAccount(services, member.id, data),
    delBankAccount: ({ member, data }) => deleteBankAccount(services, member.id, data),
    list: ({ member }) => walletAddressesOf(services.database, member.id),
    add: ({ member, data }) => addWalletAddress(services, member.id, data),
    update: ({ member, data }) => updateWalletAddress(services, member.id, data),
    del: ({ member, data }) => deleteWalletAddress(services, member.id, data),
  });
}
