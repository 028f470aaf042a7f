import { maximumMatchingCodes } from '@portal/schema/rules';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { useForm } from '../../forms/useForm.ts';
import { compareAmounts, subtract } from '../../money/decimal.ts';
import { Figures } from '../../orders/flow/Figures.tsx';
import { FlowForm } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import {
  parseQuantity,
  toCodePurchase,
  type CodeDraft,
  type CodeValues,
  type CataloguePackage,
} from './order.ts';
import { formatCodeAmount, codeCoin } from './words.ts';

export interface PurchaseFormProps extends FormParts<CodeValues, CodeDraft> {
  offers: readonly CataloguePackage[];
  /** What the member has available; null while unknown. */
  available: string | null;
}

/** Buys codes for a package: which, how many, and what they cost. */
export function PurchaseForm({ offers, available, values, set, onReview }: PurchaseFormProps) {
  const { t } = useTranslation('matching-codes');
  const offer = offers.find(({ id }) => id === values.packageId) ?? offers[0];
  const quantity = parseQuantity(values.quantity);
  const draft = offer === undefined || quantity === null ? null : toCodePurchase(offer, quantity);
  const form = useForm(values, set, () => {
    if (draft === null) return { quantity: t('buy.range', { maximum: maximumMatchingCodes }) };
    if (available === null || compareAmounts(available, draft.pays) >= 0) return {};
    return { quantity: t('buy.missing', { amount: formatCodeAmount(subtract(draft.pays, available)) }) };
  });
  return (
    <Stack as="section" aria-labelledby="matching-codes-buy" style={{ gap: 12 }}>
      <SectionTitle id="matching-codes-buy">{t('buy.title')}</SectionTitle>
      {offer === undefined ? (
        <EmptyState title={t('buy.none')} hint={t('buy.noneHint')} />
      ) : (
        <FlowForm form={form} toDraft={() => draft} onReview={onReview} label={t('buy.submit')}>
          <SelectField
            name="packageId"
            label={t('figures.package')}
            empty={null}
            value={offer.id}
            options={offers.map(({ id, name, amount }) => ({
              value: id,
              label: `${name} · ${formatCodeAmount(amount)}`,
            }))}
            onChange={(packageId) => set({ packageId })}
          />
          <TextField
            label={t('buy.quantity')}
            hint={t('buy.hint', { maximum: maximumMatchingCodes })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...form.bind('quantity')}
          />
          <Figures
            label={t('buy.preview')}
            figures={[
              {
                label: t('figures.price'),
                value: <Money value={offer.amount} coin={codeCoin} alwaysShown />,
              },
            ]}
            total={{
              label: t('figures.pays'),
              value: draft === null ? null : <Money value={draft.pays} coin={codeCoin} alwaysShown />,
            }}
          />
        </FlowForm>
      )}
    </Stack>
  );
}
