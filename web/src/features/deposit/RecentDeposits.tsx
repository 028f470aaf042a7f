import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../components/DetailDrawer.tsx';
import { Money } from '../../components/Money.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { lazyImport, useLazyImport } from '../../lib/lazyImport.ts';
import { RecentOrders } from '../../money-flow/RecentOrders.tsx';
import { unitOf, type Deposit } from './order.ts';
import type { RecentDepositsState } from './useRecentDeposits.ts';
import { useMethodWords } from './words.ts';

const loadDetails = lazyImport(() => import('./DepositDetails.tsx'));

export interface RecentDepositsProps extends RecentDepositsState {
  historyPath: string;
}

/** The member's latest deposits, each opening its details. */
export function RecentDeposits({ deposits, error, reload, latest, historyPath }: RecentDepositsProps) {
  const { t } = useTranslation('deposit');
  const methodWords = useMethodWords();
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<Deposit | null>(null);
  const details = useLazyImport(loadDetails, isOpen);
  const shown = opened === null ? null : latest(opened);
  return (
    <>
      <RecentOrders<Deposit>
        title={t('recent.title')}
        all={{ label: t('recent.all'), to: historyPath }}
        empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
        orders={deposits}
        error={error}
        onRetry={reload}
        row={(deposit) => ({
          id: deposit.id,
          title: deposit.network ?? deposit.channel,
          amount: <Money value={deposit.amount} coin={unitOf(deposit)} />,
          at: deposit.createdAt,
          state: <StatusChip status={deposit.status} />,
          reason: deposit.reason,
        })}
        onOpen={(deposit) => {
          setOpened(deposit);
          setOpen(true);
        }}
      />
      <DetailDrawer
        open={isOpen}
        title={shown === null ? '' : methodWords(shown)}
        onClose={() => setOpen(false)}
      >
        {shown !== null &&
          (details === null ? <SkeletonRows /> : <details.DepositDetails key={shown.id} deposit={shown} />)}
      </DetailDrawer>
    </>
  );
}
