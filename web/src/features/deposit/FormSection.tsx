import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { color, text } from '../../design/theme/css.ts';
import { SectionTitle } from '../../design/ui/surface.tsx';

const Frame = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& + &': { paddingTop: 20, borderTop: `1px solid ${color.line.soft}` },
});

const Hint = styled('p')({ ...text.dense, marginTop: 2, color: color.ink.secondary });

/** Stacks the sections of a form. */
export const FormSections = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
});

export interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A titled section of a form. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <div>
        <SectionTitle id={id}>{title}</SectionTitle>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </div>
      {children}
    </Frame>
  );
}
