import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatBusinessDay, formatDayAndMonth } from '../../lib/time.ts';
import type { Span } from './period.ts';

/** Name of a bar: a date with its weekday, or the first and last day of a week. */
export function useBarName(): (bar: Span) => string {
  const { t } = useTranslation('earnings');
  const locale = useLocale();
  return ({ from, to }) =>
    from === to
      ? formatBusinessDay(from, locale)
      : t('span', { from: formatDayAndMonth(from, locale), to: formatDayAndMonth(to, locale) });
}
