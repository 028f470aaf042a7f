import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import Records from '../records/index.ts';
import { useSection } from './section.ts';

/** The movements of the section's credit. */
export default function SectionRecords() {
  const { t } = useTranslation('credits');
  const { coin, slug } = useSection().section;
  const scope = useMemo(() => ({ coin }), [coin]);
  return (
    <Records
      scope={scope}
      fileName={`${slug}-records`}
      empty={{
        title: t('empty.title'),
        hint: t('empty.hint'),
        action: { label: t('empty.action'), to: paths.wallet() },
      }}
    />
  );
}
