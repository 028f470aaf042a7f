/** The methods of deposits and withdrawals: one of the networks, or a bank. */
import { walletTypes, type PaymentType, type WalletType } from '@portal/schema/rest';

export type PaymentMethod = WalletType | 'BANK';

/** In display order. */
export const paymentMethods: readonly PaymentMethod[] = [...walletTypes, 'BANK'];

/** Returns a payment method as endpoints do. */
export const toPaymentType = (method: PaymentMethod): { type: PaymentType; walletType: WalletType | null } =>
  method === 'BANK' ? { type: 'BANK', walletType: null } : { type: 'CHAIN', walletType: method };

/** Returns the payment methods of a type and a network; none if the two contradict each other. */
export const selectPaymentMethods = (
  type: PaymentType | null | undefined,
  walletType: WalletType | null | undefined,
): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => {
    const words = toPaymentType(method);
    return (type ?? words.type) === words.type && (walletType ?? words.walletType) === words.walletType;
  });
