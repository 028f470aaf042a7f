import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Card, Stack } from '../../components/surface.tsx';
import { TabLinks } from '../../components/TabLinks.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useTab } from '../../lib/useTab.ts';
import { OnChainDeposit } from './OnChainDeposit.tsx';

const tabs = ['chain', 'bank', 'records'] as const;

/** Not what most come for, and each is much of this screen. */
const bank = lazyPart(() => import('./BankDeposit.tsx'), []);
const records = lazyPart(() => import('./DepositRecords.tsx'), ['records']);

const parts = { chain: OnChainDeposit, bank: bank.Component, records: records.Component } as const;

/** How long after the screen appears its other parts are fetched ahead, in ms. */
const quiet = 1_500;

/** Tells the platform of credits coming in, and lists every deposit. */
export default function Deposit() {
  const { t } = useTranslation('deposit');
  const Part = parts[useTab(tabs)];
  useEffect(() => {
    const timer = setTimeout(() => [bank, records].forEach(({ preload }) => preload()), quiet);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack>
      <TabLinks label={t('tabs.label')} tabs={tabs} nameOf={(one) => t(`tabs.${one}`)} />
      <Suspense
        fallback={
          <Card>
            <SkeletonRows count={8} height={76} />
          </Card>
        }
      >
        <Part />
      </Suspense>
    </Stack>
  );
}
