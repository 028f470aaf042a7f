import { useTranslation } from 'react-i18next';
import { Field } from '../../design/fields/Field.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import type { CreditType } from '../../generated/schema.ts';

const iconStart = { display: 'grid', paddingInlineStart: 10, marginInlineEnd: -4 } as const;

export interface CreditChoiceProps {
  name: string;
  label: string;
  /** Shown when `coins` has one entry only. */
  onlyHint?: string;
  coin: CreditType;
  coins: readonly CreditType[];
  onChange: (coin: CreditType) => void;
}

/** A select for a credit; read-only when there is only one. */
export function CreditChoice({ name, label, onlyHint, coin, coins, onChange }: CreditChoiceProps) {
  const { t } = useTranslation();
  const start = (
    <span style={iconStart}>
      <CoinBadge coin={coin} size={24} iconOnly />
    </span>
  );
  if (coins.length === 1) {
    return (
      <Field label={label} hint={onlyHint} start={start}>
        {({ 'aria-required': _required, ...inputProps }) => (
          <input {...inputProps} name={name} readOnly value={t(`credits.${coin}`)} />
        )}
      </Field>
    );
  }
  return (
    <SelectField
      label={label}
      name={name}
      value={coin}
      empty={null}
      start={start}
      options={coins.map((choice) => ({ value: choice, label: t(`credits.${choice}`) }))}
      onChange={(value) => {
        if (value !== '') onChange(value);
      }}
    />
  );
}
