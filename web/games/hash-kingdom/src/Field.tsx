import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formatAmount, parseAmount } from '../../../src/money/decimal.ts';
import { fill, type Texts } from './texts.ts';

/** Why what was tried came to nothing. */
export interface Problem {
  readonly text: string;
  /** The input that it is about; null where it is about none. */
  readonly field: string | null;
}

export interface FieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  hint?: string;
  /** The form's problem, shown and focused here if it is about this field. */
  problem: Problem | null;
  isAmount?: boolean;
  maxLength?: number;
  /** Rendered at the end of the input. */
  end?: ReactNode;
  /** Between input and hint. */
  below?: ReactNode;
}

/** A labelled input with its hint, and with what is wrong with it. */
export function Field({
  name,
  label,
  value,
  onChange,
  disabled,
  hint,
  problem,
  isAmount = false,
  maxLength,
  end,
  below,
}: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const own = problem?.field === name ? problem : null;
  useEffect(() => {
    if (own !== null && !disabled) input.current?.focus();
  }, [own, disabled]);
  const describedBy = [own !== null && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="row">
        <input
          ref={input}
          id={id}
          name={name}
          inputMode={isAmount ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          disabled={disabled}
          aria-invalid={own !== null}
          aria-describedby={describedBy.length === 0 ? undefined : describedBy.join(' ')}
          onChange={(event) => onChange(event.target.value.trim())}
        />
        {end}
      </span>
      {below}
      {own !== null && (
        <p id={`${id}-problem`} className="problem">
          {own.text}
        </p>
      )}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

/** `12.50 GAME` */
const written = (amount: string, { unit }: Texts): string => `${formatAmount(amount)} ${unit}`;

/** What is wrong with a typed amount: that it can be read in two ways, or else in the words given. */
export function unreadable(typed: string, words: string, texts: Texts): string {
  const parsed = parseAmount(typed);
  if (parsed.ok || parsed.problem !== 'ambiguous') return words;
  const [whole = '', decimal = ''] = parsed.readings.map((reading) => written(reading, texts));
  return fill(texts.amount.ambiguous, { whole, decimal });
}

export interface AmountFieldProps extends Omit<FieldProps, 'isAmount' | 'below' | 'maxLength'> {
  texts: Texts;
}

/** An amount input. Shows how it is read, or both readings to choose from, as in the portal. */
export function AmountField({ texts, ...field }: AmountFieldProps) {
  const parsed = parseAmount(field.value);
  const readings = !parsed.ok && parsed.problem === 'ambiguous' && !field.disabled ? parsed.readings : [];
  return (
    <Field
      {...field}
      isAmount
      below={
        <span className="reading" aria-live="polite">
          {parsed.ok && fill(texts.amount.reads, { amount: written(parsed.value, texts) })}
          {readings.map((reading) => (
            <button key={reading} type="button" className="chip" onClick={() => field.onChange(reading)}>
              {written(reading, texts)}
            </button>
          ))}
        </span>
      }
    />
  );
}
