import { useTranslation } from 'react-i18next';
import type { Asset } from '../../data/overview/overview.tsx';
import { useAmountError } from '../../design/fields/useAmountError.ts';
import { Money } from '../../design/ui/Money.tsx';
import { AmountField } from '../../forms/AmountField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { unitName } from '../../money/credits.ts';
import { formatAmount, isZero, knownLimits, percentOf } from '../../money/decimal.ts';
import { Figures } from '../../orders/flow/Figures.tsx';
import { FlowForm } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import { CreditChoices } from './CreditChoices.tsx';
import {
  isLostInRounding,
  previewConvert,
  toConvertDraft,
  type ConvertConfig,
  type ConvertDraft,
  type ConvertValues,
  type Pair,
} from './order.ts';
import { formatConvertRate } from './words.ts';

/** Live summary of what the typed amount costs and what arrives. */
function Preview({ typed, pair }: { typed: string; pair: Pair }) {
  const { t } = useTranslation('convert');
  const figures = previewConvert(typed, pair);
  return (
    <Figures
      label={t('preview.label')}
      figures={[
        ...(pair.feeRate === null
          ? []
          : [
              {
                label: isZero(pair.feeRate)
                  ? t('preview.noFee')
                  : t('preview.fee', { percent: percentOf(pair.feeRate) }),
                value: figures?.fee && <Money value={figures.fee} coin={pair.from} alwaysShown />,
              },
            ]),
        { label: t('preview.rate'), value: formatConvertRate(pair) },
      ]}
      total={{
        label: t('preview.arrives'),
        value: figures && <Money value={figures.arrives} coin={pair.to} alwaysShown />,
      }}
    />
  );
}

export interface ConvertFormProps extends FormParts<ConvertValues, ConvertDraft> {
  config: ConvertConfig;
  /** The pair of `config` that the values select. */
  pair: Pair;
  isFromFixed: boolean;
  /** Null while loading, so that the form does not claim that the balance is too low. */
  assets: readonly Asset[] | null;
}

export function ConvertForm({
  config: { pairs, cancelSeconds },
  pair,
  isFromFixed,
  assets,
  values,
  set,
  onReview,
}: ConvertFormProps) {
  const { t } = useTranslation('convert');
  const amountError = useAmountError();
  const { from, minimum, maximum, multiple } = pair;
  const limits = {
    minimum,
    maximum,
    multiple,
    available: assets?.find(({ coin }) => coin === from)?.available,
  };
  const known = knownLimits(pair);
  const form = useForm(values, set, ({ amount }) => ({
    amount:
      amountError(amount, from, limits) ?? (isLostInRounding(amount, pair) ? t('form.tooSmall') : undefined),
  }));
  return (
    <FlowForm
      form={form}
      toDraft={() => toConvertDraft(values.amount, pair, cancelSeconds)}
      onReview={onReview}
      label={t('form.submit')}
    >
      <CreditChoices pairs={pairs} pair={pair} isFromFixed={isFromFixed} onChange={set} />
      <AmountField
        label={t('form.amount')}
        hint={
          known &&
          t('form.limits', {
            minimum: formatAmount(known.minimum),
            maximum: `${formatAmount(known.maximum)} ${unitName(from)}`,
            multiple: formatAmount(known.multiple),
          })
        }
        coin={from}
        limits={limits}
        {...form.bind('amount')}
      />
      <Preview typed={values.amount} pair={pair} />
    </FlowForm>
  );
}
