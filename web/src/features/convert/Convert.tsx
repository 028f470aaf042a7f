import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Card, Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useTab } from '../../lib/useTab.ts';
import { ConvertPanel } from './ConvertPanel.tsx';

const tabs = ['convert', 'records'] as const;

/** The list of orders is much of this screen, and not what most come for. */
const history = lazyPart(() => import('./ConvertHistory.tsx'), ['records']);

/** How long after the screen appears its list is fetched ahead, in ms. */
const quiet = 1_500;

/** Makes credits of one kind another, and lists every order of that. */
export default function Convert() {
  const { t } = useTranslation(['convert', 'shell']);
  const tab = useTab(tabs);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const timer = setTimeout(history.preload, quiet);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack>
      <TabLinks
        label={t('shell:entries.convert')}
        tabs={tabs}
        nameOf={(name) => (name === 'records' ? t('tabs.records') : t('shell:entries.convert'))}
        resting={isSending}
      />
      {tab === 'records' ? (
        <Suspense
          fallback={
            <Card>
              <SkeletonRows count={8} height={76} />
            </Card>
          }
        >
          <history.Component />
        </Suspense>
      ) : (
        <ConvertPanel onSending={setSending} />
      )}
    </Stack>
  );
}
