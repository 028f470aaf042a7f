import { useTranslation } from 'react-i18next';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatDate, startOfBusinessDay } from '../../time/time.ts';
import type { Recipient } from './recipient.ts';

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(startOfBusinessDay(day), useLocale())}</time>;
}

/**
 * The row of a review with the date since when the recipient is a member, or that the lookup failed; none without a
 * lookup.
 */
export function useMemberSince(): (
  recipient: Partial<Pick<Recipient, 'memberSince' | 'lookUpFailed'>>,
) => Detail {
  const { t } = useTranslation('flow');
  return ({ memberSince: day, lookUpFailed }) => ({
    label: t('recipient.memberSince'),
    value: lookUpFailed === true ? t('recipient.notLookedUp') : day && <Day day={day} />,
  });
}
