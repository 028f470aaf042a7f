import { act, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { connectionOf, fakeGateway, overviewOf } from '../../test/portal.tsx';
import { dayMs } from '../../time/days.ts';
import type { InsuranceContract, InsuranceTrade, CataloguePackage, InsuranceSummary } from './order.ts';
import type { Premium, Round } from './premium.ts';

export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

export const tradeOf = (result: string, changes: Partial<InsuranceTrade> = {}): InsuranceTrade => ({
  __typename: 'InsuranceTrade',
  id: '71',
  date: '2026-11-20',
  amount: '500',
  rate: result.startsWith('-') ? '-0.012' : '0.004',
  result,
  outcome: result.startsWith('-') ? 'LOST' : 'PAID',
  insured: true,
  valid: true,
  ...changes,
});

export const contractOf = (changes: Partial<InsuranceContract> = {}): InsuranceContract => ({
  __typename: 'InsuranceContract',
  id: '91',
  receiptNumber: 'I261121-000091',
  transactionNumber: 'T261121-000042',
  kind: 'BOUGHT',
  status: 'LOCKED',
  packageId: '2',
  name: 'Silver',
  price: '500',
  amount: '500',
  maximum: '2000',
  lost: '0',
  earned: '12.5',
  paid: '500',
  paidIn: '500',
  redeemed: null,
  redeemFee: null,
  changeTransactionNumber: null,
  premiumRatio: '0.03',
  dailyProfit: '0.004',
  redeemFeeRate: '0.03',
  contractDays: 20,
  createdAt: inDays(-5),
  unlocksAt: inDays(14.5),
  nextTradeAt: inDays(0.3),
  endedAt: null,
  lastTrade: null,
  nextPremium: '15',
  premiumBlockingReason: null,
  tradesLeft: 0,
  ...changes,
});

const offerOf = (
  id: string,
  name: string,
  amount: string,
  changes: Partial<CataloguePackage> = {},
): CataloguePackage => ({
  __typename: 'InsurancePackage',
  id,
  name,
  amount,
  maximum: String(Number(amount) * 4),
  premiumRatio: '0.03',
  dailyProfit: '0.004',
  redeemFeeRate: '0.03',
  contractDays: 20,
  maxPurchases: 5,
  purchases: 0,
  ...changes,
});

export const offered = [
  offerOf('1', 'Bronze', '100'),
  offerOf('2', 'Silver', '500', { purchases: 1 }),
  offerOf('3', 'Gold', '2000'),
] as const;

export const premiumOf = (changes: Partial<Premium> = {}): Premium => ({
  __typename: 'Premium',
  id: '81',
  receiptNumber: 'P261121-000081',
  transactionNumber: 'T261121-000043',
  contractId: '91',
  name: 'Silver',
  position: 1,
  status: 'PAID',
  amount: '15',
  insuredAmount: '500',
  trades: 0,
  result: '0',
  createdAt: inDays(0),
  recalledAt: null,
  ...changes,
});

export const summary = (changes: Partial<InsuranceSummary> = {}): InsuranceSummary => ({
  offers: offered,
  running: [],
  totals: {
    __typename: 'InsuranceOverview',
    autoCompound: false,
    premiumsTotal: '30',
    premiumsCount: 2,
  },
  ...changes,
});

/** The ledger's number of every change. */
export const changeTransactionNumber = 'T261121-000099';

/** A package that was added to and then redeemed. */
export const redeemedOf = (changes: Partial<InsuranceContract> = {}): InsuranceContract =>
  contractOf({
    status: 'TERMINATED',
    amount: '0',
    paidIn: '550',
    redeemed: '485',
    redeemFee: '15',
    changeTransactionNumber,
    endedAt: inDays(0),
    nextTradeAt: null,
    ...changes,
  });

const contracts = (all: readonly InsuranceContract[]) => connectionOf('InsuranceContract', all);

const answered = (field: string, contract: InsuranceContract) => () => ({
  [field]: { __typename: 'InsuranceContractPayload', contract },
});

/** A gateway where the member has these packages, and 3,000 insurance credits. */
export function portal(
  running: readonly InsuranceContract[] = [],
  { rounds = [], ...changes }: Partial<InsuranceSummary> & { readonly rounds?: readonly Round[] } = {},
) {
  const { offers, totals } = summary(changes);
  return fakeGateway({
    Overview: () => overviewOf({ INSURANCE_POINT: '3000' }),
    InsuranceSummary: () => ({
      insurancePackages: offers,
      insurance: totals,
      running: contracts(running),
    }),
    InsuranceRounds: () => ({ insuranceCover: { __typename: 'InsuranceCover', rounds } }),
    InsuranceContractByKey: () => ({ insuranceContracts: contracts([]) }),
    PremiumByKey: () => ({ premiums: connectionOf('Premium', []) }),
    InsuranceRedemption: () => ({
      insuranceRedemption: {
        __typename: 'InsuranceRedemption',
        amount: '500',
        fee: '15',
        actualAmount: '485',
        transfersClosedUntil: inDays(0.4),
      },
    }),
    BuyInsurancePackage: answered('buyInsurancePackage', contractOf()),
    UpgradeInsurancePackage: answered(
      'upgradeInsurancePackage',
      contractOf({ changeTransactionNumber, packageId: '3', name: 'Gold', price: '2000', amount: '2000' }),
    ),
    RefillInsurancePackage: answered('refillInsurancePackage', contractOf({ changeTransactionNumber })),
    AddToInsurancePackage: answered(
      'addToInsurancePackage',
      contractOf({ changeTransactionNumber, amount: '600' }),
    ),
    RedeemInsurancePackage: answered('redeemInsurancePackage', redeemedOf()),
    PayPremium: () => ({ payPremium: { __typename: 'PremiumPayload', premium: premiumOf() } }),
    SetInsuranceAutoCompound: () => ({
      setInsuranceAutoCompound: { __typename: 'SetInsuranceAutoCompoundPayload', autoCompound: true },
    }),
  });
}

/** Types the password and confirms, twice at once. */
export async function confirm(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await screen.findByRole('heading', { name: 'Check before you confirm' });
  await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
  const button = screen.getByRole('button', { name });
  act(() => {
    button.click();
    button.click();
  });
}
