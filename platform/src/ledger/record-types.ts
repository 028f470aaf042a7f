import type { RecordType as ContractType } from '@portal/schema/rest';

/**
 * Why credits moved (spec §3): the 43 record types with their ledger codes and contract names. Codes are grouped in
 * tens, so that a group is a range. They are stored and must never change meaning.
 */
export const recordTypes = {
  // Money movement
  deposit: { code: 10, contract: 'DEPOSIT' },
  withdraw: { code: 11, contract: 'WITHDRAW' },
  adjustIn: { code: 12, contract: 'ADJUST_IN' },
  adjustOut: { code: 13, contract: 'ADJUST_OUT' },
  transfer: { code: 14, contract: 'TRANSFER' },
  convert: { code: 15, contract: 'CONVERT' },
  convertFee: { code: 16, contract: 'CONVERT_FEE' },
  gameIn: { code: 17, contract: 'GAME_TRANSFER_IN' },
  gameOut: { code: 18, contract: 'GAME_TRANSFER_OUT' },
  // Insurance and entrust
  purchase: { code: 20, contract: 'PURCHASE' },
  add: { code: 21, contract: 'ADD' },
  compound: { code: 22, contract: 'COMPOUND' },
  redeem: { code: 23, contract: 'REDEEM' },
  upgrade: { code: 24, contract: 'UPGRADE' },
  refill: { code: 25, contract: 'REFILL' },
  premium: { code: 26, contract: 'PREMIUM' },
  issuePremium: { code: 27, contract: 'ISSUE_PREMIUM' },
  recallPremium: { code: 28, contract: 'RECALL_PREMIUM' },
  specialPackage: { code: 29, contract: 'SPECIAL_PACKAGE' },
  trialPackage: { code: 30, contract: 'TRIAL_PACKAGE' },
  claim: { code: 31, contract: 'CLAIM' },
  fine: { code: 32, contract: 'FINE' },
  redeemFee: { code: 33, contract: 'REDEEM_FEE' },
  // Bonuses and profit
  jackpotProfit: { code: 40, contract: 'JACKPOT_PROFIT' },
  entrustProfit: { code: 41, contract: 'ENTRUST_PROFIT' },
  entrustOverriding: { code: 42, contract: 'ENTRUST_OVERRIDING_BONUS' },
  entrustPar: { code: 43, contract: 'ENTRUST_PAR_BONUS' },
  insuranceOverriding: { code: 44, contract: 'INSURANCE_OVERRIDING_BONUS' },
  insurancePar: { code: 45, contract: 'INSURANCE_PAR_BONUS' },
  referralOverriding: { code: 46, contract: 'REFERRAL_OVERRIDING_BONUS' },
  referralPar: { code: 47, contract: 'REFERRAL_PAR_BONUS' },
  personalRebate: { code: 48, contract: 'PERSONAL_REBATE' },
  teamRebate: { code: 49, contract: 'TEAM_REBATE' },
  profitSharing: { code: 50, contract: 'PROFIT_SHARING' },
  // Fees
  fee: { code: 60, contract: 'FEE' },
  withdrawalFee: { code: 61, contract: 'WITHDRAWAL_FEE' },
  gasFee: { code: 62, contract: 'GAS_FEE' },
  otcFee: { code: 63, contract: 'OTC_FEE' },
  // OTC
  otcSell: { code: 70, contract: 'OTC_SELL' },
  otcBuy: { code: 71, contract: 'OTC_BUY' },
  // PIN codes
  pinPurchase: { code: 80, contract: 'PIN_PURCHASE' },
  pinActivate: { code: 81, contract: 'PIN_ACTIVATE' },
  pinTransfer: { code: 82, contract: 'PIN_TRANSFER' },
} as const satisfies Readonly<Record<string, { readonly code: number; readonly contract: ContractType }>>;

export type RecordType = keyof typeof recordTypes;

/** The codes of record types that move value into and out of the portal. An index has the same list. */
export const externalRecordCodes = (
  ['deposit', 'withdraw', 'adjustIn', 'adjustOut', 'withdrawalFee', 'gasFee'] as const
).map((type) => recordTypes[type].code);

export const recordTypeNames = Object.keys(recordTypes) as RecordType[];

const namesByCode = new Map<number, RecordType>(
  recordTypeNames.map((name) => [recordTypes[name].code, name]),
);
const namesByContract = new Map<ContractType, RecordType>(
  recordTypeNames.map((name) => [recordTypes[name].contract, name]),
);

export function recordTypeByCode(code: number): RecordType {
  const name = namesByCode.get(code);
  if (name === undefined) throw new Error(`no record type has code ${code}`);
  return name;
}

/** The record type with this contract name. */
export function recordTypeByContract(type: ContractType): RecordType {
  const name = namesByContract.get(type);
  if (name === undefined) throw new Error(`the ledger has no record type ${type}`);
  return name;
}
