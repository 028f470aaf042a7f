import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../browser/lazyImport.ts';
import { ListSuspense } from '../../design/ui/SkeletonRows.tsx';
import { FlowScreen } from '../../orders/flow/FlowScreen.tsx';
import { JackpotFlow } from './JackpotFlow.tsx';

const tabs = ['enter', 'rounds', 'records'] as const;
const lists = [lazyComponent(() => import('./list.tsx'), ['records'])] as const;
const Rounds = lazyComponent(() => import('./Rounds.tsx'));

/** The jackpot: the round in progress, the rounds that were drawn, and the member's entries. */
export default function Jackpot() {
  const { t } = useTranslation('jackpot');
  return (
    <FlowScreen<'enter' | 'rounds'>
      label={t('frame.title')}
      tabs={tabs}
      nameOf={(name) => t(`tabs.${name}`)}
      lists={lists}
      flow={(tab, onSending) =>
        tab === 'rounds' ? (
          <ListSuspense>
            <Rounds />
          </ListSuspense>
        ) : (
          <JackpotFlow onSending={onSending} />
        )
      }
    />
  );
}
