import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { OfferHead, OfferList } from '../../design/ui/packages.tsx';
import { SectionTitle } from '../../design/ui/surface.tsx';
import { TopUpLink } from '../../forms/TopUpLink.tsx';
import { compareAmounts, percentOf, subtract } from '../../money/decimal.ts';
import {
  isFull,
  calculateProfit,
  toTrusteeshipPurchase,
  type TrusteeshipDraft,
  type CataloguePackage,
} from './order.ts';
import { formatTrusteeshipAmount, trusteeshipCoin, formatDailyProfit } from './words.tsx';

export interface CatalogueProps {
  offers: readonly CataloguePackage[];
  /** Null while unknown. */
  available: string | null;
  onReview: (draft: TrusteeshipDraft) => void;
}

/** The packages that can be bought. */
export function Catalogue({ offers, available, onReview }: CatalogueProps) {
  const { t } = useTranslation('trusteeship');

  const isBeyond = ({ amount }: CataloguePackage) =>
    available !== null && compareAmounts(available, amount) < 0;

  /** Why a package cannot be bought now; null when it can. */
  function getBlockingReason(offer: CataloguePackage): string | null {
    if (isFull(offer)) return t('offers.full', { count: offer.maximum });
    if (available !== null && isBeyond(offer))
      return t('offers.missing', { amount: formatTrusteeshipAmount(subtract(offer.amount, available)) });
    return null;
  }

  return (
    <section aria-labelledby="entrust-offers">
      <OfferHead>
        <SectionTitle id="entrust-offers">{t('offers.title')}</SectionTitle>
        {offers.some(isBeyond) && <TopUpLink coin={trusteeshipCoin} />}
      </OfferHead>
      {offers.length === 0 ? (
        <EmptyState title={t('offers.none')} hint={t('offers.noneHint')} />
      ) : (
        <OfferList>
          {offers.map((offer) => {
            const why = getBlockingReason(offer);
            return (
              <li key={offer.id}>
                <div>
                  <strong>
                    <Money value={offer.amount} coin={trusteeshipCoin} alwaysShown />
                  </strong>
                  <p>
                    {t('offers.terms', {
                      days: t('days', { count: offer.termDays }),
                      percent: percentOf(offer.dailyRatio),
                      profit: formatDailyProfit(calculateProfit(offer.amount, offer.dailyRatio), false),
                    })}
                  </p>
                  {why !== null && <p>{why}</p>}
                </div>
                <Button
                  variant="outlined"
                  disabled={why !== null}
                  aria-label={t('offers.buyOf', { amount: formatTrusteeshipAmount(offer.amount) })}
                  onClick={() => onReview(toTrusteeshipPurchase(offer))}
                >
                  {t('offers.buy')}
                </Button>
              </li>
            );
          })}
        </OfferList>
      )}
    </section>
  );
}
