import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditType } from '../../generated/schema.ts';
import {
  CashIcon,
  EntrustIcon,
  GameIcon,
  InsuranceIcon,
  RewardIcon,
  UsdtIcon,
  WithdrawIcon,
} from '../icons/credits.tsx';
import type { IconProps } from '../icons/Icon.tsx';
import { color } from '../theme/css.ts';

export const creditIcons: Readonly<Record<CreditType, ComponentType<IconProps>>> = {
  CASH_POINT: CashIcon,
  BONUS_POINT: RewardIcon,
  ASSETS_POINT: EntrustIcon,
  INSURANCE_POINT: InsuranceIcon,
  GMT: GameIcon,
  USDT_POINT: UsdtIcon,
  WITHDRAWAL_POINT: WithdrawIcon,
};

const Badge = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10, minWidth: 0 });

const Square = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '28%',
  backgroundColor: color.surface.card,
});

export interface CoinBadgeProps {
  coin: CreditType;
  /** Edge of the square in px. */
  size?: number;
  /** Omits the name, when it is shown next to the badge. */
  iconOnly?: boolean;
}

/** A credit with its colour, icon and name, so that colour is never the only cue. */
export function CoinBadge({ coin, size = 32, iconOnly = false }: CoinBadgeProps) {
  const { t } = useTranslation();
  const IconOf = creditIcons[coin];
  const tint = color.credit[coin];
  return (
    <Badge>
      <Square
        style={{
          width: size,
          height: size,
          color: tint,
          boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${tint} 36%, transparent)`,
        }}
      >
        <IconOf size={Math.round(size * 0.6)} />
      </Square>
      {!iconOnly && <span>{t(`credits.${coin}`)}</span>}
    </Badge>
  );
}
