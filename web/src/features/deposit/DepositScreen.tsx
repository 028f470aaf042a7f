import { useTranslation } from 'react-i18next';
import { lazyComponent, usePreload } from '../../browser/lazyImport.ts';
import { useTab } from '../../browser/useTab.ts';
import { ListSuspense } from '../../design/ui/SkeletonRows.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { TabLinks } from '../../design/ui/TabLinks.tsx';
import { OnChainDeposit } from './OnChainDeposit.tsx';

const tabs = ['chain', 'bank', 'records'] as const;

/** Lazy: most members come for the on-chain tab. */
const Bank = lazyComponent(() => import('./BankDeposit.tsx'));
const Records = lazyComponent(() => import('./list.tsx'), ['records']);
const preloaded = [Bank, Records];

const parts = { chain: OnChainDeposit, bank: Bank, records: Records } as const;

/** Reports deposits on-chain or through a bank, and lists them. */
export default function DepositScreen() {
  const { t } = useTranslation('deposit');
  const tab = useTab(tabs);
  const Part = parts[tab];
  usePreload(preloaded);
  return (
    <Stack>
      <TabLinks label={t('tabs.label')} tabs={tabs} nameOf={(one) => t(`tabs.${one}`)} />
      <ListSuspense key={tab}>
        <Part />
      </ListSuspense>
    </Stack>
  );
}
