import { isSameAmount } from '../../money/decimal.ts';
import type { DraftChange } from '../../orders/flow/Outdated.tsx';
import { dayAfter } from '../../time/days.ts';
import { businessDay } from '../../time/time.ts';
import type { InsuranceRoundsQuery, PremiumPartsFragment } from './insurance.generated.ts';
import type { InsuranceContract, InsuranceSummary } from './order.ts';

export type Premium = PremiumPartsFragment;
export type Round = InsuranceRoundsQuery['insuranceCover']['rounds'][number];

/** The trades that a premium insures. */
export const tradesOfRound = 6;

/** Premiums of one package. */
export const maxPremiums = 2;

/** What the form keeps: the package, by its ID; empty for the newest. */
export type PremiumValues = Record<'contract', string>;

/** A premium that the member is about to pay, with the figures shown when the review opened. */
export interface PremiumDraft {
  readonly contractId: string;
  readonly name: string;
  /** What is in the package, and the premium as a fraction of it. */
  readonly amount: string;
  readonly ratio: string;
  readonly pays: string;
  readonly unlocksAt: string;
  /** Business day on which it is paid. */
  readonly day: string;
}

/** The next premium of a package; undefined where none can be paid now. */
export const toPremium = (contract: InsuranceContract, day: string): PremiumDraft | undefined =>
  contract.nextPremium === null
    ? undefined
    : {
        contractId: contract.id,
        name: contract.name,
        amount: contract.amount,
        ratio: contract.premiumRatio,
        pays: contract.nextPremium,
        unlocksAt: contract.unlocksAt,
        day,
      };

/** The package that is chosen, or the newest that a premium can be paid for, or else the newest of all but trials. */
export function chosenContract(
  running: readonly InsuranceContract[],
  chosen: string,
): InsuranceContract | undefined {
  const insurable = running.filter(({ kind }) => kind !== 'TRIAL');
  return (
    insurable.find(({ id }) => id === chosen) ??
    insurable.find(({ nextPremium }) => nextPremium !== null) ??
    insurable[0]
  );
}

/** The business days whose trades a premium insures that is paid on a business day: the first and the last. */
export const insuredDays = (day: string): readonly [string, string] => [
  dayAfter(day, 1),
  dayAfter(day, tradesOfRound),
];

/** Whether the package unlocks before the last of these days is over: trades after that are not valid. */
export const unlocksWithin = ({ day, unlocksAt }: PremiumDraft): boolean =>
  businessDay(Date.parse(unlocksAt)) <= dayAfter(day, tradesOfRound);

/** What has changed since the review opened. */
export function getPremiumChange(
  draft: PremiumDraft,
  { running }: InsuranceSummary,
  today: string,
): DraftChange<PremiumDraft> {
  const contract = running.find(({ id }) => id === draft.contractId);
  const now = contract && toPremium(contract, today);
  if (now === undefined) return { kind: 'closed' };
  const isSame = isSameAmount(now.pays, draft.pays) && now.day === draft.day;
  return isSame ? { kind: 'none' } : { kind: 'terms', draft: now };
}
