import { randomUUID } from 'node:crypto';
import { defaultLocale } from '@portal/schema/locales';
import type { WalletType } from '@portal/schema/rest';
import { formatAmount } from '../../ledger/amount.ts';
import type { Services } from '../../services/services.ts';
import type { DepositView } from './orders.ts';
import { depositByBank, depositOnChain } from './place.ts';
import { refusals } from './refusals.ts';

/** A deposit reported by the operator. */
export interface Report {
  readonly memberId: bigint;
  /** The network, or the id of the platform's bank account. */
  readonly to: WalletType | bigint;
  /** In minor units of USDT or US dollars. */
  readonly amount: bigint;
  readonly reference: string;
}

/**
 * Reports a deposit for a member, who may have lost access to the portal or sent the number to support. Works like
 * the member's own request without a picture: same limits, rate, review and refusals.
 */
export async function fileDeposit(
  services: Services,
  { memberId, to, amount, reference: referenceNo }: Report,
): Promise<DepositView> {
  const sender = { memberId, locale: defaultLocale };
  const data = {
    idempotencyKey: `operator-${randomUUID()}`,
    amount: formatAmount(amount),
    referenceNo,
    receiptImage: null,
  };
  if (typeof to !== 'bigint') return depositOnChain(services, sender, { ...data, walletType: to });
  const account = await services.database.maybe<{ channel_id: bigint; rate: bigint }>(
    `select a.channel_id, c.rate from system_bank_account a join deposit_channel c on c.id = a.channel_id where a.id = $1`,
    [to],
  );
  if (account === undefined) throw refusals.DEPOSIT_CHANNEL_CLOSED();
  return depositByBank(services, sender, {
    ...data,
    channelId: account.channel_id.toString(),
    sysBankAccountId: to.toString(),
    exchangeRate: formatAmount(account.rate),
  });
}
