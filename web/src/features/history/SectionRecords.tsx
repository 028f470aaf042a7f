import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slugOf, useSection } from '../../extension-points/creditSections.ts';
import { walletPath } from '../wallet/index.ts';
import Records from './Records.tsx';

/** The records of one credit, among its sections. */
export default function SectionRecords() {
  const { t } = useTranslation('history');
  const { coin } = useSection();
  const scope = useMemo(() => ({ coin }), [coin]);
  return (
    <Records
      scope={scope}
      fileName={`${slugOf(coin)}-records`}
      empty={{
        title: t('sectionEmpty.title'),
        hint: t('sectionEmpty.hint'),
        action: { label: t('sectionEmpty.action'), to: walletPath() },
      }}
    />
  );
}
