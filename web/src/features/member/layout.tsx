import { styled } from '@mui/material/styles';
import { color, text } from '../../theme/css.ts';

/** Edge of the monogram in px. */
export const monogramSize = 56;

/** The head of the profile: a monogram, and the name beside it. */
export const ProfileHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBottom: 20,
  marginBottom: 8,
  borderBottom: `1px solid ${color.line.soft}`,
  '& > div': { minWidth: 0 },
  '& p': { ...text.label, color: color.ink.secondary },
  '& p + p': { ...text.section, color: color.ink.primary, overflowWrap: 'anywhere' },
});
