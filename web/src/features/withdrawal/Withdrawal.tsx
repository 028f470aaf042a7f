import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Card, Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useTab } from '../../lib/useTab.ts';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';

const tabs = ['chain', 'bank', 'records'] as const;

/** The list of orders is much of this screen, and not what most come for. */
const history = lazyPart(() => import('./WithdrawalHistory.tsx'), ['records', 'withdrawalStates']);

/** How long after the screen appears its list is fetched ahead, in ms. */
const quiet = 1_500;

/** Takes credits out of the portal, over a chain or through a bank, and lists what was taken out. */
export default function Withdrawal() {
  const { t } = useTranslation('withdrawal');
  const tab = useTab(tabs);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const timer = setTimeout(history.preload, quiet);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack>
      <TabLinks
        label={t('tabs.label')}
        tabs={tabs}
        nameOf={(name) => t(`tabs.${name}`)}
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
        // The other way is another order: a review of this one does not stay open behind it.
        <WithdrawalPanel key={tab} method={tab === 'bank' ? 'BANK' : 'ON_CHAIN'} onSending={setSending} />
      )}
    </Stack>
  );
}
