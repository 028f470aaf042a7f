import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, focusRing, text } from '../theme/css.ts';

const Frame = styled('label')({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 10,
  padding: '4px 0',
  fontWeight: 500,
  color: color.ink.primary,
  cursor: 'pointer',
  '& > input': { width: 20, height: 20, margin: 0, accentColor: color.accent.main, cursor: 'inherit' },
  '& > input:focus-visible': focusRing,
});

export interface CheckFieldProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The sentence the member agrees to. */
  children: ReactNode;
}

/** A checkbox with its sentence. */
export function CheckField({ name, checked, onChange, children }: CheckFieldProps) {
  return (
    <Frame>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </Frame>
  );
}
