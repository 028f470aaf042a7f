import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorIcon } from '../icons/status.tsx';
import { color, tabular, text } from '../theme/css.ts';
import { layout, radius } from '../theme/tokens.ts';

/**
 * Scroll margins of a focused control: keep its label below the header, and its error and hint above the tabs and the
 * sticky button of a form.
 */
export const clearOfHeader = {
  // Doubles the class for a higher specificity than the styles of the surrounding shell.
  '&& input, && select, && textarea': {
    scrollMargin: `${layout.header + 64}px 0 ${layout.bottomTabs + 264}px`,
  },
} as const;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  minWidth: 0,
  ...clearOfHeader,
});

const LabelRow = styled('div')({
  ...text.dense,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  '& label': { fontWeight: 500, color: color.ink.primary },
  '& small': { ...text.label, fontWeight: 400, color: color.ink.muted },
});

/** The border around an input and its adornments. */
export const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface.card,
  overflow: 'hidden',
  '&:hover': { borderColor: color.ink.muted },
  '&:focus-within': { borderColor: color.accent.main, boxShadow: `0 0 0 1px ${color.accent.main}` },
  '&[data-invalid="true"]': { borderColor: color.danger.main },
  '&[data-invalid="true"]:focus-within': { boxShadow: `0 0 0 1px ${color.danger.main}` },
  '&[data-disabled="true"]': { backgroundColor: color.surface.inset },
  // Read-only: nothing to choose.
  '&:has(input[readonly])': { backgroundColor: color.surface.inset, borderColor: color.line.soft },
  '& input, & select, & textarea': {
    ...text.body,
    flex: 1,
    minWidth: 0,
    width: '100%',
    minHeight: 42,
    padding: '9px 12px',
    border: 0,
    outline: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& textarea': { resize: 'vertical', display: 'block' },
  // Date inputs bring their own padding.
  '& input[type="date"]': { paddingBlock: 8 },
  '& select': { appearance: 'none', paddingInlineEnd: 40, textOverflow: 'ellipsis', cursor: 'pointer' },
  '& option': { color: color.ink.primary, backgroundColor: color.surface.raised },
  '& input[inputmode="decimal"]': tabular,
  '& input::placeholder': { color: color.ink.muted, opacity: 1 },
  // Overrides the browser's autofill colours.
  '& input:autofill': {
    boxShadow: `inset 0 0 0 100px ${color.surface.card}`,
    WebkitTextFillColor: color.ink.primary,
  },
});

const Hint = styled('div')({ ...text.label, fontWeight: 400, color: color.ink.secondary });

const ErrorLine = styled('p')({
  ...text.label,
  display: 'flex',
  gap: 6,
  color: color.danger.main,
  // It may repeat what was typed, which need not have a space.
  overflowWrap: 'anywhere',
  '& svg': { marginTop: 1, flexShrink: 0 },
});

/** Common props of all labelled fields. */
export interface FieldProps {
  label: string;
  /** Error message; marks the field as invalid. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown next to the label; `unmarked` if every field is optional, as in a filter. */
  optional?: boolean | 'unmarked' | undefined;
  disabled?: boolean | undefined;
}

/** Attributes that tie an input to its label, hint and error. */
export interface InputProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
  disabled: boolean;
}

interface FieldFrameProps extends FieldProps {
  /** Right of the label. */
  aside?: ReactNode;
  /** Between input and hint. */
  below?: ReactNode;
  /** Inside the border, before the input. */
  start?: ReactNode;
  /** Inside the border, after the input. */
  end?: ReactNode;
  /** The control draws its own border. */
  unframed?: boolean;
  children: (inputProps: InputProps) => ReactNode;
}

/** A label, a bordered input, a hint and an error, tied together for sight and screen readers. */
export function Field({
  label,
  error,
  hint,
  optional = false,
  disabled = false,
  aside,
  below,
  start,
  end,
  unframed = false,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const describedBy = [error === undefined ? '' : `${id}-error`, hasHint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  const control = children({
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error !== undefined,
    'aria-required': optional === false,
    disabled,
  });
  return (
    <Root>
      <LabelRow>
        <label htmlFor={id}>{label}</label>
        {aside ?? (optional === true && <small>{t('field.optional')}</small>)}
      </LabelRow>
      {unframed ? (
        control
      ) : (
        <Box data-invalid={error !== undefined} data-disabled={disabled}>
          {start}
          {control}
          {end}
        </Box>
      )}
      {below}
      {error !== undefined && (
        <ErrorLine id={`${id}-error`}>
          <ErrorIcon size={14} />
          <span>{error}</span>
        </ErrorLine>
      )}
      {hasHint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}
