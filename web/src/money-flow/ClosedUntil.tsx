import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Countdown, DateTime } from '../components/DateTime.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { ClockIcon } from '../components/icons/status.tsx';
import { SectionTitle, Stack } from '../components/surface.tsx';
import { useNow } from '../lib/useNow.ts';
import { color, text } from '../theme/css.ts';

const Head = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '12px 0',
  textAlign: 'center',
  color: color.info.main,
  '& h2': { color: color.ink.primary },
  '& p': { ...text.dense, color: color.ink.secondary, maxWidth: 440, textWrap: 'pretty' },
  '& p[data-clock]': { ...text.title, color: color.ink.primary },
});

/** How often the platform is asked once the time is up by this device's clock, in ms. */
const askAgain = 5_000;

export interface ClosedUntilProps {
  /** ISO 8601. */
  until: string;
  /** The time is up: ask the platform, whose clock decides. Called again until this is gone. */
  onDue: () => void;
  words: {
    readonly title: string;
    readonly why: ReactNode;
    /** Stands for the countdown once the time is up. */
    readonly opening: string;
    /** Label of the instant in GMT+8. */
    readonly at: string;
    /** Label of the same instant in the member's own time. */
    readonly atLocal: string;
  };
  /** What can be done meanwhile. */
  children?: ReactNode;
}

/** A money flow that is closed for a while: why, until when in both times, and a countdown. */
export function ClosedUntil({ until, onDue, words, children }: ClosedUntilProps) {
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
        <SectionTitle>{words.title}</SectionTitle>
        <p>{words.why}</p>
        <p data-clock>{isDue ? words.opening : <Countdown until={until} />}</p>
      </Head>
      <DetailList
        details={[
          { label: words.at, value: <DateTime value={until} /> },
          {
            label: words.atLocal,
            value: isElsewhere ? <DateTime value={until} zone="local" /> : null,
          },
        ]}
      />
      {children}
    </Stack>
  );
}
