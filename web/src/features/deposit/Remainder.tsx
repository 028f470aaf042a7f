import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime.tsx';
import type { Detail } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import type { DepositRemainderState } from '../../generated/schema.ts';
import type { AmountUnit } from '../../lib/credits.ts';
import { creditsOf, limitsOf, unitOf, type Deposit, type Remainder, type Way } from './order.ts';
import { amountOf } from './words.ts';

export interface AmountNoteProps {
  way: Way;
  unit: AmountUnit;
}

/** What is credited of an amount, told before it is sent. */
export function AmountNote({ way, unit }: AmountNoteProps) {
  const { t } = useTranslation('deposit');
  const { multiple, remainder } = way;
  const words = { minimum: amountOf(limitsOf(way).minimum, unit), multiple: amountOf(multiple, unit) };
  return <p>{t(remainder === null ? 'limits' : `remainder.rule.${remainder}`, words)}</p>;
}

/** The figure of what is beyond a multiple, with what becomes of it; none where there is nothing. */
export function useRemainder(): (
  remainder: Remainder | null | undefined,
  unit: AmountUnit,
) => readonly Detail[] {
  const state = useRemainderState();
  return (remainder, unit) => (remainder == null ? [] : [state(remainder.amount, remainder.rule, unit)]);
}

/** The same for a deposit that was sent in, and what has become of it; none of one that was rejected. */
export function useRemainderOf(): (deposit: Deposit) => readonly Detail[] {
  const { t } = useTranslation('deposit');
  const state = useRemainderState();
  return (deposit) => {
    const { remainder, remainderState, ...credited } = creditsOf(deposit);
    const { remainderCreditedAmount: amount, remainderCreditedAt: at } = credited;
    if (remainder === null || remainderState === null) return [];
    return [
      state(remainder, remainderState, unitOf(deposit)),
      {
        label: t('figures.remainderCreditedAmount'),
        value: amount && <Money value={amount} coin="CASH_POINT" exact />,
      },
      { label: t('figures.remainderCreditedAt'), value: at && <DateTime value={at} zone="both" /> },
    ];
  };
}

function useRemainderState(): (amount: string, state: DepositRemainderState, unit: AmountUnit) => Detail {
  const { t } = useTranslation('deposit');
  return (amount, state, unit) => ({
    label: t(`remainder.state.${state}`),
    value: <Money value={amount} coin={unit} alwaysShown />,
  });
}
