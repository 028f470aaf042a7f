import { styled } from '@mui/material/styles';
import { color, tabular, text, wholeWords } from '../theme/css.ts';
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
  '& > header > div': { ...wholeWords, flex: '1 1 160px' },
  '& h3': { ...text.section, ...tabular },
  // The code of a long amount goes below it.
  '& h3 > span, & p > span': { whiteSpace: 'normal' },
  '& p': { ...text.dense, ...tabular, color: color.ink.secondary, textWrap: 'pretty' },
});

/** The title of the offered packages, with a link. */
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
  '& > li > div': { ...wholeWords, flex: '1 1 220px' },
  '& strong': { ...text.body, ...tabular, fontWeight: 600 },
  '& strong > span': { whiteSpace: 'normal' },
  '& p': { ...text.dense, ...tabular, color: color.ink.secondary, textWrap: 'pretty' },
});
