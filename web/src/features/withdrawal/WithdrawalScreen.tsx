import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../browser/lazyImport.ts';
import { FlowScreen } from '../../orders/flow/FlowScreen.tsx';
import { WithdrawalFlow } from './WithdrawalFlow.tsx';

const tabs = ['chain', 'bank', 'records'] as const;
const lists = [lazyComponent(() => import('./list.tsx'), ['records', 'withdrawalStates'])] as const;

/** Withdraws credits on-chain or to a bank, and lists withdrawals. */
export default function WithdrawalScreen() {
  const { t } = useTranslation('withdrawal');
  return (
    <FlowScreen<'chain' | 'bank'>
      label={t('tabs.label')}
      tabs={tabs}
      nameOf={(name) => t(`tabs.${name}`)}
      lists={lists}
      flow={(tab, onSending) => (
        // A new key discards an open review: the other method is another order.
        <WithdrawalFlow key={tab} method={tab === 'bank' ? 'BANK' : 'ON_CHAIN'} onSending={onSending} />
      )}
    />
  );
}
