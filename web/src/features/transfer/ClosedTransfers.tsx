import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Countdown, DateTime } from '../../components/DateTime.tsx';
import { DetailList } from '../../components/DetailList.tsx';
import { ClockIcon } from '../../components/icons/status.tsx';
import { Actions, SectionTitle, Stack } from '../../components/surface.tsx';
import type { TransferClosedReason } from '../../generated/schema.ts';
import { useNow } from '../../lib/useNow.ts';
import { paths } from '../../paths.ts';
import { color, text } from '../../theme/css.ts';

const Head = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '12px 0',
  textAlign: 'center',
  color: color.info.main,
  '& h2': { color: color.ink.primary },
  '& p': { ...text.dense, color: color.ink.secondary, maxWidth: 440 },
  '& p[data-clock]': { ...text.title, color: color.ink.primary },
});

/** How often the platform is asked once the time is up by this device's clock, in ms. */
const askAgain = 5_000;

export interface ClosedTransfersProps {
  /** ISO 8601. */
  until: string;
  reason: TransferClosedReason | null;
  /** The time is up: ask the platform, whose clock decides. Called again until this is gone. */
  onDue: () => void;
}

/** Transfers are closed for a while: why, until when, and that nothing needs to be done. */
export function ClosedTransfers({ until, reason, onDue }: ClosedTransfersProps) {
  const { t } = useTranslation(['transfer', 'common']);
  const isDue = useNow() >= Date.parse(until);
  const ask = useEffectEvent(onDue);
  useEffect(() => {
    if (!isDue) return;
    ask();
    const timer = setInterval(() => ask(), askAgain);
    return () => clearInterval(timer);
  }, [isDue]);
  const isElsewhere = new Date(until).getTimezoneOffset() !== -480;
  return (
    <Stack>
      <Head>
        <ClockIcon size={48} />
        <SectionTitle>{t('closed.title')}</SectionTitle>
        <p>{t(`closed.reasons.${reason ?? 'OTHER'}`)}</p>
        <p data-clock>{isDue ? t('closed.opening') : <Countdown until={until} />}</p>
      </Head>
      <DetailList
        details={[
          { label: t('closed.opens'), value: <DateTime value={until} /> },
          {
            label: t('closed.opensLocal'),
            value: isElsewhere ? <DateTime value={until} zone="local" /> : null,
          },
        ]}
      />
      <p style={{ ...text.dense, color: color.ink.secondary }}>{t('closed.byItself')}</p>
      <Actions>
        <Button component={Link} to={paths.records({ type: ['TRANSFER'] })} variant="outlined">
          {t('closed.history')}
        </Button>
      </Actions>
    </Stack>
  );
}
