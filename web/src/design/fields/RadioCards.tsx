import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../icons/status.tsx';
import { fittingColumns, color, focusRing, text } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import { clearOfHeader } from './Field.tsx';

const Group = styled('div')({ display: 'grid', gap: 6, minWidth: 0, ...clearOfHeader });

const Head = styled('div')({
  ...text.dense,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  '& > span': { fontWeight: 500, color: color.ink.primary },
});

const Cards = styled('div')({
  display: 'grid',
  gap: 8,
  '&[data-columns="true"]': { ...fittingColumns, gap: 8 },
});

const Card = styled('label')({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'start',
  minHeight: 48,
  padding: '12px 14px',
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.control,
  color: color.ink.primary,
  cursor: 'pointer',
  '& > input': { width: 18, height: 18, margin: '1px 0 0', accentColor: color.accent.main },
  '& > span': { minWidth: 0, overflowWrap: 'break-word' },
  '& small': { ...text.label, fontWeight: 400, display: 'block', marginTop: 2, color: color.ink.secondary },
  '&:hover': { backgroundColor: color.surface.inset },
  '&:has(:disabled)': { cursor: 'not-allowed', color: color.ink.secondary, backgroundColor: 'transparent' },
  '&:has(:checked)': { borderColor: color.accent.main, backgroundColor: color.accent.tint },
  '&:has(:focus-visible)': focusRing,
  '& > input:focus-visible': { outline: 'none' },
  '[aria-invalid="true"] > &': { borderColor: color.danger.main },
});

const Hint = styled('div')({ ...text.label, fontWeight: 400, color: color.ink.secondary });

const ErrorLine = styled('p')({
  ...text.label,
  display: 'flex',
  gap: 6,
  color: color.danger.main,
  '& svg': { marginTop: 1 },
});

export interface RadioCard<T extends string> {
  value: T;
  label: ReactNode;
  /** Below the label. */
  hint?: ReactNode;
  /** Not selectable; the hint explains why. */
  disabled?: boolean;
}

export interface RadioCardsProps<T extends string> {
  label: string;
  name: string;
  /** Empty until one is chosen. */
  value: string;
  options: readonly RadioCard<T>[];
  onChange: (value: T) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Right of the label. */
  aside?: ReactNode;
  /** Side by side where they fit, for short options. */
  columns?: boolean;
}

/** Radio buttons as cards, for options that need more text than a select shows. */
export function RadioCards<T extends string>({
  label,
  name,
  value,
  options,
  onChange,
  onBlur,
  error,
  hint,
  aside,
  columns = false,
}: RadioCardsProps<T>) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const describedBy = [error === undefined ? '' : `${id}-error`, hasHint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Group>
      <Head>
        <span id={id}>{label}</span>
        {aside}
      </Head>
      <Cards
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={error !== undefined}
        aria-required
        data-columns={columns}
      >
        {options.map((option) => (
          <Card key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <small>{option.hint}</small>}
            </span>
          </Card>
        ))}
      </Cards>
      {error !== undefined && (
        <ErrorLine id={`${id}-error`}>
          <ErrorIcon size={14} />
          <span>{error}</span>
        </ErrorLine>
      )}
      {hasHint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Group>
  );
}
