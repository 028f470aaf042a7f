import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../browser/lazyImport.ts';
import { FlowScreen } from '../../orders/flow/FlowScreen.tsx';
import { ClaimFlow } from './ClaimFlow.tsx';

const tabs = ['rounds', 'records'] as const;
const lists = [lazyComponent(() => import('./list.tsx'), ['records'])] as const;

/** Insured rounds with their six orders, claims for what their trades lost, and the list of claims. */
export default function Claims() {
  const { t } = useTranslation('claims');
  return (
    <FlowScreen
      label={t('frame.title')}
      tabs={tabs}
      nameOf={(name) => t(`tabs.${name}`)}
      lists={lists}
      flow={(_tab, onSending) => <ClaimFlow onSending={onSending} />}
    />
  );
}
