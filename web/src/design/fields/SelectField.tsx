import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../icons/actions.tsx';
import { color } from '../theme/css.ts';
import { Field, type FieldProps } from './Field.tsx';

const Chevron = styled('span')({
  display: 'grid',
  marginInlineStart: -36,
  marginInlineEnd: 12,
  color: color.ink.secondary,
  pointerEvents: 'none',
});

export interface SelectOption<T extends string = string> {
  value: T;
  label: string;
}

export interface SelectFieldProps<T extends string> extends FieldProps {
  name: string;
  /** Empty until one is chosen. */
  value: T | '';
  onChange: (value: T | '') => void;
  onBlur?: () => void;
  options: readonly SelectOption<T>[];
  /** Label of the empty option; `null` for none. */
  empty?: string | null;
  autoComplete?: string;
  /** Inside the border, before the select. */
  start?: ReactNode;
}

/** The browser's own select, which works well with keyboards, phones and screen readers. */
export function SelectField<T extends string>({
  name,
  value,
  onChange,
  onBlur,
  options,
  empty,
  autoComplete,
  start,
  ...field
}: SelectFieldProps<T>) {
  const { t } = useTranslation();
  return (
    <Field
      {...field}
      start={start}
      end={
        <Chevron>
          <ChevronDownIcon />
        </Chevron>
      }
    >
      {(inputProps) => (
        <select
          {...inputProps}
          name={name}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) =>
            onChange(options.find((option) => option.value === event.target.value)?.value ?? '')
          }
          onBlur={onBlur}
        >
          {empty !== null && <option value="">{empty ?? t('field.choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
