import type { CSSProperties } from 'react';
import { color } from '../../design/theme/css.ts';
import type { CreditRecordType, CreditType } from '../../generated/schema.ts';

/** Related kinds share a hue and differ in depth: seven hues are distinguishable, eleven are not. */
const looks: Partial<Record<CreditRecordType, readonly [hue: CreditType, depth: number]>> = {
  JACKPOT_PROFIT: ['GMT', 100],
  ENTRUST_PROFIT: ['ASSETS_POINT', 100],
  ENTRUST_OVERRIDING_BONUS: ['ASSETS_POINT', 50],
  ENTRUST_PAR_BONUS: ['ASSETS_POINT', 12],
  INSURANCE_OVERRIDING_BONUS: ['INSURANCE_POINT', 100],
  INSURANCE_PAR_BONUS: ['INSURANCE_POINT', 35],
  REFERRAL_OVERRIDING_BONUS: ['CASH_POINT', 100],
  REFERRAL_PAR_BONUS: ['CASH_POINT', 35],
  PERSONAL_REBATE: ['BONUS_POINT', 100],
  TEAM_REBATE: ['BONUS_POINT', 35],
  PROFIT_SHARING: ['USDT_POINT', 100],
};

/** Fill and stroke of a kind; light fills keep the full hue as stroke. */
export function kindLook(kind: CreditRecordType): { fill: string; stroke: string } {
  const [hue, depth] = looks[kind] ?? ['WITHDRAWAL_POINT', 100];
  const stroke = color.credit[hue];
  return { stroke, fill: `color-mix(in srgb, ${stroke} ${depth}%, ${color.surface.card})` };
}

/** The same as CSS, for legends. */
export function swatchStyle(kind: CreditRecordType): CSSProperties {
  const { fill, stroke } = kindLook(kind);
  return { backgroundColor: fill, border: `1px solid ${stroke}` };
}
