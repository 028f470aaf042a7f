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

/** A link in a text or a heading that leads to another screen. */
export const TextLink = styled(Link)(look);

/** The same for an address outside the portal. */
export const OuterLink = styled('a')(look);

/** What looks like a link and does something here. */
export const TextButton = styled('button')({
  padding: 0,
  border: 0,
  font: 'inherit',
  ...look,
  backgroundColor: 'transparent',
  cursor: 'pointer',
});
