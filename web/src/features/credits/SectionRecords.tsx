import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slugOf, useSection } from '../../lib/creditSections.ts';
import { Records } from '../history/index.ts';
import { walletPath } from '../wallet/index.ts';

export default function SectionRecords() {
  const { t } = useTranslation('credits');
  const { coin } = useSection();
  const scope = useMemo(() => ({ coin }), [coin]);
  return (
    <Records
      scope={scope}
      fileName={`${slugOf(coin)}-records`}
      empty={{
        title: t('empty.title'),
        hint: t('empty.hint'),
        action: { label: t('empty.action'), to: walletPath() },
      }}
    />
  );
}
