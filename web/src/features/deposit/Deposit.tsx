import { useTranslation } from 'react-i18next';
import { PartPlace } from '../../components/PartPlace.tsx';
import { Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { usePreloadedParts } from '../../lib/preloadWhenIdle.ts';
import { useTab } from '../../lib/useTab.ts';
import { OnChainDeposit } from './OnChainDeposit.tsx';

const tabs = ['chain', 'bank', 'records'] as const;

/** Not what most come for, and each is much of this screen. */
const bank = lazyPart(() => import('./BankDeposit.tsx'), []);
const records = lazyPart(() => import('./DepositRecords.tsx'), ['records']);
const preloaded = [bank, records];

const parts = { chain: OnChainDeposit, bank: bank.Component, records: records.Component } as const;

/** Tells the platform of credits coming in, and lists every deposit. */
export default function Deposit() {
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
