import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSavedRows } from '../../orders/records/savedRows.ts';
import { loadInvited, type TeamMember } from './members.ts';
import { root, type Branch, type Branches } from './treeModel.ts';

const empty: Branch = { members: [], next: null, isLoading: false, hasFailed: false };

export interface Tree {
  readonly branches: Branches;
  readonly open: ReadonlySet<string>;
  /** Loads the first page below a member, or the next one. */
  load: (below: string) => void;
  setOpen: (id: string, isOpen: boolean) => void;
}

/** Names the tree among what is kept of its screen. */
const tree = {};

/**
 * A tree whose branches load when they are opened: the asking member's, or that of one member below, who stays the
 * same. Where the member comes back to it, it is as it was.
 */
export function useTree(top: TeamMember | null): Tree {
  const client = useApolloClient();
  const place = useSavedRows<Pick<Tree, 'branches' | 'open'>>(tree);
  const [kept] = useState(() => place.read());
  const [branches, setBranches] = useState<Branches>(
    () => kept?.branches ?? (top === null ? new Map() : new Map([[root, { ...empty, members: [top] }]])),
  );
  const [open, setOpenIds] = useState<ReadonlySet<string>>(
    () => kept?.open ?? new Set(top === null ? [] : [top.id]),
  );

  const loadFrom = useCallback(
    async (below: string, after: string | null) => {
      const change = (to: (branch: Branch) => Branch) =>
        setBranches((all) => new Map(all).set(below, to(all.get(below) ?? empty)));
      change((branch) => ({ ...branch, isLoading: true, hasFailed: false }));
      try {
        const page = await loadInvited(client, below === root ? null : below, 'JOINED', after);
        change((branch) => {
          const known = new Set(branch.members.map(({ id }) => id));
          const added = page.rows.filter(({ id }) => !known.has(id));
          return {
            members: [...branch.members, ...added],
            next: page.hasNextPage ? page.endCursor : null,
            isLoading: false,
            hasFailed: false,
          };
        });
      } catch {
        // Shown in place of the members, with another try.
        change((branch) => ({ ...branch, isLoading: false, hasFailed: true }));
      }
    },
    [client],
  );
  const load = (below: string) => {
    const branch = branches.get(below);
    if (branch?.isLoading !== true) void loadFrom(below, branch?.next ?? null);
  };
  const setOpen = (id: string, isOpen: boolean) => {
    setOpenIds((ids) => {
      const next = new Set(ids);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
    if (isOpen && !branches.has(id)) load(id);
  };

  const first = top?.id ?? root;
  const startLoading = useEffectEvent(() => {
    for (const below of new Set([first, ...open])) if (!branches.has(below)) load(below);
  });
  useEffect(() => startLoading(), [first]);
  const keep = useEffectEvent(() => {
    // A branch that is still loading is loaded again.
    place.keep({ branches: new Map([...branches].filter(([, { isLoading }]) => !isLoading)), open });
  });
  useEffect(() => keep(), [branches, open, place.name]);
  return { branches, open, load, setOpen };
}
