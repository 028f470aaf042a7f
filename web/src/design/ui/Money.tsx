import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { creditName, unitName, type AmountUnit } from '../../money/credits.ts';
import { allDecimals, amountParts, formatAmount, isZero, minus, shownDecimals } from '../../money/decimal.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/status.tsx';
import { color, tabular, visuallyHidden } from '../theme/css.ts';
import { motion } from '../theme/tokens.ts';
import { useAmountsHidden } from './hiddenAmounts.tsx';

const roll = keyframes({ from: { opacity: 0, transform: 'translateY(0.3em)' } });

const Figure = styled('span')({
  ...tabular,
  whiteSpace: 'nowrap',
  // Where it may wrap, only between the figure and its unit.
  overflowWrap: 'normal',
  '&[data-tone="gain"]': { color: color.positive.main },
  '&[data-tone="loss"]': { color: color.danger.main },
  '& > svg': { verticalAlign: '-0.15em', marginInlineEnd: '0.15em' },
  '& > [data-part="minor"]': { color: color.ink.secondary },
  '&[data-tone="gain"] > [data-part="minor"], &[data-tone="loss"] > [data-part="minor"]': {
    color: 'inherit',
  },
  '& > [data-rolls]': { display: 'inline-block', animation: `${roll} ${motion.calm}ms ease-out` },
});

const Unit = styled('span')({ color: color.ink.secondary, fontWeight: 400, fontSize: '0.85em' });
const Hidden = styled('span')(visuallyHidden);

export interface MoneyProps {
  /** Exact decimal. */
  value: string;
  /** Shown after the figure; omit it where a heading names the unit. */
  coin?: AmountUnit;
  /** Shows every decimal; otherwise the rest is truncated, and appears in the title and in copied text. */
  exact?: boolean;
  /** Shows a movement with a sign, an arrow and a colour. */
  signed?: boolean;
  /** Animates changes of the value, for polled balances. */
  live?: boolean;
  /** Never hidden nor truncated, for figures a member is about to agree to. */
  alwaysShown?: boolean;
}

/** Whether the value has changed since the first render. */
function useHasChanged(value: string): boolean {
  const [first] = useState(value);
  const [changed, setChanged] = useState(false);
  if (!changed && first !== value) setChanged(true);
  return changed;
}

/**
 * An amount of credits: truncated, never rounded up; the fraction in a quieter colour; the exact value on hover and
 * copy; dots while amounts are hidden.
 */
export function Money({
  value,
  coin,
  exact = false,
  signed = false,
  live = false,
  alwaysShown = false,
}: MoneyProps) {
  const { t } = useTranslation();
  const hidden = useAmountsHidden();
  const changed = useHasChanged(value);
  const unit =
    coin === undefined ? null : (
      // Its name is printed on receipts.
      <Unit data-credit={creditName(coin) ?? undefined}>{` ${unitName(coin)}`}</Unit>
    );

  if (hidden && !alwaysShown) {
    return (
      <Figure>
        <span aria-hidden>••••</span>
        <Hidden>{t('amounts.hidden')}</Hidden>
        {unit}
      </Figure>
    );
  }

  const { negative, integer, fraction } = amountParts(
    value,
    exact || alwaysShown ? allDecimals(value) : shownDecimals,
  );
  const title = formatAmount(value) + (coin === undefined ? '' : ` ${unitName(coin)}`);
  const tone = !signed || isZero(value) ? undefined : negative ? 'loss' : 'gain';
  const sign = negative ? minus : tone === 'gain' ? '+' : '';
  const Arrow = negative ? ArrowDownIcon : ArrowUpIcon;
  const copyExact = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', value);
    event.preventDefault();
  };
  return (
    <Figure title={title} data-tone={tone} onCopy={copyExact}>
      {tone !== undefined && <Arrow size={14} />}
      <span key={live ? value : undefined} {...(live && changed ? { 'data-rolls': '' } : {})}>
        {sign}
        {integer}
      </span>
      {fraction !== '' && <span data-part="minor">.{fraction}</span>}
      {unit}
    </Figure>
  );
}
