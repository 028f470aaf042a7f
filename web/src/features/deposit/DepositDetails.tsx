import { useTranslation } from 'react-i18next';
import { request } from '../../data/graphql/request.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import { useReviewSteps } from '../../design/ui/useReviewSteps.ts';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { SentPicture } from '../../screens/SentPicture.tsx';
import { DepositReceiptImageDocument } from './deposit.generated.ts';
import { toDepositFacts, useDepositFields, useDepositReceipt } from './fields.tsx';
import type { Deposit } from './order.ts';
import { depositAgainPath } from './paths.ts';
import { StatusNote } from './StatusNote.tsx';

async function loadReceipt(depositId: string, signal: AbortSignal) {
  const options = { shownByScreen: true, signal } as const;
  return (await request(DepositReceiptImageDocument, { depositId }, options)).depositReceiptImage;
}

/** All details of a deposit. */
export function DepositDetails({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const steps = useReviewSteps({
    sent: t('timeline.sent'),
    reviewing: t('timeline.reviewing'),
    reviewed: t('timeline.reviewed'),
    done: t('timeline.credited'),
  });
  const fields = useDepositFields();
  const toReceipt = useDepositReceipt();
  const { status } = deposit;
  return (
    <Receipt {...toReceipt(deposit)} again={status === 'REJECTED' ? depositAgainPath(deposit) : null}>
      <OrderProgress
        status={status}
        help={<StatusNote deposit={deposit} />}
        title={t('timeline.title')}
        steps={steps(deposit)}
      />
      <DetailList details={toDetails(fields, toDepositFacts(deposit), 'details')} />
      {deposit.hasReceiptImage && (
        <SentPicture title={t('picture.label')} load={(signal) => loadReceipt(deposit.id, signal)} />
      )}
    </Receipt>
  );
}
