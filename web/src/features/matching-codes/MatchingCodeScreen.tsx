import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../browser/lazyImport.ts';
import { FlowScreen } from '../../orders/flow/FlowScreen.tsx';
import MatchingCodeFlow from './MatchingCodeFlow.tsx';

const tabs = ['codes', 'all', 'records'] as const;
const listTabs = ['all', 'records'] as const;
const lists = [
  lazyComponent(() => import('./list.tsx'), ['records']),
  lazyComponent(() => import('./recordList.tsx'), ['records']),
] as const;

/** PIN codes: those that can be used, all of them, and what happened to them. */
export default function MatchingCodeScreen() {
  const { t } = useTranslation('matching-codes');
  return (
    <FlowScreen<'codes', (typeof listTabs)[number]>
      label={t('frame.title')}
      tabs={tabs}
      nameOf={(name) => t(`tabs.${name}`)}
      listTabs={listTabs}
      lists={lists}
      flow={(_tab, onSending) => <MatchingCodeFlow onSending={onSending} />}
    />
  );
}
