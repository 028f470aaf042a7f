import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../browser/online.ts';
import { visuallyHidden } from '../theme/css.ts';
import { Notice } from './Notice.tsx';
import { Card } from './surface.tsx';

const Rows = styled('div')({ display: 'grid' });
const Words = styled('span')(visuallyHidden);

export interface SkeletonRowsProps {
  count?: number;
  /** Height of the final row in px, to avoid layout shift. */
  height?: number;
  gap?: number;
  /** What is loading, for screen readers. */
  label?: string;
}

/** Placeholder for rows that are loading. */
export function SkeletonRows({ count = 5, height = 52, gap = 0, label }: SkeletonRowsProps) {
  const { t } = useTranslation();
  return (
    <Rows role="status" data-skeleton style={{ gap }}>
      <Words>{label ?? t('states.loading')}</Words>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} style={{ height, display: 'grid', alignItems: 'center' }}>
          <Skeleton height={Math.max(16, height - 28)} width={`${100 - ((i * 7) % 20)}%`} />
        </div>
      ))}
    </Rows>
  );
}

function ListSkeleton() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <Card>
      {!isOnline && <Notice tone="warning">{t('states.screenOffline')}</Notice>}
      <SkeletonRows count={8} height={76} />
    </Card>
  );
}

/** Shows the skeleton of a list while a lazy tab loads, and offline that it has to wait. */
export const ListSuspense = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
);
