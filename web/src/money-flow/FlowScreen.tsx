import { useState, type ReactNode } from 'react';
import { ListSuspense } from '../components/SkeletonRows.tsx';
import { Stack } from '../components/surface.tsx';
import { TabLinks } from '../components/TabLinks.tsx';
import { usePreload, type LazyComponent } from '../lib/lazyImport.ts';
import { useTab } from '../lib/useTab.ts';

export interface FlowScreenProps<Tab extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs of the flow, and `records` for the list of its orders. */
  tabs: readonly [Tab, ...(Tab | 'records')[]];
  nameOf: (tab: Tab | 'records') => string;
  /** The list of orders alone, lazy: most members come for the flow. Must be a module constant. */
  lists: readonly [LazyComponent];
  /** The flow of a tab. It says when it sends, so that no tab is left before the outcome is known. */
  flow: (tab: Tab, onSending: (isSending: boolean) => void) => ReactNode;
}

/** A flow beside the list of its orders. */
export function FlowScreen<Tab extends string>({ label, tabs, nameOf, lists, flow }: FlowScreenProps<Tab>) {
  const tab = useTab<Tab | 'records'>(tabs);
  const [isSending, setSending] = useState(false);
  usePreload(lists);
  const [History] = lists;
  return (
    <Stack>
      <TabLinks label={label} tabs={tabs} nameOf={nameOf} disabled={isSending} />
      {tab === 'records' ? (
        <ListSuspense>
          <History />
        </ListSuspense>
      ) : (
        flow(tab, setSending)
      )}
    </Stack>
  );
}
