import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
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

/** A tree whose branches load when they are opened: the asking member's, or that of one member below, who stays the same. */
export function useTree(top: TeamMember | null): Tree {
  const client = useApolloClient();
  const [branches, setBranches] = useState<Branches>(() =>
    top === null ? new Map() : new Map([[root, { ...empty, members: [top] }]]),
  );
  const [open, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(top === null ? [] : [top.id]));

  const loadFrom = useCallback(
    async (below: string, after: string | null) => {
      const change = (to: (branch: Branch) => Branch) =>
        setBranches((all) => new Map(all).set(below, to(all.get(below) ?? empty)));
      change((branch) => ({ ...branch, isLoading: true, hasFailed: false }));
      try {
        const page = await loadInvited(client, below === root ? null : below, 'JOINED', after);
        change((branch) => {
          const known = new Set(branch.members.map(({ id }) => id));
          const added = page.members.filter(({ id }) => !known.has(id));
          return {
            members: [...branch.members, ...added],
            next: page.next,
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

  const first = top?.id ?? null;
  useEffect(() => {
    void loadFrom(first ?? root, null);
  }, [first, loadFrom]);
  return { branches, open, load, setOpen };
}
