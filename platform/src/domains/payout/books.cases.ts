import { attackState, type AuditAttacks } from '../../../test/audit-attacks.ts';

const account = '(select max(id) from payout_bank_account)';
const address = '(select max(id) from payout_wallet_address)';

export default {
  // The demo data has payout methods.
  prepare: () => Promise.resolve(),
  attacks: [
    ...attackState('bank-account', 'a bank account that is paid to', account, {
      member_id: 'member_id + 1',
      account_name: "'Thief'",
      account_number: "'THIEF123'",
      usable_at: "created_at - interval '1 day'",
    }),
    ...attackState('wallet-address', 'a wallet address that is paid to', address, {
      member_id: 'member_id + 1',
      address: "left(address, -4) || 'AAAA'",
      usable_at: "created_at - interval '1 day'",
    }),
    [
      'a wallet address that was changed a day earlier than it was',
      'wallet-address-state-changed',
      `update payout_wallet_address set changed_at = changed_at - interval '1 day' where id = ${address}`,
    ],
  ],
} satisfies AuditAttacks;
