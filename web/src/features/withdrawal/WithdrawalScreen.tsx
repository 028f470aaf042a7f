import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSuspense } from '../../components/SkeletonRows.tsx';
import { Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyComponent, usePreload } from '../../lib/lazyImport.ts';
import { useTab } from '../../lib/useTab.ts';
import { WithdrawalFlow } from './WithdrawalFlow.tsx';

const tabs = ['chain', 'bank', 'records'] as const;

/** Lazy: most members come for the form. */
const History = lazyComponent(() => import('./list.tsx'), ['records', 'withdrawalStates']);
const preloaded = [History];

/** Withdraws credits on-chain or to a bank, and lists withdrawals. */
export default function WithdrawalScreen() {
  const { t } = useTranslation('withdrawal');
  const tab = useTab(tabs);
  const [isSending, setSending] = useState(false);
  usePreload(preloaded);
  return (
    <Stack>
      <TabLinks
        label={t('tabs.label')}
        tabs={tabs}
        nameOf={(name) => t(`tabs.${name}`)}
        disabled={isSending}
      />
      {tab === 'records' ? (
        <ListSuspense>
          <History />
        </ListSuspense>
      ) : (
        // A new key discards an open review: the other method is another order.
        <WithdrawalFlow key={tab} method={tab === 'bank' ? 'BANK' : 'ON_CHAIN'} onSending={setSending} />
      )}
    </Stack>
  );
}
