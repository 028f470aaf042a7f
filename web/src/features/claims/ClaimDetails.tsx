import { useTranslation } from 'react-i18next';
import { request } from '../../data/graphql/request.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import { useReviewSteps } from '../../design/ui/useReviewSteps.ts';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { SentPicture } from '../../screens/SentPicture.tsx';
import { ClaimScreenshotDocument } from './claims.generated.ts';
import { useClaimFields, useClaimReceipt } from './fields.tsx';
import type { Claim } from './order.ts';
import { claimPath } from './paths.ts';
import { StatusNote } from './StatusNote.tsx';

async function loadScreenshot(claimId: string, signal: AbortSignal) {
  const options = { shownByScreen: true, signal } as const;
  return (await request(ClaimScreenshotDocument, { claimId }, options)).claimScreenshot;
}

/** All details of a claim. */
export function ClaimDetails({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const fields = useClaimFields();
  const toReceipt = useClaimReceipt();
  const steps = useReviewSteps({
    sent: t('timeline.sent'),
    reviewing: t('timeline.reviewing'),
    reviewed: t('timeline.reviewed'),
    done: t('timeline.paid'),
  });
  const { status } = claim;
  return (
    <Receipt
      {...toReceipt(claim)}
      again={status === 'REJECTED' ? claimPath({ trade: claim.tradeId ?? undefined }) : null}
    >
      <OrderProgress
        status={status}
        help={<StatusNote claim={claim} />}
        title={t('timeline.title')}
        steps={steps(claim)}
      />
      <DetailList details={toDetails(fields, claim, 'details')} />
      <SentPicture title={t('picture.label')} load={(signal) => loadScreenshot(claim.id, signal)} />
    </Receipt>
  );
}
