import { Field, type FieldProps } from './Field.tsx';

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
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
