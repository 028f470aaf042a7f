import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ClockIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { Countdown, DateTime } from '../../design/ui/DateTime.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { useNow } from '../../time/useNow.ts';

const Head = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '12px 0',
  textAlign: 'center',
  color: color.info.main,
  '& h2': { color: color.ink.primary, textWrap: 'balance' },
  '& p': { ...text.dense, color: color.ink.secondary, maxWidth: 440, textWrap: 'pretty' },
  '& p[data-clock]': { ...text.title, color: color.ink.primary },
});

export interface SuspendedHeadProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** The head of what replaces a closed form: an icon, what is closed, and why. */
export function SuspendedHead({ icon, title, children }: SuspendedHeadProps) {
  return (
    <Head>
      {icon}
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Head>
  );
}

/** Delay between refetches once the countdown is over, in ms. */
const refetchInterval = 5_000;

export interface SuspendedUntilProps {
  /** ISO 8601. */
  until: string;
  /**
   * Called when the countdown ends, and repeatedly until the parent unmounts this: only the platform's clock decides.
   */
  onDue: () => void;
  words: {
    readonly title: string;
    readonly why: ReactNode;
    /** Replaces the countdown once it is over. */
    readonly opening: string;
    /** Label of the instant in GMT+8. */
    readonly at: string;
    /** Label of the same instant in the member's own time. */
    readonly atLocal: string;
  };
  /** What the member can do in the meantime. */
  children?: ReactNode;
}

/** A money flow that is closed for a while: the reason, the end in both time zones, and a countdown. */
export function SuspendedUntil({ until, onDue, words, children }: SuspendedUntilProps) {
  const isDue = useNow() >= Date.parse(until);
  const ask = useEffectEvent(onDue);
  useEffect(() => {
    if (!isDue) return;
    ask();
    const timer = setInterval(() => ask(), refetchInterval);
    return () => clearInterval(timer);
  }, [isDue]);
  const isElsewhere = new Date(until).getTimezoneOffset() !== -480;
  return (
    <Stack>
      <SuspendedHead icon={<ClockIcon size={48} />} title={words.title}>
        <p>{words.why}</p>
        <p data-clock>{isDue ? words.opening : <Countdown until={until} />}</p>
      </SuspendedHead>
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
