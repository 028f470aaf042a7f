import { useTranslation } from 'react-i18next';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { isSameAmount, percentOf, sumOf } from '../../money/decimal.ts';
import type { OrderField } from '../../orders/fields/field.ts';
import {
  changingField,
  moneyField,
  shownIf,
  textField,
  titleField,
  useFieldKinds,
  wordsField,
} from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import { calculateProfit, type InsuranceContract, type PackageDraft } from './order.ts';
import { formatDailyProfit, insuranceCoin } from './words.tsx';

/** A package; drafts and results have some of it. */
interface PackageFacts extends Partial<Omit<InsuranceContract, 'transactionNumber'>> {
  readonly transactionNumber?: string | null;
  /** The ledger's number of the redemption. */
  readonly redeemNumber?: string | null;
  /** What a day brings, in words. */
  readonly profit?: string;
  /** The package after the change. */
  readonly next?: PackageFacts;
}

/** The facts of a package: nothing changes it after its redemption. */
export const toPackageFacts = (contract: InsuranceContract): PackageFacts => ({
  ...contract,
  redeemNumber: contract.redeemed === null ? null : contract.changeTransactionNumber,
});

/** What a package earns and for how long it is bound. */
const toTerms = (
  { contractDays, dailyProfit, redeemFeeRate }: PackageDraft & { kind: 'buy' | 'upgrade' },
  amount: string,
  isCompounding: boolean,
): PackageFacts => ({
  contractDays,
  dailyProfit,
  redeemFeeRate,
  profit: formatDailyProfit(calculateProfit(amount, dailyProfit), isCompounding),
});

/** The facts that are reviewed. */
export function toDraftFacts(draft: PackageDraft, isCompounding: boolean): PackageFacts {
  const { name } = draft;
  switch (draft.kind) {
    case 'buy':
      return { name, paid: draft.pays, ...toTerms(draft, draft.pays, isCompounding) };
    case 'upgrade': {
      const { price, nextName, nextPrice, pays } = draft;
      const next = { name: nextName, price: nextPrice };
      return { name, price, next, paid: pays, ...toTerms(draft, nextPrice, isCompounding) };
    }
    case 'refill':
    case 'add': {
      const { amount, pays } = draft;
      return { name, paid: pays, amount, next: { amount: sumOf([amount, pays]) } };
    }
    case 'redeem':
      return { name, amount: draft.amount, redeemFee: draft.fee, redeemed: draft.returns };
  }
}

/** The facts of what was just done with a package, null if unknown. Each change has its own transaction number. */
export function toResultFacts(contract: InsuranceContract, done: PackageDraft | null): PackageFacts {
  const { name, amount, unlocksAt } = contract;
  const isChange = done !== null && done.kind !== 'buy';
  const transactionNumber = isChange ? contract.changeTransactionNumber : contract.transactionNumber;
  return done?.kind === 'redeem'
    ? { name, transactionNumber, redeemFee: done.fee, redeemed: done.returns }
    : { name, transactionNumber, paid: done?.pays ?? null, amount, unlocksAt };
}

/** Only of packages that run. */
const whileRunning = (field: OrderField<PackageFacts>) =>
  shownIf(({ endedAt }) => endedAt === null || endedAt === undefined, field);

