/** Checks that payout methods are as members entered them. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { stateCheck } from '../../ledger/order-checks.ts';

export const audit: DomainAudit = {
  checks: [
    stateCheck(
      'bank-account',
      'payout_bank_account',
      'id member_id bank_name account_name account_number created_at changed_at usable_at',
    ),
    stateCheck(
      'wallet-address',
      'payout_wallet_address',
      'id member_id network address created_at changed_at usable_at',
    ),
  ],
};
