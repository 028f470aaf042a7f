import { useTranslation } from 'react-i18next';
import { request } from '../../data/graphql/request.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import { useReviewSteps } from '../../design/ui/useReviewSteps.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { SentPicture } from '../../screens/SentPicture.tsx';
import { formatBusinessDay } from '../../time/time.ts';
import { ClaimScreenshotDocument } from './claims.generated.ts';
import type { Claim } from './order.ts';
import { claimPath } from './paths.ts';
import { StatusNote } from './StatusNote.tsx';
import { claimCoin } from './words.ts';

async function loadScreenshot(claimId: string, signal: AbortSignal) {
  const options = { shownByScreen: true, signal } as const;
  return (await request(ClaimScreenshotDocument, { claimId }, options)).claimScreenshot;
}

/** All details of a claim. */
export function ClaimDetails({ claim }: { claim: Claim }) {
  const { t } = useTranslation(['claims', 'common', 'shell']);
  const locale = useLocale();
  const steps = useReviewSteps({
    sent: t('timeline.sent'),
    reviewing: t('timeline.reviewing'),
    reviewed: t('timeline.reviewed'),
    done: t('timeline.paid'),
  });
  const { status, amount, name, position, number, date } = claim;
  return (
    <Receipt
      kind={t('shell:features.claims.title')}
      receiptNumber={claim.receiptNumber}
      amount={{ value: amount, unit: claimCoin }}
      state={t(`common:status.${status}`)}
      at={claim.createdAt}
      again={status === 'REJECTED' ? claimPath({ trade: claim.tradeId ?? undefined }) : null}
    >
      <OrderProgress
        status={status}
        help={<StatusNote claim={claim} />}
        title={t('timeline.title')}
        steps={steps(claim)}
      />
      <DetailList
        details={[
          {
            label: t(status === 'APPROVED' ? 'figures.paid' : 'figures.willBePaid'),
            value: status === 'REJECTED' ? null : <Money value={amount} coin={claimCoin} exact />,
            emphasis: true,
          },
          { label: t('figures.lost'), value: <Money value={amount} coin="INSURANCE_POINT" exact /> },
          { label: t('figures.day'), value: date && formatBusinessDay(date, locale) },
          { label: t('figures.package'), value: name },
          { label: t('figures.round'), value: position === null ? null : String(position) },
          { label: t('figures.number'), value: String(number) },
          copied(t('common:order.receiptNumber'), claim.receiptNumber),
          copied(t('common:order.transactionNumber'), claim.transactionNumber),
          { label: t('figures.createdAt'), value: <DateTime value={claim.createdAt} zone="both" /> },
          {
            label: t('figures.decidedAt'),
            value: claim.decidedAt && <DateTime value={claim.decidedAt} zone="both" />,
          },
        ]}
      />
      <SentPicture title={t('picture.label')} load={(signal) => loadScreenshot(claim.id, signal)} />
    </Receipt>
  );
}
