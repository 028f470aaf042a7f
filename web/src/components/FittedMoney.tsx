import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { unitCode } from '../lib/credits.ts';
import { formatAmount } from '../lib/decimal.ts';
import { Money, type MoneyProps } from './Money.tsx';

const Place = styled('span')({
  display: 'block',
  containerType: 'inline-size',
  '& > span': { fontSize: 'min(1em, 100cqi / var(--ems))' },
});

/** How wide a figure is at most, in its own font size: digits are of one width, what stands between them is narrower. */
function emsOf({ value, coin, decimals = 2, signed = false }: MoneyProps): number {
  const words = formatAmount(value, decimals);
  const digits = words.replaceAll(/\D/g, '').length;
  const code = coin === undefined ? 0 : unitCode(coin).length * 0.65 + 0.3;
  // An arrow and a sign.
  const sign = signed ? 1.9 : 0.7;
  return digits * 0.64 + (words.length - digits) * 0.3 + sign + code;
}

/**
 * An amount on one line in whatever room there is: as large as the text around it, smaller only where it would not fit.
 * It takes the whole width of its place.
 */
export function FittedMoney(props: MoneyProps) {
  return (
    <Place style={{ '--ems': emsOf(props) } as CSSProperties}>
      <Money {...props} />
    </Place>
  );
}
