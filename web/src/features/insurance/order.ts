import { atRate, compareAmounts, feeOf, isSameAmount, isZero, subtract } from '../../money/decimal.ts';
import type { DraftChange } from '../../orders/flow/Outdated.tsx';
import { portalNow } from '../../time/clock.ts';
import { dayAfter } from '../../time/days.ts';
import { businessDay, startOfBusinessDay } from '../../time/time.ts';
import type {
  InsuranceContractPartsFragment,
  InsuranceRedemptionQuery,
  InsuranceSummaryQuery,
  InsuranceTradePartsFragment,
} from './insurance.generated.ts';

export type InsuranceContract = InsuranceContractPartsFragment;
export type InsuranceTrade = InsuranceTradePartsFragment;
export type CataloguePackage = InsuranceSummaryQuery['insurancePackages'][number];

/** What the flows depend on. */
export interface InsuranceSummary {
  /** By price. */
  readonly offers: readonly CataloguePackage[];
  /** Newest first. */
  readonly running: readonly InsuranceContract[];
  readonly totals: InsuranceSummaryQuery['insurance'];
}

export const toInsuranceSummary = (data: InsuranceSummaryQuery): InsuranceSummary => ({
  offers: data.insurancePackages,
  running: data.running.edges.map(({ node }) => node),
  totals: data.insurance,
});

/** What the form of the package flow keeps: the package that is added to, and how much, as typed. */
export type PackageValues = Record<'adding' | 'amount', string>;

interface Terms {
  readonly contractDays: number;
  readonly dailyProfit: string;
  /** Null where the platform does not return it. */
  readonly redeemFeeRate: string | null;
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
export const isFull = ({ purchases, maxPurchases }: CataloguePackage): boolean =>
  purchases !== null && maxPurchases !== null && purchases >= maxPurchases;

export const toPackagePurchase = (offer: CataloguePackage): PackageDraft => ({
  kind: 'buy',
  packageId: offer.id,
  name: offer.name,
  pays: offer.amount,
  ...termsOf(offer),
});

/** The next larger package that can still be bought; undefined if there is none. */
export const findNextPackage = (
  offers: readonly CataloguePackage[],
  { price }: InsuranceContract,
): CataloguePackage | undefined =>
  price === null
    ? undefined
    : offers.find((offer) => compareAmounts(offer.amount, price) > 0 && !isFull(offer));

export const toPackageUpgrade = (
  { id, name, amount, price: known }: InsuranceContract,
  next: CataloguePackage,
): Extract<PackageDraft, { kind: 'upgrade' }> => {
  const price = known ?? amount;
  return {
    kind: 'upgrade',
    contractId: id,
    packageId: next.id,
    name,
    price,
    nextName: next.name,
    nextPrice: next.amount,
    pays: subtract(next.amount, price),
    ...termsOf(next),
  };
};

export const toRefill = ({ id, name, lost, amount }: InsuranceContract): PackageDraft => ({
  kind: 'refill',
  contractId: id,
  name,
  pays: lost ?? '0',
  amount,
});

export const toAddition = ({ id, name, amount }: InsuranceContract, pays: string): PackageDraft => ({
  kind: 'add',
  contractId: id,
  name,
  pays,
  amount,
});

/** When transfers open again after a redemption (spec §9), where the platform does not return it. */
const nextBusinessDay = (): string => startOfBusinessDay(dayAfter(businessDay(portalNow()), 1)).toISOString();

export const toPackageRedemption = (
  contract: InsuranceContract,
  quote: InsuranceRedemptionQuery['insuranceRedemption'],
): PackageDraft => ({
  kind: 'redeem',
  contractId: contract.id,
  name: contract.name,
  amount: quote.amount ?? contract.amount,
  fee: quote.fee,
  returns: quote.actualAmount ?? subtract(quote.amount ?? contract.amount, quote.fee),
  closedUntil: quote.transfersClosedUntil ?? nextBusinessDay(),
});

/** The profit of a day, at the published rate. */
export const calculateProfit = (amount: string, dailyProfit: string): string => atRate(amount, dailyProfit);

/** What still fits into a package once its losses are refilled; null where the platform does not return the maximum. */
export function getRoom({ maximum, amount, lost }: InsuranceContract): string | null {
  if (maximum === null) return null;
  const room = subtract(subtract(maximum, amount), lost ?? '0');
  return compareAmounts(room, '0') > 0 ? room : '0';
}

/** The draft as it would be made now; undefined when it no longer can be. */
function refreshDraft(draft: PackageDraft, { offers, running }: InsuranceSummary): PackageDraft | undefined {
  if (draft.kind === 'buy') {
    const offer = offers.find(({ id }) => id === draft.packageId);
    return offer && !isFull(offer) ? toPackagePurchase(offer) : undefined;
  }
  const contract = running.find(({ id }) => id === draft.contractId);
  if (contract === undefined) return undefined;
  switch (draft.kind) {
    case 'upgrade': {
      const next = offers.find(({ id }) => id === draft.packageId);
      return next && !isFull(next) ? toPackageUpgrade(contract, next) : undefined;
    }
    case 'refill':
      return isZero(contract.lost ?? '0') ? undefined : toRefill(contract);
    case 'add': {
      const room = getRoom(contract);
      const fits = contract.status === 'LOCKED' && (room === null || compareAmounts(draft.pays, room) <= 0);
      return fits ? toAddition(contract, draft.pays) : undefined;
    }
    case 'redeem': {
      if (contract.status !== 'UNLOCKED') return undefined;
      if (contract.redeemFeeRate === null) return draft;
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
      return [draft.pays, draft.dailyProfit, draft.redeemFeeRate ?? '0', String(draft.contractDays)];
    case 'refill':
    case 'add':
      return [draft.pays];
    case 'redeem':
      return [draft.fee, draft.returns];
  }
}

/** What has changed since the review opened. */
export function getPackageChange(draft: PackageDraft, summary: InsuranceSummary): DraftChange<PackageDraft> {
  const now = refreshDraft(draft, summary);
  if (now === undefined) return { kind: 'closed' };
  const before = figuresOf(draft);
  const isSame = figuresOf(now).every((figure, i) => isSameAmount(figure, before[i] ?? '0'));
  return isSame ? { kind: 'none' } : { kind: 'terms', draft: now };
}
