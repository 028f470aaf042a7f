/** How credits come in and go out: over one of the networks, or through a bank. */
import { walletTypes, type PaymentType, type WalletType } from '@portal/schema/rest';

export type Way = WalletType | 'BANK';

/** In the order they are offered. */
export const ways: readonly Way[] = [...walletTypes, 'BANK'];

/** The contract's words for a way. */
export const wordsOf = (way: Way): { type: PaymentType; walletType: WalletType | null } =>
  way === 'BANK' ? { type: 'BANK', walletType: null } : { type: 'CHAIN', walletType: way };

/** The ways that are of a type and a network; none where the two disagree. */
export const waysOf = (
  type: PaymentType | null | undefined,
  walletType: WalletType | null | undefined,
): readonly Way[] =>
  ways.filter((way) => {
    const words = wordsOf(way);
    return (type ?? words.type) === words.type && (walletType ?? words.walletType) === words.walletType;
  });
