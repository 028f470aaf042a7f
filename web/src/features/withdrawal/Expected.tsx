import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime.tsx';
import { ClockIcon } from '../../components/icons/status.tsx';
import { startOfBusinessDay } from '../../lib/time.ts';
import { color, text } from '../../theme/css.ts';

const Line = styled('p')({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  color: color.ink.secondary,
  '& > svg': { color: color.info.main },
  '& > span': { display: 'grid' },
  '& time': { color: color.ink.primary, fontWeight: 500 },
});

/** Start of a business day, in GMT+8 and in local time. */
export function ExpectedDate({ day }: { day: string }) {
  return <DateTime value={startOfBusinessDay(day).toISOString()} zone="both" />;
}

/** When a withdrawal made now is paid, and the limit of one a day. */
export function Expected({ day }: { day: string }) {
  const { t } = useTranslation('withdrawal');
  return (
    <Line>
      <ClockIcon />
      <span>
        <span>{t('form.expected')}</span>
        <span>
          <ExpectedDate day={day} />
        </span>
        <span>{t('form.oncePerDay')}</span>
      </span>
    </Line>
  );
}
