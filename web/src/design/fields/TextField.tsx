import type { ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'search' | 'date';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  maxLength?: number;
  autoFocus?: boolean;
  /** Disables autocapitalisation and autocorrection, for names and codes. */
  verbatim?: boolean;
  min?: string | undefined;
  max?: string | undefined;
  end?: ReactNode;
  /** Between input and hint. */
  below?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled single-line input. */
export function TextField({
  name,
  value,
  onChange,
  onBlur,
  type = 'text',
  verbatim = false,
  end,
  below,
  inputRef,
  ...props
}: TextFieldProps) {
  const { label, error, hint, optional, disabled, ...input } = props;
  return (
    <Field {...{ label, error, hint, optional, disabled, end, below }}>
      {(inputProps) => (
        <input
          {...input}
          {...inputProps}
          ref={inputRef}
          name={name}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          {...(verbatim ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
        />
      )}
    </Field>
  );
}
