import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOverview } from '../../data/overview/overview.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { useTopUp } from '../../extension-points/quickActions.ts';
import type { CreditType, PaymentMethod } from '../../generated/schema.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { isZero } from '../../money/decimal.ts';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import {
  bankRule,
  getChainChoice,
  type WithdrawalDraft,
  type WithdrawalQueue,
  type WithdrawalValues,
} from './order.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** Explains how to get credits that can be withdrawn. */
function NoCredits({ coin }: { coin: CreditType }) {
  const { t } = useTranslation(['withdrawal', 'shell']);
  const { sentences } = usePunctuation();
  const topUp = useTopUp(coin);
  if (topUp === null) return <EmptyState title={t('none.title')} hint={t('none.hint')} />;
  return (
    <EmptyState
      title={t('none.title')}
      hint={topUp.hint === undefined ? t('none.hint') : sentences(t('none.hint'), t(`shell:${topUp.hint}`))}
      action={
        <Button component={Link} to={topUp.path}>
          {t(`shell:${topUp.label}`)}
        </Button>
      }
    />
  );
}

interface FormOfMethodProps extends FormParts<WithdrawalValues, WithdrawalDraft> {
  method: PaymentMethod;
  queue: WithdrawalQueue;
  /** In ms since 1970. */
  now: number;
}

/** The form of a payment method, or why there is none. */
export function FormOfMethod({ method, queue, now, ...parts }: FormOfMethodProps) {
  const { t } = useTranslation('withdrawal');
  const assets = useOverview()?.assets ?? null;
  const { withdrawalConfig: config, walletAddresses, bankAccounts } = queue;
  const rule = method === 'BANK' ? bankRule(config) : null;
  const choice = method === 'BANK' ? null : getChainChoice(config, walletAddresses, parts.values, now);
  if (rule === null && choice === null) {
    return <EmptyState title={t('none.closed')} hint={t('none.closedHint')} />;
  }
  const available = assets?.find(({ coin }) => coin === config.coin)?.available;
  if (available !== undefined && isZero(available)) return <NoCredits coin={config.coin} />;
  const common = { config, available, now, ...parts };
  if (choice !== null) return <WithdrawalForm {...common} method="ON_CHAIN" choice={choice} />;
  return rule && <WithdrawalForm {...common} method="BANK" rule={rule} accounts={bankAccounts} />;
}
