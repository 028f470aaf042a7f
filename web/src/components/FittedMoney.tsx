import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { unitCode } from '../lib/credits.ts';
import { formatAmount, shownDecimals } from '../lib/decimal.ts';
import { Money, type MoneyProps } from './Money.tsx';

const Place = styled('span')({
  display: 'block',
  containerType: 'inline-size',
  '& > span': { fontSize: 'min(1em, 100cqi / var(--ems))' },
});

/** Upper bound of the figure's width in em: digits share one width, separators are narrower. */
function emsOf({ value, coin, signed = false }: MoneyProps): number {
  const words = formatAmount(value, shownDecimals);
  const digits = words.replaceAll(/\D/g, '').length;
  const code = coin === undefined ? 0 : unitCode(coin).length * 0.65 + 0.3;
  // Arrow and sign.
  const sign = signed ? 1.9 : 0.7;
  return digits * 0.64 + (words.length - digits) * 0.3 + sign + code;
}

/** An amount on one line that fills its container and shrinks below the surrounding text size only when necessary. */
export function FittedMoney(props: MoneyProps) {
  return (
    <Place style={{ '--ems': emsOf(props) } as CSSProperties}>
      <Money {...props} />
    </Place>
  );
}
