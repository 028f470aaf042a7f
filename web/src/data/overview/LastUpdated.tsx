import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { color, tabular, text } from '../../design/theme/css.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatTime, zoneName } from '../../time/time.ts';
import { usePollState } from './overview.tsx';

const Stamp = styled('p')({ ...text.label, ...tabular, fontWeight: 400, color: color.ink.secondary });

/** When the figures were last updated, to the second and with the zone. */
export function LastUpdated() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  // After the figures: the first time that a page formats keeps a slow phone busy.
  const updatedAt = useDeferredValue(usePollState().updatedAt, null);
  if (updatedAt === null) return null;
  return (
    <Stamp>
      {t('updated', {
        time: `${formatTime(updatedAt, locale, 'local')} ${zoneName(updatedAt, locale, 'local')}`,
      })}
    </Stamp>
  );
}
