import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../browser/lazyImport.ts';
import { FlowScreen } from '../../orders/flow/FlowScreen.tsx';
import { BuyFlow } from './BuyFlow.tsx';
import { SellFlow } from './SellFlow.tsx';

const tabs = ['buy', 'sell', 'sales', 'purchases'] as const;
const listTabs = ['sales', 'purchases'] as const;
const lists = [
  lazyComponent(() => import('./list.tsx'), ['records']),
  lazyComponent(() => import('./purchaseList.tsx'), ['records']),
] as const;

/** Trading between members: the lobby, publishing an offer, and the member's orders of both sides. */
export default function OtcScreen() {
  const { t } = useTranslation('otc');
  return (
    <FlowScreen<'buy' | 'sell', (typeof listTabs)[number]>
      label={t('frame.title')}
      tabs={tabs}
      nameOf={(name) => t(`tabs.${name}`)}
      listTabs={listTabs}
      lists={lists}
      flow={(tab, onSending) =>
        tab === 'buy' ? <BuyFlow onSending={onSending} /> : <SellFlow onSending={onSending} />
      }
    />
  );
}
