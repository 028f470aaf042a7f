/** The methods of paying in and out: one of the networks, or a bank. */
import { walletTypes, type PaymentType, type WalletType } from '@portal/schema/rest';

export type PaymentMethod = WalletType | 'BANK';

/** In the order they are offered. */
export const paymentMethods: readonly PaymentMethod[] = [...walletTypes, 'BANK'];

/** A payment method in the words of the contract. */
export const toPaymentType = (method: PaymentMethod): { type: PaymentType; walletType: WalletType | null } =>
  method === 'BANK' ? { type: 'BANK', walletType: null } : { type: 'CHAIN', walletType: method };

/** The payment methods of a type and a network; none where the two disagree. */
export const selectPaymentMethods = (
  type: PaymentType | null | undefined,
  walletType: WalletType | null | undefined,
): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => {
    const words = toPaymentType(method);
    return (type ?? words.type) === words.type && (walletType ?? words.walletType) === words.walletType;
  });
