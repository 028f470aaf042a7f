import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ChipButton, Chips } from '../../components/ChipButton.tsx';
import { CoinBadge } from '../../components/CoinBadge.tsx';
import { AmountField } from '../../components/field/AmountField.tsx';
import { Field } from '../../components/field/Field.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { useAmountError } from '../../components/field/useAmountError.ts';
import { Stack } from '../../components/surface.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { useWriting } from '../../i18n/useWriting.ts';
import { creditCode } from '../../lib/credits.ts';
import { formatAmount, isZero, percentOf } from '../../lib/decimal.ts';
import type { Draft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';
import { FlowActions } from '../../money-flow/layout.tsx';
import type { Asset } from '../../overview/overview.tsx';
import {
  longestNote,
  orderOf,
  recentRecipients,
  recipientProblem,
  type Rule,
  type SentBefore,
  type TransferOrder,
  type TransferValues,
} from './order.ts';
import { Preview } from './Preview.tsx';

export interface TransferFormProps {
  /** At least one. */
  rules: readonly [Rule, ...Rule[]];
  /** Null before they are in: then nobody is told that they have too little. */
  assets: readonly Asset[] | null;
  sent: SentBefore | null;
  /** The member's own user name; null before it is in. */
  ownName: string | null;
  draft: Draft<TransferValues>;
  onReview: (order: TransferOrder) => void;
}

const iconStart = { display: 'grid', paddingInlineStart: 10, marginInlineEnd: -4 } as const;

interface CoinChoiceProps {
  coin: CreditType;
  rules: readonly Rule[];
  onChange: (coin: CreditType) => void;
}

/** The credit to transfer. Where only one can be, there is nothing to choose and it says so. */
function CoinChoice({ coin, rules, onChange }: CoinChoiceProps) {
  const { t } = useTranslation(['transfer', 'common']);
  const start = (
    <span style={iconStart}>
      <CoinBadge coin={coin} size={24} iconOnly />
    </span>
  );
  if (rules.length === 1) {
    return (
      <Field label={t('form.coin')} hint={t('form.onlyCoin')} start={start}>
        {({ 'aria-required': _required, ...wiring }) => (
          <input {...wiring} name="coin" readOnly value={t(`common:credits.${coin}`)} />
        )}
      </Field>
    );
  }
  return (
    <SelectField
      label={t('form.coin')}
      name="coin"
      value={coin}
      empty={null}
      start={start}
      options={rules.map((rule) => ({ value: rule.coin, label: t(`common:credits.${rule.coin}`) }))}
      onChange={(value) => {
        if (value !== '') onChange(value);
      }}
    />
  );
}

/** The rules of an amount, in a sentence or two. */
function useRuleWords(): (rule: Rule) => string {
  const { t } = useTranslation('transfer');
  const { sentences } = useWriting();
  return ({ coin, minimum, maximum, multiple, feeRate }) => {
    const limits = t('form.limits', {
      minimum: formatAmount(minimum),
      maximum: `${formatAmount(maximum)} ${creditCode[coin]}`,
      multiple: formatAmount(multiple),
    });
    const fee = isZero(feeRate) ? t('form.noFee') : t('form.fee', { percent: percentOf(feeRate) });
    return sentences(limits, fee);
  };
}

/** What a member fills in for a transfer. */
export function TransferForm({ rules, assets, sent, ownName, draft, onReview }: TransferFormProps) {
  const { t } = useTranslation('transfer');
  const amountError = useAmountError();
  const ruleWords = useRuleWords();
  const { values } = draft;
  const rule = rules.find(({ coin }) => coin === values.coin) ?? rules[0];
  const limits = {
    minimum: rule.minimum,
    maximum: rule.maximum,
    multiple: rule.multiple,
    available: assets?.find(({ coin }) => coin === rule.coin)?.available,
  };
  const form = useForm(values, draft.set, ({ to, amount, note }) => {
    const toProblem = recipientProblem(to, ownName);
    return {
      to: toProblem === null ? undefined : t(`form.to.${toProblem}`),
      amount: amountError(amount, rule.coin, limits),
      note: note.length > longestNote ? t('form.note.tooLong', { count: longestNote }) : undefined,
    };
  });
  const to = form.bind('to');
  const recipients = recentRecipients(sent?.transfers ?? []);
  return (
    <form
      noValidate
      onSubmit={form.submit(() => {
        const order = orderOf(values, rule, sent);
        if (order !== null) onReview(order);
      })}
    >
      <Stack>
        <CoinChoice coin={rule.coin} rules={rules} onChange={(coin) => draft.set({ coin })} />
        <TextField
          label={t('form.to.label')}
          hint={t('form.to.hint')}
          verbatim
          autoComplete="off"
          maxLength={64}
          below={
            recipients.length > 0 && (
              <Chips role="group" aria-label={t('form.to.recent')}>
                <span aria-hidden>{t('form.to.recent')}</span>
                {recipients.map((name) => (
                  <ChipButton
                    key={name}
                    pressed={values.to.trim() === name}
                    onClick={() => to.onChange(name)}
                  >
                    {name}
                  </ChipButton>
                ))}
              </Chips>
            )
          }
          {...to}
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
          maxLength={longestNote}
          {...form.bind('note')}
        />
        <FlowActions>
          <Button type="submit" size="large" sx={{ flex: 1 }}>
            {t('form.submit')}
          </Button>
        </FlowActions>
      </Stack>
    </form>
  );
}
