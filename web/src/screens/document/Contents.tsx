import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { breakpoints, radius } from '../../design/theme/tokens.ts';
import { headingId } from './Blocks.tsx';
import type { Block } from './readDocument.ts';

const List = styled('nav')({
  ...text.dense,
  display: 'none',
  [`@media (min-width: ${breakpoints.desktop}px)`]: { display: 'block' },
  '& > h3': { ...text.label, padding: '4px 12px 6px', color: color.ink.muted },
  '& button': {
    width: '100%',
    margin: 0,
    padding: '6px 12px',
    border: 0,
    borderRadius: radius.control,
    color: color.ink.secondary,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { color: color.ink.primary, backgroundColor: color.surface.inset },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

/** Fewer headings need no table of contents. */
const minHeadings = 3;

interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The headings of a document, with their IDs. */
export const listHeadings = (blocks: readonly Block[]): readonly Heading[] =>
  blocks.flatMap((block, i) => (block.kind === 'heading' ? [{ id: headingId(i), text: block.text }] : []));

/** Whether a document is so long that it has a table of contents. */
export const hasContents = (headings: readonly Heading[]): boolean => headings.length >= minHeadings;

/** Scrolls to a heading. Not a link, because the URL's hash is the route. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** Table of contents. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('document.contents')}>
      <h3 aria-hidden>{t('document.contents')}</h3>
      <ul>
        {headings.map(({ id, text: words }) => (
          <li key={id}>
            <button type="button" onClick={() => goTo(id)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </List>
  );
}
