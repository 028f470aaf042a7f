import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { unitName } from '../../money/credits.ts';
import { formatAmount, shownDecimals } from '../../money/decimal.ts';
import { Money, type MoneyProps } from './Money.tsx';

const Place = styled('span')({
  display: 'block',
  containerType: 'inline-size',
  '& > span': { fontSize: 'min(1em, 100cqi / var(--ems))' },
});

/** Upper bound of a unit's width in em, in its smaller size: letters are narrower than the characters of East Asia. */
function unitEms(unit: string): number {
  const letters = unit.replaceAll(/[\u1100-\uffff]/g, '').length;
  return letters * 0.65 + (unit.length - letters) * 0.85 + 0.3;
}

/** Upper bound of the figure's width in em: digits share one width, separators are narrower. */
function emsOf({ value, coin, signed = false }: MoneyProps): number {
  const words = formatAmount(value, shownDecimals);
  const digits = words.replaceAll(/\D/g, '').length;
  const unit = coin === undefined ? 0 : unitEms(unitName(coin));
  // Arrow and sign.
  const sign = signed ? 1.9 : 0.7;
  return digits * 0.64 + (words.length - digits) * 0.3 + sign + unit;
}

/** An amount on one line that fills its container and shrinks below the surrounding text size only when necessary. */
export function FittedMoney(props: MoneyProps) {
  return (
    <Place style={{ '--ems': emsOf(props) } as CSSProperties}>
      <Money {...props} />
    </Place>
  );
}
