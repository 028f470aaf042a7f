import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color } from '../../theme/css.ts';
import { ChevronDownIcon } from '../icons/actions.tsx';
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
  /** Empty while nothing is chosen. */
  value: T | '';
  onChange: (value: T | '') => void;
  onBlur?: () => void;
  options: readonly SelectOption<T>[];
  /** What the empty choice says; `null` leaves no empty choice. */
  empty?: string | null;
  autoComplete?: string;
  /** Inside the frame, before the choice: its icon. */
  start?: ReactNode;
}

/** A choice of one. The browser's own list: it is known by keyboards, phones and screen readers. */
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
      {(wiring) => (
        <select
          {...wiring}
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
