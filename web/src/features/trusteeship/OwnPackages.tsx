import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SectionTitle, Stack } from '../../components/surface.tsx';
import { OwnPackage } from './OwnPackage.tsx';
import { nextOffer, type EntrustDraft, type EntrustOrder, type Offer } from './order.ts';

export interface OwnPackagesProps {
  offers: readonly Offer[];
  running: readonly EntrustOrder[];
  onReview: (draft: EntrustDraft) => void;
  /** A switch was changed. */
  onChanged: () => void;
}

/** The member's packages that run. */
export function OwnPackages({ offers, running, onReview, onChanged }: OwnPackagesProps) {
  const { t } = useTranslation('trusteeship');
  return (
    <section aria-labelledby="entrust-own" style={{ marginBottom: 24 }}>
      <SectionTitle id="entrust-own">{t('own.title')}</SectionTitle>
      {running.length === 0 ? (
        <EmptyState title={t('own.none')} hint={t('own.noneHint')} />
      ) : (
        <Stack as="ul" style={{ marginTop: 12 }}>
          {running.map((order) => (
            <li key={order.id}>
              <OwnPackage order={order} next={nextOffer(offers, order)} {...{ onReview, onChanged }} />
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}
