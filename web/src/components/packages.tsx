import { styled } from '@mui/material/styles';
import { color, tabular, text } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';

/** A package that a member has: a ring, its amount and its state above what can be done with it. */
export const PackageFrame = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.control,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '& > header > div': { flex: '1 1 160px', minWidth: 0 },
  '& h3': { ...text.section, ...tabular, overflowWrap: 'anywhere' },
  // The code of a long amount goes below it.
  '& h3 > span, & p > span': { whiteSpace: 'normal' },
  '& p': { ...text.dense, ...tabular, color: color.ink.secondary, textWrap: 'pretty' },
});

/** The title of the packages that are offered, and a link beside it. */
export const OfferHead = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
});

/** The packages that are offered: what each is, and its button. */
export const OfferList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginTop: 12,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 16px',
    border: `1px solid ${color.line.soft}`,
    borderRadius: radius.control,
  },
  '& > li > div': { flex: '1 1 220px', minWidth: 0 },
  '& strong': { ...text.body, ...tabular, fontWeight: 600, overflowWrap: 'anywhere' },
  '& strong > span': { whiteSpace: 'normal' },
  '& p': { ...text.dense, ...tabular, color: color.ink.secondary, textWrap: 'pretty' },
});
