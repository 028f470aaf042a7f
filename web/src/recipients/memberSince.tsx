import type { Detail } from '../components/DetailList.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { formatDate, startOfBusinessDay } from '../lib/time.ts';

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(startOfBusinessDay(day), useLocale())}</time>;
}

/** The row of a review that says since when the recipient is a member; none where that is not known. */
export const memberSinceOf = (label: string, day: string | null | undefined): Detail => ({
  label,
  value: day == null ? null : <Day day={day} />,
});
