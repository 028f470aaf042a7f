import { useTranslation } from 'react-i18next';
import { Notice } from '../../design/ui/Notice.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { packagePath } from '../insurance/index.ts';
import { useApplicationFields, useApplicationReceipt } from './fields.tsx';
import {
  getFreePackageChange,
  findPackage,
  type Application,
  type FreePackageDraft,
  type CommitmentSummary,
} from './order.ts';
import { applicationsPath } from './paths.ts';
import { useFreePackageTerms } from './terms.tsx';
import { formatPackageAmount } from './words.ts';

/** Review of a claim: the free package as it was when the review opened. */
export function useFreePackageReview(
  summary: CommitmentSummary | null,
): (draft: FreePackageDraft, renew: (draft: FreePackageDraft) => void) => ReviewContent {
  const { t } = useTranslation('commitment');
  const fields = useApplicationFields();
  const given = useFreePackageTerms();
  return (draft, renew) => ({
    details: [...toDetails(fields, { name: draft.name }, 'review'), ...given(draft)],
    notice: summary !== null && <Outdated change={getFreePackageChange(draft, summary)} onRenew={renew} />,
    ...(draft.kind !== null &&
      draft.contractDays !== null && {
        consequence: t(`review.${draft.kind}`, { count: draft.contractDays }),
      }),
    confirm: t('review.confirm', {
      name: draft.packageName ?? draft.name,
      amount: draft.amount === null ? '' : formatPackageAmount(draft.amount),
    }),
  });
}

/** What was claimed. */
export function useFreePackageResult(
  summary: CommitmentSummary | null,
): (application: Application) => ResultContent {
  const { t } = useTranslation('commitment');
  const toReceipt = useApplicationReceipt();
  const fields = useApplicationFields();
  const given = useFreePackageTerms();
  return (application) => {
    const { id, name, receiptNumber, claimedAt } = application;
    const claimed = summary === null ? undefined : findPackage(summary, id);
    return {
      title: t('result.claimed', { name }),
      body: (
        <Notice tone="positive">
          {t('result.where')} <TextLink to={packagePath()}>{t('states.claimed.link')}</TextLink>
        </Notice>
      ),
      receipt: { ...toReceipt(application), at: claimedAt },
      details: [
        ...toDetails(fields, { name, claimedAt }, 'result'),
        ...(claimed === undefined ? [] : given(claimed)),
      ],
      again: t('result.again'),
      next: { label: t('result.history'), to: applicationsPath({ receipt: receiptNumber }) },
    };
  };
}
