import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { tabSearch, useTab } from '../../browser/useTab.ts';
import { color, text } from '../theme/css.ts';
import { below } from '../theme/tokens.ts';

const List = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  borderBottom: `1px solid ${color.line.soft}`,
  overflowX: 'auto',
  // The current tab's underline overlaps the list's border.
  '& > li': { marginBottom: -1 },
  [`@media ${below.tablet}`]: { '& > li': { flex: '1 0 auto' } },
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

export interface SectionTab {
  /** A path, or a query of the current one. */
  readonly to: To;
  readonly name: string;
  readonly isCurrent: boolean;
}

export interface SectionTabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  links: readonly SectionTab[];
  /** Makes the links inert, while leaving would hide the outcome of a request. */
  disabled?: boolean;
}

/** Scrolls the row to the current link when that is out of view. */
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

/** Tabs of a screen as links, because each has its own URL for reloads, bookmarks and the back button. */
export function SectionTabs({ label, links, disabled = false }: SectionTabsProps) {
  const list = useInSight(links.findIndex(({ isCurrent }) => isCurrent));
  return (
    <nav aria-label={label}>
      <List ref={list}>
        {links.map(({ to, name, isCurrent }) => (
          <li key={name}>
            <Tab
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              aria-disabled={disabled || undefined}
              onClick={(event) => {
                if (disabled) event.preventDefault();
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

export interface TabLinksProps<T extends string> extends Pick<SectionTabsProps, 'label' | 'disabled'> {
  /** The first is the default. */
  tabs: readonly [T, ...T[]];
  nameOf: (tab: T) => string;
}

/** Tabs selected by a search parameter (see `useTab`). */
export function TabLinks<T extends string>({ tabs, nameOf, ...rest }: TabLinksProps<T>) {
  const current = useTab(tabs);
  return (
    <SectionTabs
      {...rest}
      links={tabs.map((tab) => ({
        to: { search: tabSearch(tab, tabs) },
        name: nameOf(tab),
        isCurrent: tab === current,
      }))}
    />
  );
}
