import { styled } from '@mui/material/styles';
import { color, text } from '../theme/css.ts';
import { below, radius } from '../theme/tokens.ts';

/** A flat card with a border. */
export const Card = styled('section')({
  padding: 20,
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.card,
  backgroundColor: color.surface.card,
  minWidth: 0,
  [`@media ${below.tablet}`]: { padding: 16 },
});

/** Heading inside a screen; pass `as` for another level. */
export const SectionTitle = styled('h2')({ ...text.section, color: color.ink.primary });

/** Vertical stack with a 16 px gap. */
export const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  minWidth: 0,
});

/** A row of buttons that wraps on a phone. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  // A text button at the start of a line has its label at the edge of the column, like the borders of the others.
  '&:has(> .MuiButton-text:not(:only-child))': {
    columnGap: 0,
    marginInlineStart: -16,
    '& > :not(.MuiButton-text)': { marginInlineStart: 16 },
  },
});
