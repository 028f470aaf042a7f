import { useTranslation } from 'react-i18next';
import { BlockedIcon } from '../../design/icons/status.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';

/** In place of a form while nothing is published or sold. */
export function ClosedOtc() {
  const { t } = useTranslation('otc');
  return <EmptyState icon={<BlockedIcon size={32} />} title={t('closed.title')} hint={t('closed.hint')} />;
}
