/**
 * Why credits moved (spec §3): the 43 record types and their codes in the ledger, in tens so that a
 * group is a range. Codes are stored; they never change meaning.
 */
export const recordTypes = {
  // Money movement
  deposit: 10,
  withdraw: 11,
  adjustIn: 12,
  adjustOut: 13,
  transfer: 14,
  convert: 15,
  convertFee: 16,
  gameIn: 17,
  gameOut: 18,
  // Insurance and entrust
  purchase: 20,
  add: 21,
  compound: 22,
  redeem: 23,
  upgrade: 24,
  refill: 25,
  premium: 26,
  issuePremium: 27,
  recallPremium: 28,
  specialPackage: 29,
  trialPackage: 30,
  claim: 31,
  fine: 32,
  redeemFee: 33,
  // Bonuses and profit
  jackpotProfit: 40,
  entrustProfit: 41,
  entrustOverriding: 42,
  entrustPar: 43,
  insuranceOverriding: 44,
  insurancePar: 45,
  referralOverriding: 46,
  referralPar: 47,
  personalRebate: 48,
  teamRebate: 49,
  profitSharing: 50,
  // Fees
  fee: 60,
  withdrawalFee: 61,
  gasFee: 62,
  otcFee: 63,
  // OTC
  otcSell: 70,
  otcBuy: 71,
  // PIN codes
  pinPurchase: 80,
  pinActivate: 81,
  pinTransfer: 82,
} as const;

export type RecordType = keyof typeof recordTypes;

export const recordTypeNames = Object.keys(recordTypes) as RecordType[];

const namesByCode = new Map<number, RecordType>(recordTypeNames.map((name) => [recordTypes[name], name]));

export function recordTypeByCode(code: number): RecordType {
  const name = namesByCode.get(code);
  if (name === undefined) throw new Error(`no record type has code ${code}`);
  return name;
}
