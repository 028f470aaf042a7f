import { useTranslation } from 'react-i18next';
import { useAmountError } from '../../design/fields/useAmountError.ts';
import { AmountField } from '../../forms/AmountField.tsx';
import type { FieldBinding } from '../../forms/useForm.ts';
import { formatWithUnit } from '../../money/credits.ts';
import type { AmountUnit } from '../../money/credits.ts';
import { formatAmount } from '../../money/decimal.ts';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { getLimits, getAmountProblem, type AmountRules } from './order.ts';

/** Why an amount that was sent is not taken; undefined when it is. */
export function useSentAmountError(): (
  typed: string,
  way: AmountRules,
  unit: AmountUnit,
) => string | undefined {
  const { t } = useTranslation(['deposit', 'common']);
  const amountError = useAmountError();
  return (typed, way, unit) => {
    switch (getAmountProblem(typed, way)) {
      case 'minimum':
        return t('sent.tooLittle', { minimum: formatWithUnit(getLimits(way).minimum ?? '0', unit) });
      case 'multiple':
        return t('common:amount.multipleOnly', { multiple: formatAmount(way.multiple ?? '0') });
      case null:
        return amountError(typed, unit, {});
    }
  };
}

export interface SentAmountFieldProps extends FieldBinding {
  label: string;
  way: AmountRules;
  unit: AmountUnit;
}

/**
 * The amount that was sent. The field has no limits and suggests no other amount: if it is refused, only support can
 * help.
 */
export function SentAmountField({ way, unit, ...field }: SentAmountFieldProps) {
  const { t } = useTranslation('deposit');
  const isRefused = field.error !== undefined && getAmountProblem(field.value, way) !== null;
  return (
    <AmountField
      hint={
        isRefused ? (
          <>
            {t('sent.help')} <ContactSupport />
          </>
        ) : undefined
      }
      coin={unit}
      limits={{}}
      {...field}
    />
  );
}