/** What was paid for a package, what is in it and what it brought. */
function useFigureFields(): readonly OrderField<PackageFacts>[] {
  const { t } = useTranslation('insurance');
  const inIt = moneyField('amount', t('figures.inIt'), insuranceCoin, {
    place: 4,
    width: '22%',
    phone: 'figure',
  });
  return [
    changingField(moneyField('price', t('figures.price'), insuranceCoin)),
    {
      ...moneyField('paid', t('figures.pays'), insuranceCoin),
      labelOf: ({ next }) => t(next?.price === undefined ? 'figures.pays' : 'figures.difference'),
      emphasis: true,
    },
    shownIf(
      ({ paid, paidIn }) => !isSameAmount(paidIn ?? '0', paid ?? '0'),
      moneyField('paidIn', t('figures.paidIn'), insuranceCoin),
    ),
    whileRunning(changingField(inIt)),
    whileRunning({ ...moneyField('maximum', t('figures.maximum'), insuranceCoin), file: undefined }),
    moneyField('lost', t('figures.lost'), insuranceCoin),
    {
      ...textField('earned', t('figures.earned')),
      value: ({ earned }) => earned && <Money value={earned} exact />,
      shown: {
        place: 5,
        width: '18%',
        align: 'end',
        phone: 'none',
        cell: ({ earned }) => (earned ? <FittedMoney value={earned} /> : '–'),
      },
    },
    moneyField('redeemFee', t('figures.fee'), insuranceCoin),
    { ...moneyField('redeemed', t('figures.returns'), insuranceCoin), emphasis: true },
  ];
}

const percent = (rate: string | null | undefined) => rate && `${percentOf(rate)}%`;

/** The fields of a package. */
export function usePackageFields(): readonly OrderField<PackageFacts>[] {
  const { t } = useTranslation(['insurance', 'common']);
  const { instant, time, status, numbers } = useFieldKinds();
  return [
    {
      ...changingField(textField('name', t('figures.package'))),
      ...titleField(t('figures.package'), ({ name }) => name),
    },
    ...useFigureFields(),
    {
      id: 'contractDays',
      label: t('figures.contract'),
      value: ({ contractDays }) => (contractDays === undefined ? null : t('days', { count: contractDays })),
    },
    {
      id: 'dailyProfit',
      label: t('figures.dailyProfit'),
      value: ({ dailyProfit, profit }) =>
        profit === undefined ? percent(dailyProfit) : `${percent(dailyProfit)} · ${profit}`,
    },
    {
      id: 'premiumRatio',
      label: t('figures.premiumRatio'),
      value: ({ premiumRatio }) => percent(premiumRatio),
    },
    {
      id: 'redeemFeeRate',
      label: t('figures.redeemFee'),
      value: ({ redeemFeeRate }) => percent(redeemFeeRate),
    },
    wordsField('kind', t('figures.kind'), ({ kind }) => kind && t(`kinds.${kind}`)),
    status('20%', ['details']),
    time('createdAt', t('figures.createdAt')),
    instant('unlocksAt', t('figures.unlocksAt')),
    instant('endedAt', t('figures.endedAt')),
    ...numbers,
    textField('redeemNumber', t('figures.redeemNumber'), { isCopied: true }),
  ];
}

/**
 * Amount and time of a package's receipt: of its purchase or, once it has ended, of its end. Without an amount if the
 * member neither paid nor received one, or the platform does not return it.
 */
function getReceiptAmount({
  paid,
  redeemed,
  createdAt,
  endedAt,
}: InsuranceContract): Pick<ReceiptFacts, 'amount' | 'at'> {
  const value = endedAt === null ? paid : redeemed;
  return { amount: value === null ? null : { value, unit: insuranceCoin }, at: endedAt ?? createdAt };
}

/** The short facts of a package's receipt: of `done` if given, which was just done with it. */
export function usePackageReceipt(): (
  contract: InsuranceContract,
  done?: PackageDraft | null,
) => ReceiptFacts {
  const { t } = useTranslation(['shell', 'common']);

  /** What moved, and when. */
  function moved(contract: InsuranceContract, done: PackageDraft | null) {
    if (done === null) return getReceiptAmount(contract);
    if (done.kind === 'redeem')
      return { amount: { value: done.returns, unit: insuranceCoin }, at: contract.endedAt } as const;
    // The package does not contain the time of an addition.
    const at = done.kind === 'buy' ? contract.createdAt : null;
    return { amount: { value: done.pays, unit: insuranceCoin }, at } as const;
  }

  return (contract, done = null) => ({
    receiptNumber: contract.receiptNumber,
    kind: t('shell:features.insurance.title'),
    state: t(`common:status.${contract.status}`),
    ...moved(contract, done),
  });
}
