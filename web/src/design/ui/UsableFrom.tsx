import { useTranslation } from 'react-i18next';
import { Cutoff } from './DateTime.tsx';

/** From when on a new or changed method can be paid to, and how long that still takes. */
export function UsableFrom({ at }: { at: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      {t('usableFrom')} <Cutoff value={at} />
    </>
  );
}
