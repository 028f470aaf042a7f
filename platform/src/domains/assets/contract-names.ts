/** The contract's names for things that the ledger names differently. */
import type { BalanceState, domains, RecordType as ContractType, ResultOf } from '@portal/schema/rest';

import type { Bucket } from '../../ledger/entry.ts';
import { recordTypeNames, type RecordType } from '../../ledger/record-types.ts';
import type { RecordStatus } from '../../ledger/records.ts';

/** The contract's names of the ledger's record types. */
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
export const toContractType = (type: RecordType): ContractType => contractTypes[type];

/** The ledger's name of a record type of the contract. */
export function toLedgerType(type: ContractType): RecordType {
  const name = ledgerTypes.get(type);
  if (name === undefined) throw new Error(`the ledger has no record type ${type}`);
  return name;
}

type ContractStatus = ResultOf<(typeof domains)['assets']['assetsRecordList']>['records'][number]['status'];

const recordStatuses = {
  pending: 'PENDING',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  rejected: 'REJECTED',
  failed: 'FAILED',
  expired: 'EXPIRED',
  reversed: 'REVERSED',
} as const satisfies Readonly<Record<RecordStatus, ContractStatus>>;

/** The contract's name of the state of a movement. */
export const toRecordStatus = (status: RecordStatus): ContractStatus => recordStatuses[status];

const balanceStates = {
  available: 'AVAILABLE',
  frozen: 'FROZEN',
  locked: 'LOCKED',
} as const satisfies Readonly<Record<Bucket, BalanceState>>;

/** The contract's name of a bucket. */
export const toBalanceState = (bucket: Bucket): BalanceState => balanceStates[bucket];
