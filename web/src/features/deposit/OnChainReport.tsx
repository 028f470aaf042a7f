import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../design/fields/PictureField.tsx';
import { color, text } from '../../design/theme/css.ts';
import { below, radius } from '../../design/theme/tokens.ts';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { CopyButton } from '../../design/ui/CopyButton.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { QrCode } from '../../design/ui/QrCode.tsx';
import { useForm } from '../../forms/useForm.ts';
import { Figures } from '../../orders/flow/Figures.tsx';
import type { PictureParts } from '../../orders/flow/heldPictures.ts';
import { FlowForm } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import {
  calculateCredit,
  onChainRate,
  toOnChainDraft,
  type OnChainDraft,
  type OnChainValues,
  type OpenNetwork,
} from './order.ts';
import { ReferenceField, useReferenceError } from './ReferenceField.tsx';
import { useRemainder } from './Remainder.tsx';
import { SentAmountField, useSentAmountError } from './SentAmountField.tsx';
import { formatDepositRate } from './words.ts';

const Panel = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 20,
  alignItems: 'center',
  padding: 16,
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.card,
  backgroundColor: color.surface.inset,
  [`@media ${below.tablet}`]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    textAlign: 'center',
  },
});

const Words = styled('div')({
  ...text.body,
  display: 'grid',
  gap: 12,
  justifyItems: 'inherit',
  minWidth: 0,
  '& > h3': { ...text.dense, fontWeight: 500, color: color.ink.secondary },
  '& > p': { overflowWrap: 'anywhere' },
});

const Quiet = styled('p')({ ...text.dense, color: color.ink.secondary });

export interface AddressPanelProps {
  network: OpenNetwork;
  demonstration: boolean;
}

/** The member's own deposit address: as a QR code, as text, and to copy. */
export function AddressPanel({ network: { network, address, checked }, demonstration }: AddressPanelProps) {
  const { t } = useTranslation('deposit');
  const label = t('chain.address.of', { network });
  return (
    <>
      {demonstration && (
        <Notice tone="danger" title={t('chain.demonstration.title')}>
          {t('chain.demonstration.body')}
        </Notice>
      )}
      <Panel>
        <QrCode text={address} label={t('chain.address.qr', { network })} />
        <Words>
          <h3>{label}</h3>
          <p>
            <AddressText address={address} />
          </p>
          <div>
            <CopyButton text={address} label={label} words={t('chain.address.copy')} />
          </div>
        </Words>
      </Panel>
      <Quiet>{t(checked ? 'chain.checked' : 'chain.unchecked', { network })}</Quiet>
    </>
  );
}

export interface OnChainReportProps extends FormParts<OnChainValues, OnChainDraft>, PictureParts {
  network: OpenNetwork;
}

/** What the member reports of the transfer after sending it. */
export function OnChainReport({
  network,
  values,
  set,
  picture,
  onPicture,
  hold,
  onReview,
}: OnChainReportProps) {
  const { t } = useTranslation('deposit');
  const amountError = useSentAmountError();
  const remainder = useRemainder();
  const referenceError = useReferenceError();
  const form = useForm({ ...values, picture }, set, ({ amount, reference }) => ({
    amount: amountError(amount, network, 'USDT'),
    reference: referenceError(network.network, reference),
  }));
  const figures = calculateCredit(values.amount, onChainRate, network);
  return (
    <FlowForm
      form={form}
      toDraft={() => toOnChainDraft(values, network, hold())}
      onReview={onReview}
      label={t('submit')}
    >
      <SentAmountField label={t('chain.amount')} way={network} unit="USDT" {...form.bind('amount')} />
      <ReferenceField network={network.network} {...form.bind('reference')} />
      <PictureField
        name="picture"
        label={t('picture.label')}
        optional
        picture={picture}
        error={form.bind('picture', 'receiptImage').error}
        onChange={onPicture}
      />
      <Figures
        label={t('figures.label')}
        figures={[
          { label: t('figures.rate'), value: formatDepositRate(onChainRate, 'USDT') },
          ...remainder(figures?.remainder ?? null, 'USDT'),
        ]}
        total={{
          label: t('figures.willBeCredited'),
          value: figures && <Money value={figures.credited} coin="CASH_POINT" alwaysShown />,
        }}
      />
    </FlowForm>
  );
}
