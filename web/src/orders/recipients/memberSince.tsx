import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatDate, startOfBusinessDay } from '../../time/time.ts';
import type { OrderField } from '../fields/field.ts';
import type { Recipient } from './recipient.ts';

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(startOfBusinessDay(day), useLocale())}</time>;
}

/** What a draft has of its recipient; an order has none of it. */
export type RecipientFacts = Partial<Pick<Recipient, 'memberSince' | 'lookUpFailed'>>;

/** Since when the recipient is a member, or that the lookup failed; nothing without a lookup. */
export function useMemberSinceField(): OrderField<RecipientFacts> {
  const { t } = useTranslation('flow');
  return {
    id: 'memberSince',
    label: t('recipient.memberSince'),
    value: ({ memberSince: day, lookUpFailed }) =>
      lookUpFailed === true ? t('recipient.notLookedUp') : day && <Day day={day} />,
  };
}
