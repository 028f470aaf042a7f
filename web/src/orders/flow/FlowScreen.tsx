import { useState, type ReactNode } from 'react';
import { usePreload, type LazyComponent } from '../../browser/lazyImport.ts';
import { useTab } from '../../browser/useTab.ts';
import { ListSuspense } from '../../design/ui/SkeletonRows.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { TabLinks } from '../../design/ui/TabLinks.tsx';

export interface FlowScreenProps<Tab extends string, List extends string = 'records'> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs of the flow, and those of the lists of its orders. */
  tabs: readonly [Tab, ...(Tab | List)[]];
  nameOf: (tab: Tab | List) => string;
  /** The tabs of the lists, in their order; default: `records` alone. */
  listTabs?: readonly List[];
  /** The lists of orders, lazy: most members come for the flow. Must be a module constant. */
  lists: readonly LazyComponent[];
  /** The flow of a tab. It reports that it is sending, so that the tab is not left before the outcome is known. */
  flow: (tab: Tab, onSending: (isSending: boolean) => void) => ReactNode;
}

/** A flow next to the lists of its orders. */
export function FlowScreen<Tab extends string, List extends string = 'records'>({
  label,
  tabs,
  nameOf,
  listTabs,
  lists,
  flow,
}: FlowScreenProps<Tab, List>) {
  const tab = useTab<Tab | List>(tabs);
  const [isSending, setSending] = useState(false);
  usePreload(lists);
  const names: readonly string[] = listTabs ?? ['records'];
  const History = lists[names.indexOf(tab)];
  return (
    <Stack>
      <TabLinks label={label} tabs={tabs} nameOf={nameOf} disabled={isSending} />
      {History === undefined ? (
        // What is no list is a tab of the flow.
        flow(tab as Tab, setSending)
      ) : (
        <ListSuspense key={tab}>
          <History />
        </ListSuspense>
      )}
    </Stack>
  );
}
