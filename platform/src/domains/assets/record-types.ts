import type { RecordType as ContractType } from '@portal/schema/rest';

import { recordTypeNames, type RecordType } from '../../ledger/record-types.ts';

/** How the contract spells the ledger's record types. */
const contractTypes = {
  deposit: 'DEPOSIT',
  withdraw: 'WITHDRAW',
  adjustIn: 'ADJUST_IN',
  adjustOut: 'ADJUST_OUT',
  transfer: 'TRANSFER',
  convert: 'CONVERT',
  convertFee: 'CONVERT_FEE',
  gameIn: 'GAME_TRANSFER_IN',
  gameOut: 'GAME_TRANSFER_OUT',
  purchase: 'PURCHASE',
  add: 'ADD',
  compound: 'COMPOUND',
  redeem: 'REDEEM',
  upgrade: 'UPGRADE',
  refill: 'REFILL',
  premium: 'PREMIUM',
  issuePremium: 'ISSUE_PREMIUM',
  recallPremium: 'RECALL_PREMIUM',
  specialPackage: 'SPECIAL_PACKAGE',
  trialPackage: 'TRIAL_PACKAGE',
  claim: 'CLAIM',
  fine: 'FINE',
  redeemFee: 'REDEEM_FEE',
  jackpotProfit: 'JACKPOT_PROFIT',
  entrustProfit: 'ENTRUST_PROFIT',
  entrustOverriding: 'ENTRUST_OVERRIDING_BONUS',
  entrustPar: 'ENTRUST_PAR_BONUS',
  insuranceOverriding: 'INSURANCE_OVERRIDING_BONUS',
  insurancePar: 'INSURANCE_PAR_BONUS',
  referralOverriding: 'REFERRAL_OVERRIDING_BONUS',
  referralPar: 'REFERRAL_PAR_BONUS',
  personalRebate: 'PERSONAL_REBATE',
  teamRebate: 'TEAM_REBATE',
  profitSharing: 'PROFIT_SHARING',
  fee: 'FEE',
  withdrawalFee: 'WITHDRAWAL_FEE',
  gasFee: 'GAS_FEE',
  otcFee: 'OTC_FEE',
  otcSell: 'OTC_SELL',
  otcBuy: 'OTC_BUY',
  pinPurchase: 'PIN_PURCHASE',
  pinActivate: 'PIN_ACTIVATE',
  pinTransfer: 'PIN_TRANSFER',
} as const satisfies Readonly<Record<RecordType, ContractType>>;

const ledgerTypes = new Map<ContractType, RecordType>(
  recordTypeNames.map((name) => [contractTypes[name], name]),
);

/** The contract's name of a ledger record type. */
export const contractTypeOf = (type: RecordType): ContractType => contractTypes[type];

/** The ledger's name of a record type of the contract. */
export function ledgerTypeOf(type: ContractType): RecordType {
  const name = ledgerTypes.get(type);
  if (name === undefined) throw new Error(`the ledger has no record type ${type}`);
  return name;
}
