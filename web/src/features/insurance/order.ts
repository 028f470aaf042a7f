import { atRate, compareAmounts, feeOf, isSameAmount, isZero, subtract } from '../../lib/decimal.ts';
import type { Change } from '../../money-flow/Outdated.tsx';
import type {
  InsuranceContractPartsFragment,
  InsuranceRedemptionQuery,
  InsuranceStandingQuery,
  InsuranceTradePartsFragment,
} from './insurance.generated.ts';

export type InsuranceContract = InsuranceContractPartsFragment;
export type InsuranceTrade = InsuranceTradePartsFragment;
export type Offer = InsuranceStandingQuery['insurancePackages'][number];

/** What the flows depend on. */
export interface Standing {
  /** By price. */
  readonly offers: readonly Offer[];
  /** Newest first. */
  readonly running: readonly InsuranceContract[];
  readonly totals: InsuranceStandingQuery['insurance'];
}

/** The ledger's number of the redemption: nothing changes a package after it. */
export const redeemNumberOf = ({ redeemed, changeTransactionNumber }: InsuranceContract) =>
  redeemed === null ? null : changeTransactionNumber;

export const standingOf = (data: InsuranceStandingQuery): Standing => ({
  offers: data.insurancePackages,
  running: data.running.edges.map(({ node }) => node),
  totals: data.insurance,
});

/** What the form of the package flow keeps: the package that is added to, and how much, as typed. */
export type PackageValues = Record<'adding' | 'amount', string>;

interface Terms {
  readonly contractDays: number;
  readonly dailyProfit: string;
  readonly redeemFeeRate: string;
}

/** A package of the member in a draft. */
interface Own {
  readonly contractId: string;
  readonly name: string;
}

/** What the member is about to do, with the figures shown when the review opened. Amounts in insurance credits. */
export type PackageDraft =
  | ({
      readonly kind: 'buy';
      readonly packageId: string;
      readonly name: string;
      readonly pays: string;
    } & Terms)
  | ({
      readonly kind: 'upgrade';
      readonly packageId: string;
      /** The difference of the prices. */
      readonly pays: string;
      readonly price: string;
      readonly nextName: string;
      readonly nextPrice: string;
    } & Own &
      Terms)
  | ({
      readonly kind: 'refill' | 'add';
      readonly pays: string;
      /** What is in it before. */
      readonly amount: string;
    } & Own)
  | ({
      readonly kind: 'redeem';
      readonly amount: string;
      readonly fee: string;
      readonly returns: string;
      /** Until when the redemption closes the member's transfers, ISO 8601. */
      readonly closedUntil: string;
    } & Own);

const termsOf = ({ contractDays, dailyProfit, redeemFeeRate }: Terms): Terms => ({
  contractDays,
  dailyProfit,
  redeemFeeRate,
});

/** Whether the member has bought a package as often as it allows. */
export const isFull = ({ purchases, maxPurchases }: Offer): boolean => purchases >= maxPurchases;

export const toPurchase = (offer: Offer): PackageDraft => ({
  kind: 'buy',
  packageId: offer.id,
  name: offer.name,
  pays: offer.amount,
  ...termsOf(offer),
});

/** The next larger package that can still be bought; undefined where there is none. */
export const nextOffer = (offers: readonly Offer[], { price }: InsuranceContract): Offer | undefined =>
  offers.find((offer) => compareAmounts(offer.amount, price) > 0 && !isFull(offer));

export const toUpgrade = (
  { id, name, price }: InsuranceContract,
  next: Offer,
): Extract<PackageDraft, { kind: 'upgrade' }> => ({
  kind: 'upgrade',
  contractId: id,
  packageId: next.id,
  name,
  price,
  nextName: next.name,
  nextPrice: next.amount,
  pays: subtract(next.amount, price),
  ...termsOf(next),
});

export const toRefill = ({ id, name, lost, amount }: InsuranceContract): PackageDraft => ({
  kind: 'refill',
  contractId: id,
  name,
  pays: lost,
  amount,
});

export const toAddition = ({ id, name, amount }: InsuranceContract, pays: string): PackageDraft => ({
  kind: 'add',
  contractId: id,
  name,
  pays,
  amount,
});

export const toRedemption = (
  { id, name }: InsuranceContract,
  quote: InsuranceRedemptionQuery['insuranceRedemption'],
): PackageDraft => ({
  kind: 'redeem',
  contractId: id,
  name,
  amount: quote.amount,
  fee: quote.fee,
  returns: quote.actualAmount,
  closedUntil: quote.transfersClosedUntil,
});

/** What a day brings on what is in a package, where the platform published no other rate. */
export const profitOf = (amount: string, dailyProfit: string): string => atRate(amount, dailyProfit);

/** What still fits into a package once its losses are refilled. */
export function roomOf({ maximum, amount, lost }: InsuranceContract): string {
  const room = subtract(subtract(maximum, amount), lost);
  return compareAmounts(room, '0') > 0 ? room : '0';
}

/** The draft as it would be made now; undefined when it no longer can be. */
function renewed(draft: PackageDraft, { offers, running }: Standing): PackageDraft | undefined {
  if (draft.kind === 'buy') {
    const offer = offers.find(({ id }) => id === draft.packageId);
    return offer && !isFull(offer) ? toPurchase(offer) : undefined;
  }
  const contract = running.find(({ id }) => id === draft.contractId);
  if (contract === undefined) return undefined;
  switch (draft.kind) {
    case 'upgrade': {
      const next = offers.find(({ id }) => id === draft.packageId);
      return next && !isFull(next) ? toUpgrade(contract, next) : undefined;
    }
    case 'refill':
      return isZero(contract.lost) ? undefined : toRefill(contract);
    case 'add': {
      const fits = contract.status === 'LOCKED' && compareAmounts(draft.pays, roomOf(contract)) <= 0;
      return fits ? toAddition(contract, draft.pays) : undefined;
    }
    case 'redeem': {
      if (contract.status !== 'UNLOCKED') return undefined;
      const fee = feeOf(contract.amount, contract.redeemFeeRate);
      return { ...draft, amount: contract.amount, fee, returns: subtract(contract.amount, fee) };
    }
  }
}

/** The figures that the member agrees to. */
function figuresOf(draft: PackageDraft): readonly string[] {
  switch (draft.kind) {
    case 'buy':
    case 'upgrade':
      return [draft.pays, draft.dailyProfit, draft.redeemFeeRate, String(draft.contractDays)];
    case 'refill':
    case 'add':
      return [draft.pays];
    case 'redeem':
      return [draft.fee, draft.returns];
  }
}

/** What has changed since the review opened. */
export function changeOf(draft: PackageDraft, standing: Standing): Change<PackageDraft> {
  const now = renewed(draft, standing);
  if (now === undefined) return { kind: 'closed' };
  const before = figuresOf(draft);
  const isSame = figuresOf(now).every((figure, i) => isSameAmount(figure, before[i] ?? '0'));
  return isSame ? { kind: 'none' } : { kind: 'terms', draft: now };
}
