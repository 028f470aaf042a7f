import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import { addBankAccount, listBankAccounts, updateBankAccount } from './bank-accounts.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { deleteMethod } from './methods.ts';
import { commands } from './operator.ts';
import { refusals } from './refusals.ts';
import { addWalletAddress, updateWalletAddress, listWalletAddresses } from './wallet-addresses.ts';

/** Members' payout methods: bank accounts and wallet addresses. */
export const payout = defineDomain({
  name: 'payout',
  refusals,
  mails,
  fields,
  routes: (services, { addressChecks }) => ({
    bankAccountList: ({ member }) => listBankAccounts(services.database, member.id),
    addBankAccount: ({ member, data }) => addBankAccount(services, member.id, data),
    updateBankAccount: ({ member, data }) => updateBankAccount(services, member.id, data),
    delBankAccount: ({ member, data }) => deleteMethod(services, member.id, 'payout_bank_account', data),
    list: ({ member }) => listWalletAddresses(services.database, member.id),
    add: ({ member, data }) => addWalletAddress(services, addressChecks, member.id, data),
    update: ({ member, data }) => updateWalletAddress(services, addressChecks, member.id, data),
    del: ({ member, data }) => deleteMethod(services, member.id, 'payout_wallet_address', data),
  }),
  commands,
  audit,
  demo,
});
