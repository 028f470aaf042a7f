import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import type { DepositRemainderState } from '../../generated/schema.ts';
import { formatWithUnit } from '../../money/credits.ts';
import type { AmountUnit } from '../../money/credits.ts';
import { creditsOf, getLimits, unitOf, type Deposit, type Remainder, type AmountRules } from './order.ts';

export interface AmountNoteProps {
  way: AmountRules;
  unit: AmountUnit;
}

/** The least amount; nothing where the platform does not return it. */
export function Minimum({ way, unit }: AmountNoteProps) {
  const { t } = useTranslation('deposit');
  const { minimum } = getLimits(way);
  return minimum === null
    ? null
    : t(unit === 'USD' ? 'bank.channel.minimum' : 'chain.network.minimum', {
        amount: formatWithUnit(minimum, unit),
      });
}

/** The credited part of an amount, shown before it is sent; empty if the platform does not return it. */
export function AmountNote({ way, unit }: AmountNoteProps) {
  const { t } = useTranslation('deposit');
  const { multiple, remainder } = way;
  const { minimum } = getLimits(way);
  if (minimum === null || multiple === null) return null;
  const words = { minimum: formatWithUnit(minimum, unit), multiple: formatWithUnit(multiple, unit) };
  return <p>{t(remainder === null ? 'limits' : `remainder.rule.${remainder}`, words)}</p>;
}

/** Returns the row of a remainder and what happens to it; null without a remainder. */
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
