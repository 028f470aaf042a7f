import { useTranslation } from 'react-i18next';
import type { Asset } from '../../data/overview/overview.tsx';
import { TextArea } from '../../design/fields/TextArea.tsx';
import { useAmountError } from '../../design/fields/useAmountError.ts';
import { ChipButton, Chips } from '../../design/ui/ChipButton.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { AmountField } from '../../forms/AmountField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { unitName } from '../../money/credits.ts';
import { formatAmount, isZero, percentOf } from '../../money/decimal.ts';
import { CreditChoice } from '../../orders/flow/CreditChoice.tsx';
import { Figures } from '../../orders/flow/Figures.tsx';
import { FlowForm } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import { RecipientField } from '../../orders/recipients/RecipientField.tsx';
import { useRecipient } from '../../orders/recipients/useRecipient.ts';
import {
  maxNoteLength,
  previewTransfer,
  listRecentRecipients,
  toTransferDraft,
  type Rule,
  type SentBefore,
  type TransferDraft,
  type TransferValues,
} from './order.ts';

export interface TransferFormProps extends FormParts<TransferValues, TransferDraft> {
  rules: readonly [Rule, ...Rule[]];
  /** Null while loading, so that the form does not claim that the balance is too low. */
  assets: readonly Asset[] | null;
  sent: SentBefore | null;
  /** The member's own user name; null while loading. */
  ownName: string | null;
}

/** Live summary of what the typed amount costs and what arrives. */
function Preview({ typed, rule }: { typed: string; rule: Rule }) {
  const { t } = useTranslation('transfer');
  const figures = previewTransfer(typed, rule);
  const money = (value: string | null | undefined) =>
    value == null ? null : <Money value={value} coin={rule.coin} alwaysShown />;
  return (
    <Figures
      label={t('preview.label')}
      figures={[
        { label: t('preview.pay'), value: money(figures?.amount) },
        ...(rule.feeRate === null || isZero(rule.feeRate)
          ? []
          : [{ label: t('preview.fee', { percent: percentOf(rule.feeRate) }), value: money(figures?.fee) }]),
      ]}
      {...(rule.feeRate !== null && {
        total: { label: t('preview.arrives'), value: money(figures?.arrives) },
      })}
    />
  );
}

/** The limits and fee in a sentence or two. */
function useFormatRule(): (rule: Rule) => string {
  const { t } = useTranslation('transfer');
  const { sentences } = usePunctuation();
  const feeWords = (rate: string | null): string => {
    if (rate === null) return '';
    return isZero(rate) ? t('form.noFee') : t('form.fee', { percent: percentOf(rate) });
  };
  return ({ coin, minimum, maximum, multiple, feeRate }) => {
    const limits =
      minimum !== null && maximum !== null && multiple !== null
        ? t('form.limits', {
            minimum: formatAmount(minimum),
            maximum: `${formatAmount(maximum)} ${unitName(coin)}`,
            multiple: formatAmount(multiple),
          })
        : '';
    const fee = feeWords(feeRate);
    return [limits, fee].includes('') ? limits + fee : sentences(limits, fee);
  };
}

export function TransferForm({ rules, assets, sent, ownName, values, set, onReview }: TransferFormProps) {
  const { t } = useTranslation('transfer');
  const amountError = useAmountError();
  const ruleWords = useFormatRule();
  const rule = rules.find(({ coin }) => coin === values.coin) ?? rules[0];
  const limits = {
    minimum: rule.minimum ?? undefined,
    maximum: rule.maximum ?? undefined,
    multiple: rule.multiple ?? undefined,
    available: assets?.find(({ coin }) => coin === rule.coin)?.available,
  };
  const recipient = useRecipient(values.to, ownName);
  const form = useForm(values, set, ({ amount, note }) => ({
    to: recipient.problem,
    amount: amountError(amount, rule.coin, limits),
    note: note.length > maxNoteLength ? t('form.note.tooLong', { count: maxNoteLength }) : undefined,
  }));
  const to = form.bind('to', 'toUserName');
  const recipients = listRecentRecipients(sent?.transfers ?? []);
  return (
    <FlowForm
      form={form}
      toDraft={(signal) => recipient.whenKnown((known) => toTransferDraft(values, rule, sent, known), signal)}
      onReview={onReview}
      label={t('form.submit')}
    >
      <CreditChoice
        name="coin"
        label={t('form.coin')}
        onlyHint={t('form.onlyCoin')}
        coin={rule.coin}
        coins={rules.map(({ coin }) => coin)}
        onChange={(coin) => set({ coin })}
      />
      <RecipientField
        recipient={recipient}
        binding={to}
        label={t('form.to.label')}
        hint={t('form.to.hint')}
        below={
          recipients.length > 0 && (
            <Chips role="group" aria-label={t('form.to.recent')}>
              <span aria-hidden>{t('form.to.recent')}</span>
              {recipients.map((name) => (
                <ChipButton key={name} pressed={values.to.trim() === name} onClick={() => to.onChange(name)}>
                  {name}
                </ChipButton>
              ))}
            </Chips>
          )
        }
      />
      <AmountField
        label={t('form.amount')}
        hint={ruleWords(rule)}
        coin={rule.coin}
        limits={limits}
        {...form.bind('amount')}
      />
      <Preview typed={values.amount} rule={rule} />
      <TextArea
        label={t('form.note.label')}
        hint={t('form.note.hint')}
        optional
        maxLength={maxNoteLength}
        {...form.bind('note')}
      />
    </FlowForm>
  );
}
