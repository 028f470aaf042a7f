import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { OfferHead, OfferList } from '../../design/ui/packages.tsx';
import { SectionTitle } from '../../design/ui/surface.tsx';
import { TopUpLink } from '../../forms/TopUpLink.tsx';
import { compareAmounts, feeOf, percentOf, subtract } from '../../money/decimal.ts';
import {
  isFull,
  calculateProfit,
  toPackagePurchase,
  type CataloguePackage,
  type PackageDraft,
} from './order.ts';
import { formatInsuranceAmount, insuranceCoin, formatDailyProfit } from './words.tsx';

export interface CatalogueProps {
  offers: readonly CataloguePackage[];
  /** Null while unknown. */
  available: string | null;
  onReview: (draft: PackageDraft) => void;
}

/** The packages that can be bought. */
export function Catalogue({ offers, available, onReview }: CatalogueProps) {
  const { t } = useTranslation('insurance');

  const isBeyond = ({ amount }: CataloguePackage) =>
    available !== null && compareAmounts(available, amount) < 0;

  /** Why a package cannot be bought now; null when it can. */
  function getBlockingReason(offer: CataloguePackage): string | null {
    if (isFull(offer)) return t('offers.full', { name: offer.name, count: offer.maxPurchases });
    if (available !== null && isBeyond(offer))
      return t('offers.missing', { amount: formatInsuranceAmount(subtract(offer.amount, available)) });
    return null;
  }

  return (
    <section aria-labelledby="insurance-offers">
      <OfferHead>
        <SectionTitle id="insurance-offers">{t('offers.title')}</SectionTitle>
        {offers.some(isBeyond) && <TopUpLink coin={insuranceCoin} />}
      </OfferHead>
      {offers.length === 0 ? (
        <EmptyState title={t('offers.none')} hint={t('offers.noneHint')} />
      ) : (
        <OfferList>
          {offers.map((offer) => {
            const why = getBlockingReason(offer);
            const { name, amount } = offer;
            return (
              <li key={offer.id}>
                <div>
                  <strong>
                    {name} · <Money value={amount} coin={insuranceCoin} alwaysShown />
                  </strong>
                  <p>
                    {t('offers.terms', {
                      days: t('days', { count: offer.contractDays }),
                      percent: percentOf(offer.dailyProfit),
                      profit: formatDailyProfit(calculateProfit(amount, offer.dailyProfit), false),
                    })}
                  </p>
                  <p>
                    {t('offers.premium', {
                      percent: percentOf(offer.premiumRatio),
                      premium: formatInsuranceAmount(feeOf(amount, offer.premiumRatio)),
                    })}
                  </p>
                  {offer.maximum !== null && offer.redeemFeeRate !== null && (
                    <p>
                      {t('offers.limits', {
                        maximum: formatInsuranceAmount(offer.maximum),
                        percent: percentOf(offer.redeemFeeRate),
                      })}
                    </p>
                  )}
                  <p>
                    {why ??
                      (offer.purchases !== null &&
                        offer.maxPurchases !== null &&
                        t('offers.purchases', { bought: offer.purchases, count: offer.maxPurchases }))}
                  </p>
                </div>
                <Button
                  variant="outlined"
                  disabled={why !== null}
                  aria-label={t('offers.buyOf', { name, amount: formatInsuranceAmount(amount) })}
                  onClick={() => onReview(toPackagePurchase(offer))}
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
