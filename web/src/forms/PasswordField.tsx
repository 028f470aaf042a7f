import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../design/fields/Field.tsx';
import { EyeIcon, EyeOffIcon } from '../design/icons/actions.tsx';
import { AlertIcon } from '../design/icons/status.tsx';
import { color, text } from '../design/theme/css.ts';
import { passwordStrength, type PasswordStrength } from './password.ts';

const Below = styled('div')({ ...text.label, display: 'grid', gap: 6, color: color.ink.secondary });

const CapsLine = styled('p')({ display: 'flex', gap: 6, color: color.warning.main });

const Meter = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 4,
  '& > i': { height: 4, borderRadius: 2, backgroundColor: color.line.strong },
  '& > i[data-on="weak"]': { backgroundColor: color.danger.main },
  '& > i[data-on="fair"]': { backgroundColor: color.warning.main },
  '& > i[data-on="good"], & > i[data-on="strong"]': { backgroundColor: color.positive.main },
});

const steps: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong'];

function Strength({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const reached = steps.indexOf(strength);
  return (
    <>
      <Meter aria-hidden>
        {steps.map((step, i) => (
          <i key={step} data-on={i <= reached ? strength : undefined} />
        ))}
      </Meter>
      <p aria-live="polite">{t('password.strength', { strength: t(`password.${strength}`) })}</p>
    </>
  );
}

export interface PasswordFieldProps extends FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** `new-password` also shows the strength. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** Set on the repetition of a new password, which shows no strength. */
  repeats?: boolean;
  /** Overrides whether the strength is shown. */
  rated?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A password input with a reveal button, a Caps Lock warning, and a strength meter for new passwords. */
export function PasswordField({
  name,
  value,
  onChange,
  onBlur,
  autoComplete,
  repeats = false,
  rated = autoComplete === 'new-password' && !repeats,
  autoFocus,
  inputRef,
  ...field
}: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCaps = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const rates = rated && value !== '';
  return (
    <Field
      {...field}
      below={
        (capsLock || rates) && (
          <Below>
            {capsLock && (
              <CapsLine role="status">
                <AlertIcon size={14} />
                {t('password.capsLock')}
              </CapsLine>
            )}
            {rates && <Strength password={value} />}
          </Below>
        )
      }
      end={
        <IconButton
          size="small"
          sx={{ marginInlineEnd: '6px' }}
          aria-label={shown ? t('password.hide') : t('password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    >
      {(inputProps) => (
        <input
          {...inputProps}
          ref={inputRef}
          name={name}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyUp={noticeCaps}
          onBlur={() => {
            setCapsLock(false);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
