import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime.tsx';
import { Notice } from '../../components/Notice.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { ResultContent, ReviewContent } from '../../money-flow/content.ts';
import { Outdated } from '../../money-flow/Outdated.tsx';
import { packagePath } from '../insurance/index.ts';
import { changeOf, packageOf, type Application, type ClaimDraft, type Standing } from './order.ts';
import { applicationsPath } from './paths.ts';
import { useGiven } from './terms.tsx';
import { amountOf } from './words.ts';

/** Review of a claim: the free package as it was when the review opened. */
export function useReview(
  standing: Standing | null,
): (draft: ClaimDraft, renew: (draft: ClaimDraft) => void) => ReviewContent {
  const { t } = useTranslation('commitment');
  const given = useGiven();
  return (draft, renew) => ({
    details: [{ label: t('figures.commitment'), value: draft.name }, ...given(draft)],
    notice: standing !== null && <Outdated change={changeOf(draft, standing)} onRenew={renew} />,
    consequence: t(`review.${draft.kind}`, { count: draft.contractDays }),
    confirm: t('review.confirm', { name: draft.packageName, amount: amountOf(draft.amount) }),
  });
}

/** What was claimed. */
export function useResult(standing: Standing | null): (application: Application) => ResultContent {
  const { t } = useTranslation(['commitment', 'common', 'shell']);
  const given = useGiven();
  return ({ id, name, receiptNumber, status, claimedAt }) => {
    const claimed = standing === null ? undefined : packageOf(standing, id);
    return {
      title: t('result.claimed', { name }),
      body: (
        <Notice tone="positive">
          {t('result.where')} <TextLink to={packagePath()}>{t('states.claimed.link')}</TextLink>
        </Notice>
      ),
      receiptNumber,
      receipt: {
        kind: t('shell:features.commitment.title'),
        amount: null,
        state: t(`common:status.${status}`),
        at: claimedAt,
      },
      details: [
        { label: t('figures.commitment'), value: name },
        ...(claimed === undefined ? [] : given(claimed)),
        {
          label: t('figures.claimedAt'),
          value: claimedAt && <DateTime value={claimedAt} zone="both" />,
        },
      ],
      again: t('result.again'),
      next: { label: t('result.history'), to: applicationsPath({ receipt: receiptNumber }) },
    };
  };
}
