import { useTranslation } from 'react-i18next';
import { AmountField } from '../../components/field/AmountField.tsx';
import { useAmountError } from '../../components/field/useAmountError.ts';
import type { AmountUnit } from '../../lib/credits.ts';
import { formatAmount } from '../../lib/decimal.ts';
import type { FieldBinding } from '../../lib/useForm.ts';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { limitsOf, problemOf, type Way } from './order.ts';
import { amountOf } from './words.ts';

/** Why an amount that was sent is not taken; undefined when it is. */
export function useSentAmountError(): (typed: string, way: Way, unit: AmountUnit) => string | undefined {
  const { t } = useTranslation(['deposit', 'common']);
  const amountError = useAmountError();
  return (typed, way, unit) => {
    switch (problemOf(typed, way)) {
      case 'minimum':
        return t('sent.tooLittle', { minimum: amountOf(limitsOf(way).minimum, unit) });
      case 'multiple':
        return t('common:amount.multipleOnly', { multiple: formatAmount(way.multiple) });
      case null:
        return amountError(typed, unit, {});
    }
  };
}

export interface SentAmountFieldProps extends FieldBinding {
  label: string;
  way: Way;
  unit: AmountUnit;
}

/**
 * An amount that has left the member's hands. The field knows no limits, so that it suggests no other amount: where this one
 * is refused, only support can help.
 */
export function SentAmountField({ way, unit, ...field }: SentAmountFieldProps) {
  const { t } = useTranslation('deposit');
  const isRefused = field.error !== undefined && problemOf(field.value, way) !== null;
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
