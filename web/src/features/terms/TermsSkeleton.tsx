import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Document, Layout } from './layout.tsx';

/** Skeleton of the terms. */
export function TermsSkeleton() {
  const { t } = useTranslation('terms');
  return (
    <Layout>
      <Document as="div">
        <Skeleton width="60%" height={32} />
        <SkeletonRows count={8} height={56} label={t('loading')} />
      </Document>
    </Layout>
  );
}
