import type { PaymentMethod } from '../../generated/schema.ts';
import { getTargetChoice, gone, type WithdrawalQueue, type WithdrawalValues } from './order.ts';
import { lastDigits } from './paths.ts';

/** Parameters of a link that fills in the form. */
export const linkNames = ['amount', 'network', 'address', 'bank', 'digits'] as const;

/** The payout method that a link describes, if any; `gone` when the member no longer has it. */
function describedBy(
  params: URLSearchParams,
  method: PaymentMethod,
  { walletAddresses, bankAccounts }: WithdrawalQueue,
): Partial<WithdrawalValues> {
  if (method === 'BANK') {
    if (!params.has('bank')) return {};
    const account = bankAccounts.find(
      ({ bankName, accountNumber }) =>
        bankName === params.get('bank') && lastDigits(accountNumber) === params.get('digits'),
    );
    return { bankAccountId: account?.id ?? gone };
  }
  const [network, address] = [params.get('network'), params.get('address')];
  if (network === null || address === null) return {};
  const found = walletAddresses.find((one) => one.network === network && one.address === address);
  return { network, walletAddressId: found?.id ?? gone };
}

/** Form values after following a link; null when a payout method that was just added is not there yet. */
export function prefillWithdrawal(
  params: URLSearchParams,
  method: PaymentMethod,
  queue: WithdrawalQueue,
): Partial<WithdrawalValues> | null {
  const added = params.get('added');
  if (added !== null) return getTargetChoice(added, method, queue);
  const amount = params.get('amount');
  return { ...describedBy(params, method, queue), ...(amount !== null && { amount }) };
}
