import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { tabSearch, useTab } from '../lib/useTab.ts';
import { color, text } from '../theme/css.ts';
import { breakpoints } from '../theme/tokens.ts';

const List = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  borderBottom: `1px solid ${color.line.soft}`,
  overflowX: 'auto',
  // The line of the tab in sight lies on that of the list.
  '& > li': { marginBottom: -1 },
  [`@media (max-width: ${breakpoints.tablet - 0.02}px)`]: { '& > li': { flex: '1 0 auto' } },
});

const Tab = styled(Link)({
  ...text.dense,
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: '10px 16px',
  borderBottom: '2px solid transparent',
  fontWeight: 500,
  color: color.ink.secondary,
  textAlign: 'center',
  textDecoration: 'none',
  '&:hover': { color: color.ink.primary },
  '&[aria-disabled="true"]': { color: color.ink.muted, cursor: 'default' },
  '&[aria-current]': { color: color.accent.main, borderBottomColor: color.accent.main },
  '&:focus-visible': { outlineOffset: -3 },
});

export interface PartLink {
  /** An address, or a query of this one. */
  readonly to: To;
  readonly name: string;
  readonly isCurrent: boolean;
}

export interface PartLinksProps {
  /** What these are parts of: `Ways to deposit`. */
  label: string;
  links: readonly PartLink[];
  /** Something is on its way that leaving would hide: for so long they lead nowhere. */
  resting?: boolean;
}

/** Where the link of the part in sight is out of sight itself, the row moves to it. */
function useInSight(current: number) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const item = row?.children[current];
    if (row === null || !(item instanceof HTMLElement)) return;
    const end = item.offsetLeft + item.offsetWidth;
    if (item.offsetLeft < row.scrollLeft || end > row.scrollLeft + row.clientWidth)
      row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [current]);
  return list;
}

/**
 * The parts of a screen beside each other. Each has an address, so that a reload, a bookmark and the way back find it;
 * that makes them links, and no tabs in the sense of a screen reader.
 */
export function PartLinks({ label, links, resting = false }: PartLinksProps) {
  const list = useInSight(links.findIndex(({ isCurrent }) => isCurrent));
  return (
    <nav aria-label={label}>
      <List ref={list}>
        {links.map(({ to, name, isCurrent }) => (
          <li key={name}>
            <Tab
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              aria-disabled={resting || undefined}
              onClick={(event) => {
                if (resting) event.preventDefault();
              }}
            >
              {name}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}

export interface TabLinksProps<T extends string> extends Pick<PartLinksProps, 'label' | 'resting'> {
  /** The first stands there when the address names none. */
  tabs: readonly [T, ...T[]];
  nameOf: (tab: T) => string;
}

/** The parts of a screen that a query of its address names (`useTab` reads it). */
export function TabLinks<T extends string>({ tabs, nameOf, ...rest }: TabLinksProps<T>) {
  const current = useTab(tabs);
  return (
    <PartLinks
      {...rest}
      links={tabs.map((tab) => ({
        to: { search: tabSearch(tab, tabs) },
        name: nameOf(tab),
        isCurrent: tab === current,
      }))}
    />
  );
}
