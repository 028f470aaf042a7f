import { useTranslation } from 'react-i18next';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { formatWithUnit } from '../../money/credits.ts';
import type { AmountUnit } from '../../money/credits.ts';
import { getLimits, type Remainder, type AmountRules } from './order.ts';

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

/** Returns the row of a remainder and what happens to it; empty without a remainder. */
export function useRemainder(): (
  remainder: Remainder | null | undefined,
  unit: AmountUnit,
) => readonly Detail[] {
  const { t } = useTranslation('deposit');
  return (remainder, unit) =>
    remainder == null
      ? []
      : [
          {
            label: t(`remainder.state.${remainder.rule}`),
            value: <Money value={remainder.amount} coin={unit} alwaysShown />,
          },
        ];
}
