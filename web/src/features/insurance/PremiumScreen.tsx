import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../browser/lazyImport.ts';
import { FlowScreen } from '../../orders/flow/FlowScreen.tsx';
import PremiumFlow from './PremiumFlow.tsx';

const tabs = ['premium', 'records'] as const;
const lists = [lazyComponent(() => import('./premiumList.tsx'), ['records'])] as const;

/** Premiums: paying one, and those that were paid. */
export default function PremiumScreen() {
  const { t } = useTranslation('insurance');
  return (
    <FlowScreen
      label={t('frame.premium')}
      tabs={tabs}
      nameOf={(name) => t(`tabs.${name}`)}
      lists={lists}
      flow={(_tab, onSending) => <PremiumFlow onSending={onSending} />}
    />
  );
}
