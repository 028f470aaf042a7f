import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAmountError } from '../../design/fields/useAmountError.ts';
import { color, text } from '../../design/theme/css.ts';
import { Notice } from '../../design/ui/Notice.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { AmountField } from '../../forms/AmountField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { formatAmount, isZero, percentOf } from '../../money/decimal.ts';
import { Figures } from '../../orders/flow/Figures.tsx';
import { FlowForm } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import {
  isFull,
  priceCoin,
  offerCoin,
  toSaleDraft,
  type Rules,
  type SaleDraft,
  type SaleValues,
} from './order.ts';
import { otcPath } from './paths.ts';
import { priceMoney, formatPriceAmount, formatOfferAmount } from './words.tsx';

const Published = styled('p')({ ...text.label, fontWeight: 400, color: color.ink.secondary });

export interface SellFormProps extends FormParts<SaleValues, SaleDraft> {
  rules: Rules;
  /** Null while loading, so that the form does not claim that the balance is too low. */
  available: string | null;
}

/** Amount and price of an offer, with what a buyer pays and what arrives. */
export function SellForm({ rules, available, values, set, onReview }: SellFormProps) {
  const { t } = useTranslation('otc');
  const amountError = useAmountError();
  const { minimum, maximum, minimumPrice, maximumPrice, feeRate, published, maxPublished } = rules;
  const limits = { minimum, maximum, ...(available !== null && { available }) };
  const prices = { minimum: minimumPrice, maximum: maximumPrice };
  const form = useForm(values, set, ({ amount, price }) => ({
    amount: amountError(amount, offerCoin, limits),
    price: amountError(price, priceCoin, prices),
  }));
  const figures = toSaleDraft(values, rules);
  const full = isFull(rules);
  return (
    <FlowForm
      form={form}
      toDraft={() => toSaleDraft(values, rules)}
      onReview={onReview}
      label={t('form.submit')}
      disabled={full}
    >
      {full && (
        <Notice tone="warning" title={t('form.full', { count: maxPublished ?? 0 })}>
          <TextLink to={otcPath({ tab: 'sales', status: 'PUBLISHED' })}>{t('form.toOwn')}</TextLink>
        </Notice>
      )}
      <AmountField
        label={t('form.amount')}
        hint={
          minimum !== null && maximum !== null
            ? t('form.amountLimits', { minimum: formatAmount(minimum), maximum: formatOfferAmount(maximum) })
            : undefined
        }
        coin={offerCoin}
        limits={limits}
        {...form.bind('amount')}
      />
      <AmountField
        label={t('form.price')}
        hint={
          minimumPrice !== null && maximumPrice !== null
            ? t('form.priceLimits', {
                minimum: formatAmount(minimumPrice),
                maximum: formatPriceAmount(maximumPrice),
              })
            : undefined
        }
        coin={priceCoin}
        limits={prices}
        {...form.bind('price')}
      />
      <Figures
        label={t('preview.label')}
        figures={[
          { label: t('figures.total'), value: figures && priceMoney(figures.total) },
          ...(feeRate === null
            ? []
            : [
                {
                  label: isZero(feeRate)
                    ? t('figures.fee')
                    : t('figures.feeOf', { percent: percentOf(feeRate) }),
                  value: figures?.fee && priceMoney(figures.fee),
                },
              ]),
        ]}
        total={{ label: t('figures.arrives'), value: figures && priceMoney(figures.arrives) }}
      />
      {!full && published !== null && maxPublished !== null && (
        <Published>{t('form.published', { published, count: maxPublished })}</Published>
      )}
    </FlowForm>
  );
}
