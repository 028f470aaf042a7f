import type { CreditRecordType, HoldReason } from '../../generated/schema.ts';

/** Subject of a purpose screen: the hold reason and the record kinds. */
export interface Purpose {
  readonly reason: HoldReason | null;
  readonly kinds: readonly CreditRecordType[];
}

/** Screens that show a purpose of a credit. */
export type PurposeScreen = 'premium' | 'insure' | 'code' | 'otc';

export const purposes: Readonly<Record<PurposeScreen, Purpose>> = {
  premium: { reason: null, kinds: ['PREMIUM', 'ISSUE_PREMIUM', 'RECALL_PREMIUM'] },
  insure: {
    reason: 'INSURANCE',
    kinds: [
      'PURCHASE',
      'ADD',
      'COMPOUND',
      'REDEEM',
      'UPGRADE',
      'REFILL',
      'SPECIAL_PACKAGE',
      'TRIAL_PACKAGE',
      'FINE',
      'REDEEM_FEE',
    ],
  },
  code: { reason: null, kinds: ['PIN_PURCHASE', 'PIN_ACTIVATE', 'PIN_TRANSFER'] },
  otc: { reason: 'OTC', kinds: ['OTC_FEE', 'OTC_SELL', 'OTC_BUY'] },
};

export const isPurpose = (screen: string): screen is PurposeScreen => screen in purposes;
