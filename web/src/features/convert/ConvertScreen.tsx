import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartPlace } from '../../components/PartPlace.tsx';
import { Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { usePreloadedParts } from '../../lib/preloadWhenIdle.ts';
import { useTab } from '../../lib/useTab.ts';
import { ConvertFlow } from './ConvertFlow.tsx';

const tabs = ['convert', 'records'] as const;

/** Lazy: most members come for the form. */
const history = lazyPart(() => import('./ConvertList.tsx'), ['records']);
const preloaded = [history];

/** Converts credits of one kind to another, and lists the orders. */
export default function ConvertScreen() {
  const { t } = useTranslation('convert');
  const tab = useTab(tabs);
  const [isSending, setSending] = useState(false);
  usePreloadedParts(preloaded);
  return (
    <Stack>
      <TabLinks
        label={t('frame.title')}
        tabs={tabs}
        nameOf={(name) => (name === 'records' ? t('tabs.records') : t('frame.title'))}
        resting={isSending}
      />
      {tab === 'records' ? (
        <PartPlace>
          <history.Component />
        </PartPlace>
      ) : (
        <ConvertFlow onSending={setSending} />
      )}
    </Stack>
  );
}
