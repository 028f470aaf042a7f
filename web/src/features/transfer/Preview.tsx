import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon } from '../../components/icons/status.tsx';
import { Money } from '../../components/Money.tsx';
import { isZero, percentOf } from '../../lib/decimal.ts';
import { color, tabular, text } from '../../theme/css.ts';
import { radius } from '../../theme/tokens.ts';
import { previewOf, type Rule } from './order.ts';

const Box = styled('dl')({
  ...text.dense,
  ...tabular,
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '12px 14px',
  borderRadius: radius.control,
  backgroundColor: color.surface.inset,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
  '& dt': { display: 'flex', gap: 8, alignItems: 'center', color: color.ink.secondary },
  '& dd': { margin: 0, marginInlineStart: 'auto', textAlign: 'end' },
  '& > [data-total]': {
    paddingTop: 8,
    borderTop: `1px solid ${color.line.strong}`,
    '& dd': { ...text.body, fontWeight: 600 },
  },
});

/** What the typed amount costs and what arrives of it, while it is typed. */
export function Preview({ typed, rule }: { typed: string; rule: Rule }) {
  const { t } = useTranslation('transfer');
  const figures = previewOf(typed, rule);
  const money = (value: string | undefined) =>
    value === undefined ? '–' : <Money value={value} coin={rule.coin} alwaysShown />;
  return (
    <Box aria-live="polite" aria-label={t('preview.label')}>
      <div>
        <dt>{t('preview.pay')}</dt>
        <dd>{money(figures?.amount)}</dd>
      </div>
      {!isZero(rule.feeRate) && (
        <div>
          <dt>{t('preview.fee', { percent: percentOf(rule.feeRate) })}</dt>
          <dd>{money(figures?.fee)}</dd>
        </div>
      )}
      <div data-total>
        <dt>
          <ArrowDownIcon size={16} />
          {t('preview.arrives')}
        </dt>
        <dd>{money(figures?.arrives)}</dd>
      </div>
    </Box>
  );
}
