import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../browser/lazyImport.ts';
import { FlowScreen } from '../../orders/flow/FlowScreen.tsx';
import PackageFlow from './PackageFlow.tsx';

const tabs = ['packages', 'records'] as const;
const lists = [lazyComponent(() => import('./list.tsx'), ['records'])] as const;

/** Insurance packages: what can be bought, what the member has, and what they had. */
export default function PackageScreen() {
  const { t } = useTranslation('insurance');
  return (
    <FlowScreen
      label={t('frame.title')}
      tabs={tabs}
      nameOf={(name) => t(`tabs.${name}`)}
      lists={lists}
      flow={(_tab, onSending) => <PackageFlow onSending={onSending} />}
    />
  );
}
