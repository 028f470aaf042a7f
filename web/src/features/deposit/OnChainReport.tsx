import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../components/field/AmountField.tsx';
import { PictureField } from '../../components/field/PictureField.tsx';
import { useAmountError } from '../../components/field/useAmountError.ts';
import { Money } from '../../components/Money.tsx';
import { Stack } from '../../components/surface.tsx';
import type { Draft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';
import { Figures } from '../../money-flow/Figures.tsx';
import { FlowActions } from '../../money-flow/layout.tsx';
import type { OpenNetwork } from './deposit.ts';
import { creditOf, onChainOrderOf, onChainRate, type OnChainOrder, type OnChainValues } from './order.ts';
import { ReferenceField, useReferenceError } from './ReferenceField.tsx';
import type { DepositFlow } from './useDepositFlow.ts';
import { amountOf, rateOf } from './words.ts';

export interface OnChainReportProps extends Pick<
  DepositFlow<OnChainOrder>,
  'picture' | 'onPicture' | 'more'
> {
  network: OpenNetwork;
  draft: Draft<OnChainValues>;
  onReview: (order: OnChainOrder) => void;
}

/** What the member tells of the transfer, once it is sent. */
export function OnChainReport({ network, draft, picture, onPicture, more, onReview }: OnChainReportProps) {
  const { t } = useTranslation('deposit');
  const amountError = useAmountError();
  const referenceError = useReferenceError();
  const { values } = draft;
  const { minimum, multiple } = network;
  const limits = { minimum, multiple };
  const form = useForm(values, draft.set, ({ amount, reference }) => ({
    amount: amountError(amount, 'USDT', limits),
    reference: referenceError(network.network, reference),
  }));
  const figures = creditOf(values.amount, onChainRate);
  return (
    <form
      noValidate
      onSubmit={form.submit(() => {
        const order = onChainOrderOf(values, network, more());
        if (order !== null) onReview(order);
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
