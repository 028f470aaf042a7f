import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { SectionTitle } from '../../components/surface.tsx';
import { color, text } from '../../theme/css.ts';

const Frame = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& + &': { paddingTop: 20, borderTop: `1px solid ${color.line.soft}` },
});

const Hint = styled('p')({ ...text.dense, marginTop: 2, color: color.ink.secondary });

/** What stands below each other in one part of the form. */
export const FormParts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

export interface FormPartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One of the things to do, in their order: choose, send, tell. */
export function FormPart({ title, hint, children }: FormPartProps) {
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
