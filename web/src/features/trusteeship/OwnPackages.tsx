import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import {
  findNextPackage,
  type TrusteeshipDraft,
  type TrusteeshipOrder,
  type CataloguePackage,
} from './order.ts';
import { OwnPackage } from './OwnPackage.tsx';

export interface OwnPackagesProps {
  offers: readonly CataloguePackage[];
  running: readonly TrusteeshipOrder[];
  onReview: (draft: TrusteeshipDraft) => void;
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
              <OwnPackage order={order} next={findNextPackage(offers, order)} {...{ onReview, onChanged }} />
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}
