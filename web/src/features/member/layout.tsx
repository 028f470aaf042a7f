import { styled } from '@mui/material/styles';
import { color, text, wholeWords } from '../../design/theme/css.ts';

/** In px. */
export const monogramSize = 56;

/** Monogram and name side by side. */
export const ProfileHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  paddingBottom: 20,
  marginBottom: 8,
  borderBottom: `1px solid ${color.line.soft}`,
  '& > div': wholeWords,
  '& p': { ...text.label, color: color.ink.secondary },
  '& p + p': { ...text.section, color: color.ink.primary },
});
