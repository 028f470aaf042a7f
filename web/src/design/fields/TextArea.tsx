import type { FocusEvent } from 'react';
import { Field, type FieldProps } from './Field.tsx';

/**
 * Brings it into view with its label and its hint. Browsers do so by themselves with inputs, but show no more of a
 * text area than its caret. Where it is pressed it is seen, and must not move away from under the pointer.
 */
const bringIntoView = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
  if (!currentTarget.matches(':active')) currentTarget.scrollIntoView({ block: 'nearest' });
};

export interface TextAreaProps extends FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength: number;
  rows?: number;
}

/** A multi-line input with a character counter. */
export function TextArea({ name, value, onChange, onBlur, maxLength, rows = 2, ...field }: TextAreaProps) {
  return (
    <Field {...field} aside={<small>{`${value.length}/${maxLength}`}</small>}>
      {(inputProps) => (
        <textarea
          {...inputProps}
          name={name}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={bringIntoView}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
