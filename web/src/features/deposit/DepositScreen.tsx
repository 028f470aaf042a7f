import { useTranslation } from 'react-i18next';
import { PartPlace } from '../../components/PartPlace.tsx';
import { Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { usePreloadedParts } from '../../lib/preloadWhenIdle.ts';
import { useTab } from '../../lib/useTab.ts';
import { OnChainDeposit } from './OnChainDeposit.tsx';

const tabs = ['chain', 'bank', 'records'] as const;

/** Lazy: most members come for the on-chain tab. */
const bank = lazyPart(() => import('./BankDeposit.tsx'), []);
const records = lazyPart(() => import('./DepositList.tsx'), ['records']);
const preloaded = [bank, records];

const parts = { chain: OnChainDeposit, bank: bank.Component, records: records.Component } as const;

/** Reports deposits on-chain or through a bank, and lists them. */
export default function DepositScreen() {
  const { t } = useTranslation('deposit');
  const Part = parts[useTab(tabs)];
  usePreloadedParts(preloaded);
  return (
    <Stack>
      <TabLinks label={t('tabs.label')} tabs={tabs} nameOf={(one) => t(`tabs.${one}`)} />
      <PartPlace>
        <Part />
      </PartPlace>
    </Stack>
  );
}
