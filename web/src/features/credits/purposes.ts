import type { CreditRecordType, HoldReason } from '../../generated/schema.ts';
import type { SectionScreen } from '../../lib/creditSections.ts';

/** What a screen of a section is about: why credits are held, and the kinds of record that belong to it. */
export interface Purpose {
  readonly reason: HoldReason | null;
  readonly kinds: readonly CreditRecordType[];
}

/** The screens that show what a credit is used for. */
export type PurposeScreen = Exclude<SectionScreen, 'records' | 'transfer' | 'convert' | 'report'>;

export const purposes: Readonly<Record<PurposeScreen, Purpose>> = {
  custody: {
    reason: 'ENTRUST',
    kinds: [
      'PURCHASE',
      'ADD',
      'COMPOUND',
      'REDEEM',
      'UPGRADE',
      'REFILL',
      'REDEEM_FEE',
      'ENTRUST_PROFIT',
      'ENTRUST_OVERRIDING_BONUS',
      'ENTRUST_PAR_BONUS',
    ],
  },
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

export const isPurpose = (screen: SectionScreen): screen is PurposeScreen => screen in purposes;
