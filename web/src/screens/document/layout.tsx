import { styled } from '@mui/material/styles';
import { color, text } from '../../design/theme/css.ts';
import { below, breakpoints, layout } from '../../design/theme/tokens.ts';
import { Card } from '../../design/ui/surface.tsx';

const tablet = `@media (min-width: ${breakpoints.tablet}px)`;
const desktop = `@media (min-width: ${breakpoints.desktop}px)`;

/** The text with a sidebar from 1024 px. */
export const Layout = styled('div')({
  // Not a grid, where sticky elements stay within their own row.
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  [desktop]: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 720px) minmax(220px, 280px)',
    gap: 24,
  },
});

/** A readable page: about seventy characters per line. */
export const Document = styled(Card)({
  display: 'grid',
  gap: 16,
  [tablet]: { padding: '32px 40px 40px' },
  '& > *': { overflowWrap: 'anywhere' },
  '& > p, & > ul, & > h3': { maxWidth: '64ch' },
  '& > h3': { ...text.body, fontWeight: 600, marginTop: 12, scrollMarginTop: layout.header + 16 },
  '& > header + h3': { marginTop: 0 },
  '& > h3:focus': { outline: 'none' },
  '& > p, & > ul': { ...text.body, lineHeight: '1.625rem', whiteSpace: 'pre-line', textWrap: 'pretty' },
  '& > ul': { display: 'grid', gap: 6, paddingInlineStart: 20, listStyle: 'disc' },
  '& > ul > li::marker': { color: color.ink.muted },
});

export const DocumentHead = styled('header')({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBottom: 16,
  marginBottom: 4,
  borderBottom: `1px solid ${color.line.soft}`,
  color: color.ink.secondary,
  '& > h2': { ...text.title, flexBasis: '100%', color: color.ink.primary },
});

/** Sticky sidebar; below the text on smaller screens. */
export const Side = styled('div')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  [desktop]: {
    position: 'sticky',
    top: layout.header + 24,
    maxHeight: `calc(100dvh - ${layout.header + 48}px)`,
    overflowY: 'auto',
  },
  // On smaller screens the consent sticks to the bottom until given.
  [`@media ${below.desktop}`]: {
    '&[data-waits="true"]': { position: 'sticky', zIndex: 900, bottom: 0, margin: '0 -24px -24px' },
  },
  [`@media ${below.tablet}`]: {
    '&[data-waits="true"]': {
      bottom: `calc(${layout.bottomTabs}px + env(safe-area-inset-bottom))`,
      margin: '0 -16px -16px',
    },
  },
});
