import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSuspense } from '../../components/SkeletonRows.tsx';
import { Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyComponent, usePreload } from '../../lib/lazyImport.ts';
import { useTab } from '../../lib/useTab.ts';
import CustodyFlow from './CustodyFlow.tsx';

const tabs = ['packages', 'records'] as const;

/** Lazy: most members come for their packages. */
const History = lazyComponent(() => import('./list.tsx'), ['records']);
const preloaded = [History];

/** Entrust packages: what can be bought, what the member has, and what they had. */
export default function Custody() {
  const { t } = useTranslation('trusteeship');
  const tab = useTab(tabs);
  const [isSending, setSending] = useState(false);
  usePreload(preloaded);
  return (
    <Stack>
      <TabLinks
        label={t('frame.title')}
        tabs={tabs}
        nameOf={(name) => t(`tabs.${name}`)}
        disabled={isSending}
      />
      {tab === 'records' ? (
        <ListSuspense>
          <History />
        </ListSuspense>
      ) : (
        <CustodyFlow onSending={setSending} />
      )}
    </Stack>
  );
}
