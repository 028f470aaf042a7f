import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { color, text } from '../theme/css.ts';
import { breakpoints, layout } from '../theme/tokens.ts';
import { Card } from './surface.tsx';

/** Stacks the sections of a screen, with dividers where the titles fit beside them. */
export const ScreenSections = styled('div')({
  display: 'grid',
  gap: 24,
  [`@media (min-width: ${breakpoints.desktop}px)`]: { gap: 32 },
});

const Frame = styled('section')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  [`@media (min-width: ${breakpoints.desktop}px)`]: {
    gridTemplateColumns: '240px minmax(0, 720px)',
    gap: 32,
    alignItems: 'start',
  },
});

const Head = styled('div')({
  // Stays clear of the header when the focus brings it into view.
  '& h2': { ...text.section, scrollMarginTop: layout.header + 16 },
  '& p': { ...text.dense, color: color.ink.secondary, maxWidth: 560, textWrap: 'pretty' },
  [`@media (min-width: ${breakpoints.desktop}px)`]: { paddingTop: 16 },
});

export interface ScreenSectionProps {
  title: string;
  /** ID of the title, where the focus may go there. */
  titleId?: string;
  /** One sentence about the section. */
  hint?: string;
  children: ReactNode;
}

/** A section of a screen such as account or settings: title on the left, content on a card. */
export function ScreenSection({ title, titleId, hint, children }: ScreenSectionProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id} tabIndex={titleId === undefined ? undefined : -1}>
          {title}
        </h2>
        {hint !== undefined && <p>{hint}</p>}
      </Head>
      <Card as="div">{children}</Card>
    </Frame>
  );
}
