import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { useWriting } from '../../i18n/useWriting.ts';
import type { AmountUnit } from '../../lib/credits.ts';
import { Figures } from '../../money-flow/Figures.tsx';
import { bringsSomething, previewOf, type Rule } from './order.ts';
import { feeWords } from './words.ts';

export interface PreviewProps {
  typed: string;
  rule: Rule;
  coin: CreditType;
  /** What is paid out. */
  unit: AmountUnit;
}

/** What the typed amount costs and what is paid out of it, while it is typed. */
export function Preview({ typed, rule, coin, unit }: PreviewProps) {
  const { t } = useTranslation('withdrawal');
  const { withNote } = useWriting();
  const figures = previewOf(typed, rule);
  const money = (value: string | undefined, of: AmountUnit) =>
    value === undefined ? null : <Money value={value} coin={of} alwaysShown />;
  const fee = feeWords(rule);
  const arrives = figures !== null && bringsSomething(figures.arrives) ? figures.arrives : undefined;
  return (
    <Figures
      label={t('figures.label')}
      figures={[
        { label: t('figures.amount'), value: money(figures?.amount, coin) },
        ...(fee === null
          ? []
          : [{ label: withNote(t('figures.fee'), fee), value: money(figures?.fee, coin) }]),
      ]}
      total={{ label: t('figures.arrives'), value: money(arrives, unit) }}
    />
  );
}
