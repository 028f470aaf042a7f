import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../browser/lazyImport.ts';
import { FlowScreen } from '../../orders/flow/FlowScreen.tsx';
import ConvertFlow from './ConvertFlow.tsx';

const tabs = ['convert', 'records'] as const;
const lists = [lazyComponent(() => import('./list.tsx'), ['records'])] as const;

/** Converts credits of one kind to another, and lists the orders. */
export default function ConvertScreen() {
  const { t } = useTranslation('convert');
  return (
    <FlowScreen
      label={t('frame.title')}
      tabs={tabs}
      nameOf={(name) => (name === 'records' ? t('tabs.records') : t('frame.title'))}
      lists={lists}
      flow={(_tab, onSending) => <ConvertFlow onSending={onSending} />}
    />
  );
}
