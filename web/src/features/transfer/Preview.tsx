import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { isZero, percentOf } from '../../lib/decimal.ts';
import { Figures } from '../../money-flow/Figures.tsx';
import { previewOf, type Rule } from './order.ts';

/** What the typed amount costs and what arrives of it, while it is typed. */
export function Preview({ typed, rule }: { typed: string; rule: Rule }) {
  const { t } = useTranslation('transfer');
  const figures = previewOf(typed, rule);
  const money = (value: string | undefined) =>
    value === undefined ? null : <Money value={value} coin={rule.coin} alwaysShown />;
  return (
    <Figures
      label={t('preview.label')}
      figures={[
        { label: t('preview.pay'), value: money(figures?.amount) },
        ...(isZero(rule.feeRate)
          ? []
          : [{ label: t('preview.fee', { percent: percentOf(rule.feeRate) }), value: money(figures?.fee) }]),
      ]}
      total={{ label: t('preview.arrives'), value: money(figures?.arrives) }}
    />
  );
}
