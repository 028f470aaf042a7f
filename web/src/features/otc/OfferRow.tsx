import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { BlockedIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { color, tabular, text, wholeWords } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Chip } from '../../design/ui/StatusChip.tsx';
import { unitName } from '../../money/credits.ts';
import { compareAmounts, subtract } from '../../money/decimal.ts';
import { offerCoin, type OtcOrder } from './order.ts';
import { priceMoney, formatPriceAmount, offerMoney, formatOfferAmount } from './words.tsx';

export const OfferRows = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    // As high without a button.
    minHeight: 92,
    padding: '12px 16px',
    border: `1px solid ${color.line.soft}`,
    borderRadius: radius.control,
  },
  '& > li[data-gone="true"]': { backgroundColor: color.surface.inset, borderStyle: 'dashed' },
  '& > li[data-gone="true"] > div, & > li[data-gone="true"] > div *': { color: color.ink.muted },
  '& > li > div': { ...wholeWords, flex: '1 1 200px' },
  '& strong': { ...text.body, ...tabular, fontWeight: 600 },
  '& strong > span, & p > span': { whiteSpace: 'normal' },
  '& strong > small': { ...text.dense, fontWeight: 400, color: color.ink.secondary },
  '& p': {
    ...text.dense,
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    color: color.ink.secondary,
  },
});

export interface OfferRowProps {
  order: OtcOrder;
  /** It can no longer be bought. */
  isGone: boolean;
  /** What the member can pay with; null while unknown. */
  available: string | null;
  onBuy: () => void;
}

/** An offer of the lobby. It looks the same for as long as it is there: an offer never changes. */
export function OfferRow({ order, isGone, available, onBuy }: OfferRowProps) {
  const { t } = useTranslation('otc');
  const { amount, price, total, seller, side, createdAt } = order;
  const missing =
    available !== null && compareAmounts(available, total) < 0 ? subtract(total, available) : null;
  return (
    <li data-gone={isGone}>
      <div>
        <strong>
          {priceMoney(price)} <small>{t('offer.each', { unit: unitName(offerCoin) })}</small>
        </strong>
        <p>
          {offerMoney(amount)}
          <span>{t('offer.total', { amount: formatPriceAmount(total) })}</span>
        </p>
        <p>
          <span>{t('offer.seller', { seller })}</span>
          <DateTime value={createdAt} />
        </p>
        {side === null && !isGone && missing !== null && (
          <p>{t('offer.missing', { amount: formatPriceAmount(missing) })}</p>
        )}
      </div>
      {isGone && (
        <Chip tone="neutral" icon={BlockedIcon}>
          {t('offer.gone')}
        </Chip>
      )}
      {!isGone && side === 'SELL' && (
        <Chip tone="info" icon={SuccessIcon}>
          {t('offer.own')}
        </Chip>
      )}
      {!isGone && side === null && (
        <Button
          variant="outlined"
          disabled={missing !== null}
          aria-label={t('offer.buyOf', {
            amount: formatOfferAmount(amount),
            total: formatPriceAmount(total),
          })}
          onClick={onBuy}
        >
          {t('offer.buy')}
        </Button>
      )}
    </li>
  );
}
