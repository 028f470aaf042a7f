import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../browser/online.ts';
import { asPortalError } from '../../data/graphql/errors.ts';
import { usePollState } from '../../data/overview/overview.tsx';
import { OfflineIcon } from '../../design/icons/status.tsx';
import { color, tabular, text } from '../../design/theme/css.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatTime, zoneName } from '../../time/time.ts';

const Bar = styled('div')({
  ...text.dense,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '8px 16px',
  color: color.warning.main,
  backgroundColor: color.warning.tint,
  borderBlock: `1px solid ${color.warning.line}`,
});

/** Warns that figures no longer refresh, with their age. A failed poll is reported nowhere else. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { updatedAt, error } = usePollState();
  const isOnline = useOnline();
  const isLost =
    !isOnline ||
    (error !== null && error !== undefined && asPortalError(error).behaviour.endsSession === null);
  if (!isLost) return null;
  const time =
    updatedAt === null
      ? null
      : `${formatTime(updatedAt, locale, 'local')} ${zoneName(updatedAt, locale, 'local')}`;
  return (
    <Bar role="status">
      <OfflineIcon size={18} />
      {time === null ? t('states.connectionLost') : t('states.connectionLostSince', { time })}
    </Bar>
  );
}
