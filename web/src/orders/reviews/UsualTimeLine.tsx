import { useTranslation } from 'react-i18next';
import type { ReviewKind } from '../../generated/schema.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { formatDuration } from './duration.ts';
import { useUsualReviewTimesQuery } from './usualTimes.generated.ts';

/** A sentence with the usual time, set off from one before it; asked for once while the page is open. */
export function UsualTimeLine({ kind }: { kind: ReviewKind }) {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  const { sentences } = usePunctuation();
  const { data } = useUsualReviewTimesQuery({ context: { background: true } });
  const usual = data?.usualReviewTimes.find((one) => one.kind === kind);
  return usual === undefined ? null : (
    <span>{sentences('', t('usual', { time: formatDuration(usual.seconds, locale) }))}</span>
  );
}
