import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../components/field/AmountField.tsx';
import { useAmountError } from '../../components/field/useAmountError.ts';
import { Notice } from '../../components/Notice.tsx';
import { Actions, Stack } from '../../components/surface.tsx';
import { useHideAmounts } from '../../components/useHideAmounts.ts';
import { unitCode } from '../../lib/credits.ts';
import { limitProblem } from '../../lib/decimal.ts';
import type { Draft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';
import { FlowActions } from '../../money-flow/layout.tsx';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { AccountChoice, AddressChoice } from './TargetChoice.tsx';
import { Expected } from './Expected.tsx';
import {
  bringsSomething,
  chosenOf,
  orderOf,
  previewOf,
  unitOf,
  type BankAccount,
  type ChainChoice,
  type Config,
  type Rule,
  type Target,
  type Withdrawal,
  type WithdrawalOrder,
  type WithdrawalValues,
} from './order.ts';
import { Preview } from './Preview.tsx';
import { amountIn, useRuleWords } from './words.ts';

/** What a withdrawal one way chooses among. */
type Way =
  | { readonly method: 'ON_CHAIN'; readonly choice: ChainChoice }
  | { readonly method: 'BANK'; readonly rule: Rule; readonly accounts: readonly BankAccount[] };

export type WithdrawalFormProps = Way & {
  config: Config;
  /** Undefined before it is in: then nobody is told that they have too little. */
  available: string | undefined;
  recent: readonly Withdrawal[] | null;
  draft: Draft<WithdrawalValues>;
  onReview: (order: WithdrawalOrder) => void;
};

/** Where the choices of the form lead; null while nothing is chosen. */
function targetOf(way: Way, { bankAccountId }: WithdrawalValues): Target | null {
  if (way.method === 'BANK') {
    const account = chosenOf(way.accounts, bankAccountId);
    if (account === null) return null;
    const { id, bankName, accountName, accountNumber } = account;
    return { method: 'BANK', id, bankName, accountName, accountNumber };
  }
  if (way.choice.address === null) return null;
  const { id, network, address, label } = way.choice.address;
  return { method: 'ON_CHAIN', id, network, address, label };
}

/** What a member fills in for a withdrawal. */
export function WithdrawalForm({ config, available, recent, draft, onReview, ...way }: WithdrawalFormProps) {
  const { t } = useTranslation('withdrawal');
  const amountError = useAmountError();
  const [hidden] = useHideAmounts();
  const { values } = draft;
  const { coin, expectedOn } = config;
  const ruleWords = useRuleWords(coin);
  const rule = way.method === 'BANK' ? way.rule : way.choice.rule;
  const methods = way.method === 'BANK' ? way.accounts : way.choice.addresses;
  const target = targetOf(way, values);
  const limits = {
    minimum: rule.minimum,
    maximum: rule.maximum,
    multiple: rule.multiple,
    available,
  };
  const needsOne = target === null && methods.length > 0;
  const form = useForm(values, draft.set, ({ amount }) => {
    const figures = previewOf(amount, rule);
    return {
      walletAddressId: needsOne && way.method === 'ON_CHAIN' ? t('form.addressRequired') : undefined,
      bankAccountId: needsOne && way.method === 'BANK' ? t('form.accountRequired') : undefined,
      amount:
        amountError(amount, coin, limits) ??
        (figures !== null && !bringsSomething(figures.arrives) ? t('form.nothingLeft') : undefined),
    };
  });
  const hasTooLittle =
    available !== undefined && limitProblem(available, { minimum: rule.minimum }) === 'minimum';
  return (
    <form
      noValidate
      onSubmit={form.submit(() => {
        const order = target === null ? null : orderOf(values.amount, target, config, recent);
        if (order !== null) onReview(order);
      })}
    >
      <Stack>
        {way.method === 'ON_CHAIN' ? (
          <AddressChoice
            config={config}
            choice={way.choice}
            address={form.bind('walletAddressId')}
            onNetwork={(network) => draft.set({ network })}
          />
        ) : (
          <AccountChoice
            accounts={way.accounts}
            chosen={chosenOf(way.accounts, values.bankAccountId)}
            account={form.bind('bankAccountId')}
          />
        )}
        {hasTooLittle && (
          <Notice tone="info">
            {t('form.tooLittle', {
              available: hidden ? `•••• ${unitCode(coin)}` : amountIn(available, coin),
              minimum: amountIn(rule.minimum, coin),
            })}
            <Actions style={{ marginTop: 8 }}>
              <Button
                component={Link}
                to={paths.convert({ to: 'WITHDRAWAL_POINT' })}
                variant="outlined"
                size="small"
              >
                {t('form.getMore')}
              </Button>
            </Actions>
          </Notice>
        )}
        <AmountField
          label={t('form.amount')}
          hint={ruleWords(rule)}
          coin={coin}
          limits={limits}
          {...form.bind('amount')}
        />
        <Preview typed={values.amount} rule={rule} coin={coin} unit={unitOf(way.method)} />
        <Expected day={expectedOn} />
        <FlowActions>
          <Button type="submit" size="large" disabled={methods.length === 0} sx={{ flex: 1 }}>
            {t('form.submit')}
          </Button>
        </FlowActions>
      </Stack>
    </form>
  );
}
