import type { CreditRecordType, HoldReason } from '../../generated/schema.ts';

/** Subject of a purpose screen: the hold reason and the record kinds. */
export interface Purpose {
  readonly reason: HoldReason | null;
  readonly kinds: readonly CreditRecordType[];
}

/** Screens that show a purpose of a credit. */
export type PurposeScreen = 'code' | 'otc';

export const purposes: Readonly<Record<PurposeScreen, Purpose>> = {
  code: { reason: null, kinds: ['PIN_PURCHASE', 'PIN_ACTIVATE', 'PIN_TRANSFER'] },
  otc: { reason: 'OTC', kinds: ['OTC_FEE', 'OTC_SELL', 'OTC_BUY'] },
};

export const isPurpose = (screen: string): screen is PurposeScreen => screen in purposes;
