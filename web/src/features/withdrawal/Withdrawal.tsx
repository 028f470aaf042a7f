import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartPlace } from '../../components/PartPlace.tsx';
import { Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { usePreloadedParts } from '../../lib/preloadWhenIdle.ts';
import { useTab } from '../../lib/useTab.ts';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';

const tabs = ['chain', 'bank', 'records'] as const;

/** The list of orders is much of this screen, and not what most come for. */
const history = lazyPart(() => import('./WithdrawalHistory.tsx'), ['records', 'withdrawalStates']);
const preloaded = [history];

/** Takes credits out of the portal, over a chain or through a bank, and lists what was taken out. */
export default function Withdrawal() {
  const { t } = useTranslation('withdrawal');
  const tab = useTab(tabs);
  const [isSending, setSending] = useState(false);
  usePreloadedParts(preloaded);
  return (
    <Stack>
      <TabLinks
        label={t('tabs.label')}
        tabs={tabs}
        nameOf={(name) => t(`tabs.${name}`)}
        resting={isSending}
      />
      {tab === 'records' ? (
        <PartPlace>
          <history.Component />
        </PartPlace>
      ) : (
        // The other way is another order: a review of this one does not stay open behind it.
        <WithdrawalPanel key={tab} method={tab === 'bank' ? 'BANK' : 'ON_CHAIN'} onSending={setSending} />
      )}
    </Stack>
  );
}
