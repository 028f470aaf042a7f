import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { BlockedIcon } from '../../components/icons/status.tsx';

/** In place of a form while nothing is published or sold. */
export function ClosedOtc() {
  const { t } = useTranslation('otc');
  return <EmptyState icon={<BlockedIcon size={32} />} title={t('closed.title')} hint={t('closed.hint')} />;
}
