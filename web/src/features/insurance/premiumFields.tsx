import { useTranslation } from 'react-i18next';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { percentOf } from '../../money/decimal.ts';
import type { OrderField } from '../../orders/fields/field.ts';
import {
  moneyField,
  stateField,
  textField,
  titleField,
  useFieldKinds,
  wordsField,
} from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import { formatBusinessDay } from '../../time/time.ts';
import { insuredDays, maxPremiums, tradesOfRound, type Premium, type PremiumDraft } from './premium.ts';
import { insuranceCoin, PremiumChip } from './words.tsx';

/** A premium; drafts and results have some of it. */
interface PremiumFacts extends Partial<Premium> {
  /** The premium as a fraction of what is in the package. */
  readonly ratio?: string;
  /** The business days that are insured: the first and the last. */
  readonly days?: readonly [string, string];
}

/** The facts of a premium that is reviewed. */
export const toDraftFacts = ({ name, amount, ratio, pays, day }: PremiumDraft): PremiumFacts => ({
  name,
  amount: pays,
  insuredAmount: amount,
  ratio,
  days: insuredDays(day),
});

/** The facts of a premium that was just paid. */
export const toResultFacts = ({
  transactionNumber,
  amount,
  insuredAmount,
  createdAt,
}: Premium): PremiumFacts => ({ transactionNumber, amount, insuredAmount, createdAt });

/** What was insured, and what it came to. */
function useInsuredFields(): readonly OrderField<PremiumFacts>[] {
  const { t } = useTranslation('insurance');
  const locale = useLocale();
  const tradesWords = ({ trades }: PremiumFacts) =>
    trades == null ? null : t('round.of', { position: trades, count: tradesOfRound });
  return [
    { ...moneyField('insuredAmount', t('figures.insuredAmount'), insuranceCoin), file: undefined },
    { id: 'ratio', label: t('figures.premiumRatio'), value: ({ ratio }) => ratio && `${percentOf(ratio)}%` },
    {
      id: 'days',
      label: t('figures.insuredDays'),
      value: ({ days }) => {
        if (days === undefined) return null;
        const [from, to] = days.map((day) => formatBusinessDay(day, locale));
        return t('premium.days', { from, to });
      },
    },
    {
      ...wordsField('trades', t('figures.trades'), tradesWords),
      file: { title: t('figures.trades'), value: ({ trades }) => trades?.toString() ?? null },
      shown: {
        place: 5,
        width: '90px',
        align: 'end',
        phone: 'none',
        cell: (facts) => tradesWords(facts) ?? '–',
      },
    },
    {
      ...textField('result', t('round.sum')),
      value: ({ result }) => result && <Money value={result} exact signed />,
      shown: {
        place: 6,
        width: '16%',
        align: 'end',
        phone: 'none',
        cell: ({ result }) => (result ? <FittedMoney value={result} signed /> : '–'),
      },
    },
  ];
}

/** The fields of a premium. */
export function usePremiumFields(): readonly OrderField<PremiumFacts>[] {
  const { t } = useTranslation(['insurance', 'common']);
  const { instant, time, numbers } = useFieldKinds();
  return [
    {
      ...textField('name', t('figures.package')),
      ...titleField(
        t('figures.package'),
        ({ name, position }) =>
          `${name} · ${t('round.of', { position: position ?? '–', count: maxPremiums })}`,
      ),
    },
    {
      ...wordsField('position', t('figures.position'), ({ position }) =>
        position == null ? null : t('round.of', { position, count: maxPremiums }),
      ),
      file: { title: t('figures.position'), value: ({ position }) => position?.toString() ?? null },
    },
    {
      ...moneyField('amount', t('figures.premium'), insuranceCoin, {
        place: 4,
        width: '22%',
        phone: 'figure',
      }),
      labelOf: ({ status }) => t(status === undefined ? 'figures.pays' : 'figures.premium'),
      emphasis: true,
    },
    ...useInsuredFields(),
    stateField(
      t('common:order.status'),
      ({ status }: PremiumFacts) => status && t(`premiumStates.${status}`),
      ({ status }) => status && <PremiumChip status={status} />,
      '18%',
    ),
    time('createdAt', t('figures.createdAt')),
    instant('recalledAt', t('figures.recalledAt')),
    ...numbers,
  ];
}

/** The short facts of a premium's receipt. */
export function usePremiumReceipt(): (premium: Premium) => ReceiptFacts {
  const { t } = useTranslation(['insurance', 'shell']);
  return ({ receiptNumber, amount, status, createdAt }) => ({
    receiptNumber,
    kind: t('shell:features.insurance.premium'),
    amount: { value: amount, unit: insuranceCoin },
    state: t(`premiumStates.${status}`),
    at: createdAt,
  });
}
