import { styled } from '@mui/material/styles';
import { memo, useMemo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon } from '../../design/icons/actions.tsx';
import { color, focusRing, text, visuallyHidden } from '../../design/theme/css.ts';
import { below, radius } from '../../design/theme/tokens.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { pageSize, type TeamMember } from './members.ts';
import { isSameRow, root, toRows, moveByKey, type Row } from './treeModel.ts';
import { useTree } from './useTree.ts';
import { shownCount } from './words.ts';

const List = styled('ul')({
  '--indent': '24px',
  [`@media ${below.tablet}`]: { '--indent': '12px' },
});

const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  padding: '6px 8px',
  borderRadius: radius.control,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.surface.inset },
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(90deg)' },
  '& > svg': { color: color.ink.secondary },
  '&:not([aria-expanded]) > svg': { visibility: 'hidden' },
  '&[data-more]': { ...text.dense, color: color.accent.main, fontWeight: 500 },
});

const Words = styled('p')(visuallyHidden);

/** Deeper rows are indented no further, so that a name keeps its room on a phone. */
const maxIndent = 8;

interface TreeRowProps {
  row: Row;
  /** Whether the tab key stops here. */
  isStop: boolean;
}

/** A member, or a row that loads more. Renders only when it changes, however many others there are. */
const TreeRow = memo(
  function TreeRow({ row, isStop }: TreeRowProps) {
    const { t } = useTranslation('team');
    const moreText = ({ left, branch }: Row & { kind: 'more' }) => {
      if (branch.isLoading) return t('tree.loading');
      if (branch.hasFailed) return t('tree.failed');
      const count = Math.min(left, pageSize);
      return t('tree.more', { count, shown: shownCount(count) });
    };
    return (
      <Item
        role="treeitem"
        data-key={row.key}
        data-more={row.kind === 'more' ? '' : undefined}
        aria-level={row.level}
        aria-posinset={row.position}
        aria-setsize={row.size}
        aria-expanded={(row.kind === 'member' ? row.isOpen : null) ?? undefined}
        tabIndex={isStop ? 0 : -1}
        style={{ paddingInlineStart: `calc(8px + var(--indent) * ${Math.min(row.level - 1, maxIndent)})` }}
      >
        <ChevronRightIcon size={18} />
        {row.kind === 'member' ? <MemberFacts member={row.member} /> : moreText(row)}
      </Item>
    );
  },
  (before, after) => before.isStop === after.isStop && isSameRow(before.row, after.row),
);

export interface TeamTreeProps {
  /** The member at the top; null for the asking member, who is not shown. */
  top: TeamMember | null;
  /** How many members the first level has. */
  size: number;
  label: string;
}

/** The invite tree: branches load when they are opened, page by page. Keys as in the tree pattern of ARIA. */
export function TeamTree({ top, size, label }: TeamTreeProps) {
  const { t } = useTranslation('team');
  const { branches, open, load, setOpen } = useTree(top);
  const [current, setCurrent] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => toRows(branches, open, top === null ? size : 1), [branches, open, top, size]);
  // The row that was current may have gone with a branch that closed.
  const focused = rows.find(({ key }) => key === current)?.key ?? rows[0]?.key;

  const focus = (key: string) => {
    setCurrent(key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const act = (row: Row) => {
    setCurrent(row.key);
    if (row.kind === 'more') load(row.parent);
    else if (row.isOpen !== null) setOpen(row.key, !row.isOpen);
  };
  /** The row in which something happened: the list listens for all of them. */
  const rowOf = ({ target }: SyntheticEvent): Row | undefined => {
    const key = (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
    return rows.find((row) => row.key === key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event);
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const isAction = event.key === 'Enter' || event.key === ' ';
    const step = isAction ? null : moveByKey(rows, row.key, event.key);
    if (!isAction && step === null) return;
    event.preventDefault();
    if (step === null) act(row);
    else if (step.do === 'focus') focus(step.key);
    else setOpen(step.key, step.do === 'open');
  };

  const hint = 'team-tree-keys';
  return (
    <>
      <Words id={hint}>{t('tree.keys')}</Words>
      <List
        ref={list}
        role="tree"
        aria-label={label}
        aria-describedby={hint}
        aria-busy={branches.get(root)?.isLoading === true}
        onClick={(event) => {
          const row = rowOf(event);
          if (row !== undefined) act(row);
        }}
        onFocus={(event) => setCurrent(rowOf(event)?.key ?? null)}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => (
          <TreeRow key={row.key} row={row} isStop={row.key === focused} />
        ))}
      </List>
    </>
  );
}
