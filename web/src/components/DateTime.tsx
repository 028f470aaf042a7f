import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/useLocale.ts';
import { formatDateTime, timeLeft, type Zone } from '../lib/time.ts';
import { useNow } from '../lib/useNow.ts';
import { color, tabular } from '../theme/css.ts';

/** Where it has to take two lines they are about as long, and no word is cut. */
const Stamp = styled('time')({
  ...tabular,
  display: 'inline-block',
  // Its first line stands on that of what is beside it.
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  textWrap: 'balance',
  wordBreak: 'keep-all',
});

/** The member's own time. */
const OwnStamp = styled(Stamp)({ whiteSpace: 'normal', color: color.ink.secondary });

export interface DateTimeProps {
  /** ISO 8601, as the schema gives it. */
  value: string;
  /** GMT+8 by default, as everything on a statement; `both` adds the member's own time where it differs. */
  zone?: Zone | 'both';
}

/** An instant: absolute, and never without its zone. */
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

/** How long until an instant, counting down once a second; it says so when the time is up. */
export function Countdown({ until }: { until: string }) {
  const { t } = useTranslation();
  const end = new Date(until).getTime();
  const now = useNow();
  if (now >= end) return <span>{t('time.passed')}</span>;
  const { days, clock } = timeLeft(end - now);
  const time = days === 0 ? clock : `${t('time.days', { count: days })} ${clock}`;
  return (
    // A clock that ticks is not read out every second.
    <span role="timer" aria-live="off" style={tabular}>
      {t('time.remaining', { time })}
    </span>
  );
}

/** A cut-off: in GMT+8, in the member's own time, and how long is left. */
export function Cutoff({ value }: { value: string }) {
  return (
    <>
      <DateTime value={value} zone="both" />
      {' · '}
      <Countdown until={value} />
    </>
  );
}
