import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSuspense } from '../../components/SkeletonRows.tsx';
import { Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyComponent, usePreload } from '../../lib/lazyImport.ts';
import { useTab } from '../../lib/useTab.ts';
import ConvertFlow from './ConvertFlow.tsx';

const tabs = ['convert', 'records'] as const;

/** Lazy: most members come for the form. */
const History = lazyComponent(() => import('./list.tsx'), ['records']);
const preloaded = [History];

/** Converts credits of one kind to another, and lists the orders. */
export default function ConvertScreen() {
  const { t } = useTranslation('convert');
  const tab = useTab(tabs);
  const [isSending, setSending] = useState(false);
  usePreload(preloaded);
  return (
    <Stack>
      <TabLinks
        label={t('frame.title')}
        tabs={tabs}
        nameOf={(name) => (name === 'records' ? t('tabs.records') : t('frame.title'))}
        disabled={isSending}
      />
      {tab === 'records' ? (
        <ListSuspense>
          <History />
        </ListSuspense>
      ) : (
        <ConvertFlow onSending={setSending} />
      )}
    </Stack>
  );
}
