/** The open part of the tree as rows, and keyboard navigation within it. */
import type { TeamMember } from './members.ts';

/** What is loaded below a member. */
export interface Branch {
  readonly members: readonly TeamMember[];
  /** Cursor of the next page; null when all are loaded. */
  readonly next: string | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Branches by the member above; the root's is under the empty id. */
export type Branches = ReadonlyMap<string, Branch>;

export const root = '';

interface Place {
  /** Names the row among all. */
  readonly key: string;
  /** The member above; empty for the first level. */
  readonly parent: string;
  /** From 1. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
}

/** A row of the tree: a member, or a row that loads more of them. */
export type Row = Place &
  (
    | { readonly kind: 'member'; readonly member: TeamMember; readonly isOpen: boolean | null }
    | { readonly kind: 'more'; readonly left: number; readonly branch: Branch }
  );

/** Whether two rows show the same. */
export function isSameRow(one: Row, other: Row): boolean {
  const isSamePlace =
    one.key === other.key &&
    one.level === other.level &&
    one.position === other.position &&
    one.size === other.size;
  if (!isSamePlace) return false;
  return one.kind === 'member'
    ? other.kind === 'member' && one.member === other.member && one.isOpen === other.isOpen
    : other.kind === 'more' && one.left === other.left && one.branch === other.branch;
}

/** The rows, top to bottom. `size` is how many members the first level has. */
export function toRows(branches: Branches, open: ReadonlySet<string>, size: number): Row[] {
  const rows: Row[] = [];
  const add = (parent: string, level: number, siblings: number): void => {
    const branch = branches.get(parent);
    if (branch === undefined) return;
    const total = Math.max(siblings, branch.members.length);
    branch.members.forEach((member, index) => {
      const isOpen = member.directMembers === 0 ? null : open.has(member.id);
      rows.push({
        kind: 'member',
        key: member.id,
        parent,
        level,
        position: index + 1,
        size: total,
        member,
        isOpen,
      });
      if (isOpen === true) add(member.id, level + 1, member.directMembers ?? 0);
    });
    if (branch.next === null && !branch.isLoading && !branch.hasFailed) return;
    const position = branch.members.length + 1;
    const left = Math.max(total - branch.members.length, 1);
    rows.push({
      kind: 'more',
      key: `more:${parent}`,
      parent,
      level,
      position,
      size: Math.max(total, position),
      left,
      branch,
    });
  };
  add(root, 1, size);
  return rows;
}

/** What a key does: moves to a row, or opens or closes the one it is on. */
export type Step =
  { readonly do: 'focus'; readonly key: string } | { readonly do: 'open' | 'close'; readonly key: string };

/** The row that a key moves to, as in the tree pattern of ARIA; null for a key without a function here. */
export function moveByKey(rows: readonly Row[], current: string, key: string): Step | null {
  const at = rows.findIndex((row) => row.key === current);
  const row = rows[at];
  if (row === undefined) return null;
  const focus = (to: Row | undefined): Step | null =>
    to === undefined ? null : { do: 'focus', key: to.key };
  const isOpen = row.kind === 'member' ? row.isOpen : null;
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1]);
    case 'ArrowUp':
      return focus(rows[at - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      if (isOpen === null) return null;
      return isOpen ? focus(rows[at + 1]) : { do: 'open', key: row.key };
    case 'ArrowLeft':
      return isOpen === true
        ? { do: 'close', key: row.key }
        : focus(rows.find((above) => above.key === row.parent));
  }
  if (key.length !== 1 || key.trim() === '') return null;
  const begins = (one: Row) =>
    one.kind === 'member' && one.member.userName.toLowerCase().startsWith(key.toLowerCase());
  return focus([...rows.slice(at + 1), ...rows.slice(0, at)].find(begins));
}
