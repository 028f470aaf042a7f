import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../components/field/AmountField.tsx';
import { PictureField } from '../../components/field/PictureField.tsx';
import { useAmountError } from '../../components/field/useAmountError.ts';
import { Money } from '../../components/Money.tsx';
import { Stack } from '../../components/surface.tsx';
import { useForm } from '../../lib/useForm.ts';
import { Figures } from '../../money-flow/Figures.tsx';
import { FlowActions } from '../../money-flow/layout.tsx';
import type { FormParts } from '../../money-flow/MoneyFlow.tsx';
import {
  creditOf,
  onChainRate,
  toOnChainDraft,
  type OnChainDraft,
  type OnChainValues,
  type OpenNetwork,
} from './order.ts';
import { ReferenceField, useReferenceError } from './ReferenceField.tsx';
import type { PictureParts } from './useDepositFlow.tsx';
import { amountOf, rateOf } from './words.ts';

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
  const amountError = useAmountError();
  const referenceError = useReferenceError();
  const { minimum, multiple } = network;
  const limits = { minimum, multiple };
  const form = useForm(values, set, ({ amount, reference }) => ({
    amount: amountError(amount, 'USDT', limits),
    reference: referenceError(network.network, reference),
  }));
  const figures = creditOf(values.amount, onChainRate);
  return (
    <form
      noValidate
      onSubmit={form.submit(() => {
        const draft = toOnChainDraft(values, network, hold());
        if (draft !== null) onReview(draft);
      })}
    >
      <Stack>
        <AmountField
          label={t('chain.amount')}
          hint={t('limits', { minimum: amountOf(minimum, 'USDT'), multiple: amountOf(multiple, 'USDT') })}
          coin="USDT"
          limits={limits}
          {...form.bind('amount')}
        />
        <ReferenceField network={network.network} {...form.bind('reference')} />
        <PictureField
          name="picture"
          label={t('picture.label')}
          optional
          picture={picture}
          onChange={onPicture}
        />
        <Figures
          label={t('figures.label')}
          figures={[{ label: t('figures.rate'), value: rateOf(onChainRate, 'USDT') }]}
          total={{
            label: t('figures.willBeCredited'),
            value: figures && <Money value={figures.credited} coin="CASH_POINT" alwaysShown />,
          }}
        />
        <FlowActions>
          <Button type="submit" size="large" sx={{ flex: 1 }}>
            {t('submit')}
          </Button>
        </FlowActions>
      </Stack>
    </form>
  );
}
