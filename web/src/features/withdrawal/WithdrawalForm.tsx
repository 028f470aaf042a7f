import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAmountError } from '../../design/fields/useAmountError.ts';
import { useAmountsHidden } from '../../design/ui/hiddenAmounts.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions } from '../../design/ui/surface.tsx';
import { useTopUp } from '../../extension-points/quickActions.ts';
import { AmountField } from '../../forms/AmountField.tsx';
import { useForm } from '../../forms/useForm.ts';
import type { CreditType } from '../../generated/schema.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { unitName, type AmountUnit } from '../../money/credits.ts';
import { limitProblem } from '../../money/decimal.ts';
import { Figures } from '../../orders/flow/Figures.tsx';
import { FlowForm } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import { isCooling } from '../../time/usableAt.ts';
import { Expected } from './Expected.tsx';
import {
  paysOut,
  findChosen,
  isFeeKnown,
  previewWithdrawal,
  toWithdrawalDraft,
  unitOf,
  type BankAccount,
  type ChainChoice,
  type Config,
  type Rule,
  type Target,
  type WithdrawalDraft,
  type WithdrawalValues,
} from './order.ts';
import { AccountChoice, AddressChoice } from './TargetChoice.tsx';
import { amountIn, formatFee, useFormatRule } from './words.ts';

/** The payout methods to choose from, and the rule they fall under. */
type TargetOptions =
  | { readonly method: 'ON_CHAIN'; readonly choice: ChainChoice }
  | { readonly method: 'BANK'; readonly rule: Rule; readonly accounts: readonly BankAccount[] };

export type WithdrawalFormProps = FormParts<WithdrawalValues, WithdrawalDraft> &
  TargetOptions & {
    config: Config;
    /** Undefined while loading, so that the form does not claim that the balance is too low. */
    available: string | undefined;
    /** In ms since 1970. */
    now: number;
  };

/** The chosen payout method; null while none is chosen. */
function targetOf(options: TargetOptions, { bankAccountId }: WithdrawalValues, now: number): Target | null {
  if (options.method === 'BANK') {
    const account = findChosen(options.accounts, bankAccountId, now);
    if (account === null) return null;
    const { id, bankName, accountName, accountNumber } = account;
    return { method: 'BANK', id, bankName, accountName, accountNumber };
  }
  if (options.choice.address === null) return null;
  const { id, network, address, label } = options.choice.address;
  return { method: 'ON_CHAIN', id, network, address, label };
}

interface PreviewProps {
  typed: string;
  rule: Rule;
  coin: CreditType;
  /** Unit of the payout. */
  unit: AmountUnit;
}

/** Live summary of what the typed amount costs and what is paid out. */
function Preview({ typed, rule, coin, unit }: PreviewProps) {
  const { t } = useTranslation('withdrawal');
  const { withNote } = usePunctuation();
  const figures = previewWithdrawal(typed, rule);
  const money = (value: string | null | undefined, of: AmountUnit) =>
    value == null ? null : <Money value={value} coin={of} alwaysShown />;
  const fee = formatFee(rule);
  const arrives = figures !== null && paysOut(figures.arrives) ? figures.arrives : undefined;
  return (
    <Figures
      label={t('figures.label')}
      figures={[
        { label: t('figures.amount'), value: money(figures?.amount, coin) },
        ...(fee === null
          ? []
          : [{ label: withNote(t('figures.fee'), fee), value: money(figures?.fee, coin) }]),
      ]}
      {...(isFeeKnown(rule) && { total: { label: t('figures.arrives'), value: money(arrives, unit) } })}
    />
  );
}

interface TooLittleNoticeProps {
  available: string;
  minimum: string;
  coin: CreditType;
}

/** The balance is below the minimum: how to get more credits. */
function TooLittleNotice({ available, minimum, coin }: TooLittleNoticeProps) {
  const { t } = useTranslation(['withdrawal', 'shell']);
  const hidden = useAmountsHidden();
  const topUp = useTopUp(coin);
  return (
    <Notice tone="info">
      {t('form.tooLittle', {
        available: hidden ? `•••• ${unitName(coin)}` : amountIn(available, coin),
        minimum: amountIn(minimum, coin),
      })}
      {topUp !== null && (
        <Actions style={{ marginTop: 8 }}>
          <Button component={Link} to={topUp.path} variant="outlined" size="small">
            {t(`shell:${topUp.label}`)}
          </Button>
        </Actions>
      )}
    </Notice>
  );
}

export function WithdrawalForm({
  config,
  available,
  now,
  values,
  set,
  onReview,
  ...options
}: WithdrawalFormProps) {
  const { t } = useTranslation('withdrawal');
  const amountError = useAmountError();
  const { coin, expectedOn } = config;
  const ruleWords = useFormatRule(coin);
  const rule = options.method === 'BANK' ? options.rule : options.choice.rule;
  const methods = options.method === 'BANK' ? options.accounts : options.choice.addresses;
  const target = targetOf(options, values, now);
  const limits = {
    minimum: rule.minimum,
    maximum: rule.maximum,
    multiple: rule.multiple,
    available,
  };
  const needsOne = target === null && methods.length > 0;
  const form = useForm(values, set, ({ amount }) => {
    const figures = previewWithdrawal(amount, rule);
    return {
      walletAddressId: needsOne && options.method === 'ON_CHAIN' ? t('form.addressRequired') : undefined,
      bankAccountId: needsOne && options.method === 'BANK' ? t('form.accountRequired') : undefined,
      amount:
        amountError(amount, coin, limits) ??
        (figures !== null && !paysOut(figures.arrives) ? t('form.nothingLeft') : undefined),
    };
  });
  const hasTooLittle =
    available !== undefined && limitProblem(available, { minimum: rule.minimum }) === 'minimum';
  return (
    <FlowForm
      form={form}
      toDraft={() => target && toWithdrawalDraft(values.amount, target, config)}
      onReview={onReview}
      label={t('form.submit')}
      disabled={methods.every((one) => isCooling(one, now))}
    >
      {options.method === 'ON_CHAIN' ? (
        <AddressChoice
          config={config}
          choice={options.choice}
          now={now}
          address={form.bind('walletAddressId')}
          onNetwork={(network) => set({ network })}
        />
      ) : (
        <AccountChoice
          accounts={options.accounts}
          chosen={findChosen(options.accounts, values.bankAccountId, now)}
          now={now}
          account={form.bind('bankAccountId')}
        />
      )}
      {hasTooLittle && rule.minimum !== null && (
        <TooLittleNotice available={available} minimum={rule.minimum} coin={coin} />
      )}
      <AmountField
        label={t('form.amount')}
        hint={ruleWords(rule)}
        coin={coin}
        limits={limits}
        {...form.bind('amount')}
      />
      <Preview typed={values.amount} rule={rule} coin={coin} unit={unitOf(options.method)} />
      <Expected day={expectedOn} />
    </FlowForm>
  );
}
