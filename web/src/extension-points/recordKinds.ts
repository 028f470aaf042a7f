import type { CreditRecordType } from '../generated/schema.ts';

/** In the order of spec §3. */
export const kindGroups = ['movement', 'packages', 'profit', 'fees', 'otc', 'pin'] as const;
export type KindGroupId = (typeof kindGroups)[number];

/** Group of every record kind, in the order a filter shows them. A missing kind does not compile. */
const groupOf: Readonly<Record<CreditRecordType, KindGroupId>> = {
  DEPOSIT: 'movement',
  WITHDRAW: 'movement',
  ADJUST_IN: 'movement',
  ADJUST_OUT: 'movement',
  TRANSFER: 'movement',
  CONVERT: 'movement',
  CONVERT_FEE: 'movement',
  GAME_TRANSFER_IN: 'movement',
  GAME_TRANSFER_OUT: 'movement',
  PURCHASE: 'packages',
  ADD: 'packages',
  COMPOUND: 'packages',
  REDEEM: 'packages',
  UPGRADE: 'packages',
  REFILL: 'packages',
  PREMIUM: 'packages',
  ISSUE_PREMIUM: 'packages',
  RECALL_PREMIUM: 'packages',
  SPECIAL_PACKAGE: 'packages',
  TRIAL_PACKAGE: 'packages',
  CLAIM: 'packages',
  FINE: 'packages',
  REDEEM_FEE: 'packages',
  JACKPOT_PROFIT: 'profit',
  ENTRUST_PROFIT: 'profit',
  ENTRUST_OVERRIDING_BONUS: 'profit',
  ENTRUST_PAR_BONUS: 'profit',
  INSURANCE_OVERRIDING_BONUS: 'profit',
  INSURANCE_PAR_BONUS: 'profit',
  REFERRAL_OVERRIDING_BONUS: 'profit',
  REFERRAL_PAR_BONUS: 'profit',
  PERSONAL_REBATE: 'profit',
  TEAM_REBATE: 'profit',
  PROFIT_SHARING: 'profit',
  FEE: 'fees',
  WITHDRAWAL_FEE: 'fees',
  GAS_FEE: 'fees',
  OTC_FEE: 'fees',
  OTC_SELL: 'otc',
  OTC_BUY: 'otc',
  PIN_PURCHASE: 'pin',
  PIN_ACTIVATE: 'pin',
  PIN_TRANSFER: 'pin',
};

export const recordKinds = Object.keys(groupOf) as readonly CreditRecordType[];

/** The kinds of a group, among all or the given ones. */
export const kindsOf = (group: KindGroupId, kinds = recordKinds): readonly CreditRecordType[] =>
  kinds.filter((kind) => groupOf[kind] === group);
