import { styled } from '@mui/material/styles';
import { color, text } from '../theme/css.ts';
import { breakpoints, radius } from '../theme/tokens.ts';

/** What belongs together stands on a card: flat, one line around it. */
export const Card = styled('section')({
  padding: 20,
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.card,
  backgroundColor: color.surface.card,
  minWidth: 0,
  [`@media (max-width: ${breakpoints.tablet - 0.02}px)`]: { padding: 16 },
});

/** A heading inside a screen; its level is the document's, its look is always this. */
export const SectionTitle = styled('h2')({ ...text.section, color: color.ink.primary });

/** Things below each other, 16 px apart. */
export const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  minWidth: 0,
});

/** Buttons beside each other; on a phone they may wrap. */
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
