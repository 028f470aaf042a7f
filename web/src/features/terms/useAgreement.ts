import { useTranslation } from 'react-i18next';
import { asPortalError } from '../../data/graphql/errors.ts';
import { panelOptions } from '../../data/graphql/panelQuery.ts';
import { shownInPlace, toastSuccess } from '../../data/graphql/report.ts';
import { useAction } from '../../forms/useAction.ts';
import { useAcceptAgreementMutation, useTermsQuery } from './terms.generated.ts';

/** The terms in force, refetched on each visit in case of newer ones, and how to accept them. */
export function useAgreement() {
  const { t } = useTranslation('terms');
  const query = useTermsQuery(panelOptions);
  const [acceptAgreement] = useAcceptAgreementMutation(shownInPlace);
  const accept = useAction(async (termsId: string) => {
    try {
      // The answer contains the member, which updates the cache.
      await acceptAgreement({ variables: { input: { termsId } } });
    } catch (error) {
      // They may have changed meanwhile; the refusal stays above the new ones.
      if (asPortalError(error).code === 'PLATFORM_MESSAGE') await query.refetch().catch(() => undefined);
      throw error;
    }
    toastSuccess(t('accept.done'));
  });
  return { query, accept };
}
