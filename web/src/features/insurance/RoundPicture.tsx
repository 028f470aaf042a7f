import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { InsuranceIcon } from '../../design/icons/credits.tsx';
import { ArrowDownIcon, ArrowUpIcon, BlockedIcon } from '../../design/icons/status.tsx';
import { color, tabular, text, visuallyHidden } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { useAmountsHidden } from '../../design/ui/hiddenAmounts.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatAmount, formatGain, isNegative, isZero } from '../../money/decimal.ts';
import { formatBusinessDay } from '../../time/time.ts';
import type { InsuranceTrade } from './order.ts';
import { tradesOfRound } from './premium.ts';

const toned = (tone: 'positive' | 'danger') => ({
  color: color[tone].main,
  borderColor: color[tone].line,
  backgroundColor: color[tone].tint,
});

const Places = styled('ol')({
  display: 'grid',
  gridTemplateColumns: `repeat(${tradesOfRound}, minmax(0, 1fr))`,
  gap: 6,
  maxWidth: 440,
  '& > li': {
    ...text.label,
    ...tabular,
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    minHeight: 60,
    padding: '6px 2px',
    border: `1px solid ${color.line.strong}`,
    borderRadius: radius.control,
    color: color.ink.secondary,
  },
  '& > li[data-result="profit"]': toned('positive'),
  '& > li[data-result="loss"]': toned('danger'),
  '& > li[data-result="open"]': { borderStyle: 'dashed', color: color.ink.muted },
  '& > li[data-valid="false"]': { borderStyle: 'dashed' },
});

const Figure = styled('span')({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' });
const Marks = styled('span')({ display: 'flex', gap: 2 });
const Words = styled('span')(visuallyHidden);

type Result = 'profit' | 'loss' | 'none';

/** Characters of an amount that a place has room for on a phone. */
const maxCharacters = 6;

/** `−26.95`, or `−1,226` to save space; the text contains the full amount. */
export function shortAmount(result: string): string {
  const full = formatAmount(result, 2);
  return full.length > maxCharacters ? formatAmount(result, 0) : full;
}

const resultOf = ({ result }: InsuranceTrade): Result =>
  isZero(result) ? 'none' : isNegative(result) ? 'loss' : 'profit';

/** A trade in a sentence. */
function useTradeLabel(): (trade: InsuranceTrade, position: number) => string {
  const { t } = useTranslation(['insurance', 'common']);
  const locale = useLocale();
  const hidden = useAmountsHidden();
  return (trade, position) =>
    t('trade.words', {
      position,
      day: formatBusinessDay(trade.date, locale),
      result: t(`trade.${resultOf(trade)}`),
      amount: hidden ? t('common:amounts.hidden') : formatGain(trade.result),
      insured: t(trade.insured ? 'trade.insured' : 'trade.notInsured'),
      valid: t(trade.valid ? 'trade.valid' : 'trade.invalid'),
    });
}

function Trade({ trade, position }: { trade: InsuranceTrade; position: number }) {
  const words = useTradeLabel()(trade, position);
  const hidden = useAmountsHidden();
  const result = resultOf(trade);
  return (
    <li data-result={result} data-valid={trade.valid} title={words}>
      <Words>{words}</Words>
      <span aria-hidden>
        {result === 'profit' ? (
          <ArrowUpIcon size={18} />
        ) : result === 'loss' ? (
          <ArrowDownIcon size={18} />
        ) : (
          '–'
        )}
      </span>
      <Figure aria-hidden>{hidden ? '••••' : shortAmount(trade.result)}</Figure>
      <Marks aria-hidden>
        {trade.insured && <InsuranceIcon size={12} />}
        {!trade.valid && <BlockedIcon size={12} />}
      </Marks>
    </li>
  );
}

/** The six trades of a round: profit or loss, insured or not, valid or not; those to come are empty places. */
export function RoundPicture({ trades, label }: { trades: readonly InsuranceTrade[]; label: string }) {
  const { t } = useTranslation('insurance');
  return (
    <Places aria-label={label}>
      {Array.from({ length: tradesOfRound }, (_, i) => {
        const trade = trades[i];
        const position = i + 1;
        return trade === undefined ? (
          <li key={position} data-result="open" title={t('trade.open', { position })}>
            <Words>{t('trade.open', { position })}</Words>
            <span aria-hidden>{position}</span>
          </li>
        ) : (
          <Trade key={position} trade={trade} position={position} />
        );
      })}
    </Places>
  );
}
