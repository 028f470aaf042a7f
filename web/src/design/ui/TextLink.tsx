import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { color } from '../theme/css.ts';

const look = {
  color: color.accent.main,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 1,
  textDecorationColor: color.accent.line,
  '&:hover': { textDecorationColor: 'currentColor' },
} as const;

/** A text link to another screen. */
export const TextLink = styled(Link)(look);

/** A text link out of the portal. */
export const OuterLink = styled('a')(look);

/** A button that looks like a text link. */
export const TextButton = styled('button')({
  padding: 0,
  border: 0,
  font: 'inherit',
  ...look,
  backgroundColor: 'transparent',
  cursor: 'pointer',
});
