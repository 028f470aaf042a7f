import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatDateTime, timeLeft, type Zone } from '../../time/time.ts';
import { useNow } from '../../time/useNow.ts';
import { color, tabular } from '../theme/css.ts';

/** Balances the lines when it wraps, and breaks no word. */
const Stamp = styled('time')({
  ...tabular,
  display: 'inline-block',
  // Aligns its first line with its neighbours.
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  textWrap: 'balance',
  wordBreak: 'keep-all',
});

const OwnStamp = styled(Stamp)({ whiteSpace: 'normal', color: color.ink.secondary });

export interface DateTimeProps {
  /** ISO 8601. */
  value: string;
  /** GMT+8 by default, as on statements; `both` adds local time when it differs. */
  zone?: Zone | 'both';
}

/** An absolute date and time, always with its zone. */
export function DateTime({ value, zone = 'business' }: DateTimeProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const at = new Date(value);
  const main = formatDateTime(at, locale, zone === 'local' ? 'local' : 'business');
  const own = formatDateTime(at, locale, 'local');
  const ownDiffers = zone === 'both' && at.getTimezoneOffset() !== -480;
  return (
    <>
      <Stamp dateTime={value} title={own}>
        {main}
      </Stamp>
      {ownDiffers && (
        <>
          {' '}
          <OwnStamp dateTime={value}>{t('time.own', { time: own })}</OwnStamp>
        </>
      )}
    </>
  );
}

/** Counts down to an instant in seconds; shows a text once it has passed. */
export function Countdown({ until }: { until: string }) {
  const { t } = useTranslation();
  const end = new Date(until).getTime();
  const now = useNow();
  if (now >= end) return <span>{t('time.passed')}</span>;
  const { days, clock } = timeLeft(end - now);
  const time = days === 0 ? clock : `${t('time.days', { count: days })} ${clock}`;
  return (
    // Screen readers do not announce every tick.
    <span role="timer" aria-live="off" style={tabular}>
      {t('time.remaining', { time })}
    </span>
  );
}

/** A deadline: in GMT+8, in local time, and the time left. */
export function Cutoff({ value }: { value: string }) {
  return (
    <>
      <DateTime value={value} zone="both" />
      {' · '}
      <Countdown until={value} />
    </>
  );
}
