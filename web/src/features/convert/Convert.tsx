import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartPlace } from '../../components/PartPlace.tsx';
import { Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { usePreloadedParts } from '../../lib/preloadWhenIdle.ts';
import { useTab } from '../../lib/useTab.ts';
import { ConvertPanel } from './ConvertPanel.tsx';

const tabs = ['convert', 'records'] as const;

/** The list of orders is much of this screen, and not what most come for. */
const history = lazyPart(() => import('./ConvertHistory.tsx'), ['records']);
const preloaded = [history];

/** Makes credits of one kind another, and lists every order of that. */
export default function Convert() {
  const { t } = useTranslation(['convert', 'shell']);
  const tab = useTab(tabs);
  const [isSending, setSending] = useState(false);
  usePreloadedParts(preloaded);
  return (
    <Stack>
      <TabLinks
        label={t('shell:entries.convert')}
        tabs={tabs}
        nameOf={(name) => (name === 'records' ? t('tabs.records') : t('shell:entries.convert'))}
        resting={isSending}
      />
      {tab === 'records' ? (
        <PartPlace>
          <history.Component />
        </PartPlace>
      ) : (
        <ConvertPanel onSending={setSending} />
      )}
    </Stack>
  );
}
