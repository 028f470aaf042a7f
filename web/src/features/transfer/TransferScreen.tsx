import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mapLoaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { useSectionCredit } from '../../extension-points/creditSections.ts';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import type { Prefill } from '../../orders/flow/usePrefill.ts';
import { recordsPath } from '../../orders/records/paths.ts';
import { useTransferResult, useTransferReview } from './contents.tsx';
import {
  prefillTransfer,
  type Rule,
  type SentBefore,
  type Transfer,
  type TransferDraft,
  type TransferValues,
} from './order.ts';
import { ReceiveButton } from './ReceiveButton.tsx';
import { RecentTransfers } from './RecentTransfers.tsx';
import {
  useMakeTransferMutation,
  useTransferByKeyLazyQuery,
  useTransferConfigQuery,
  useTransferHistoryQuery,
  type TransferConfigQuery,
  type TransferHistoryQuery,
} from './transfer.generated.ts';
import { TransferForm } from './TransferForm.tsx';

type Config = TransferConfigQuery['transferConfig'];

const emptyValues: TransferValues = { coin: '', to: '', amount: '', note: '' };

const prefill: Prefill<TransferValues> = {
  names: ['coin', 'to'],
  read: (params, typed) => prefillTransfer(typed, { coin: params.get('coin'), to: params.get('to') }),
};

const toSentBefore = ({ sent }: TransferHistoryQuery): SentBefore => ({
  transfers: sent.edges.map(({ node }) => node),
  isComplete: !sent.pageInfo.hasNextPage,
});

const historyPath = recordsPath({ type: ['TRANSFER'] });

const isAny = (rules: readonly Rule[]): rules is [Rule, ...Rule[]] => rules.length > 0;

/** Moves credits to another member; in the section of a credit, that one alone. */
export default function TransferScreen() {
  const only = useSectionCredit();
  const { t } = useTranslation('transfer');
  const overview = useOverview();
  const config = mapLoaded(
    toPanel(useTransferConfigQuery(panelOptions)),
    ({ transferConfig }) => transferConfig,
  );
  const history = toPanel(useTransferHistoryQuery(panelOptions));
  const [makeTransfer] = useMakeTransferMutation(movesCredits);
  const [findByKey] = useTransferByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useTransferReview();
  const result = useTransferResult();
  useBalanceChange(history.reload);
  const sent = history.data === null ? null : toSentBefore(history.data);
  return (
    <>
      <ReceiveButton userName={overview?.me.userName ?? null} />
      <MoneyFlow<Config, TransferValues, TransferDraft, Transfer>
        name="transfer"
        operations={['transfer']}
        config={config}
        isReady={history.isSettled}
        emptyValues={emptyValues}
        prefill={prefill}
        form={({ rules }, parts) => {
          const open = rules.filter(({ coin }) => only === undefined || coin === only);
          if (!isAny(open)) return <EmptyState title={t('none.title')} hint={t('none.hint')} />;
          return (
            <TransferForm
              rules={open}
              assets={overview?.assets ?? null}
              ownName={overview?.me.userName ?? null}
              sent={sent}
              {...parts}
            />
          );
        }}
        pausedTitle={t('closed.title')}
        pausedActions={
          <Button component={Link} to={historyPath} variant="outlined">
            {t('closed.history')}
          </Button>
        }
        send={async ({ coin, amount, to, note }, confirmation) => {
          const input = { coin, amount, toUserName: to, note, ...confirmation };
          return (await makeTransfer({ variables: { input } })).data?.transfer.transfer;
        }}
        find={async (options) => (await findByKey(options)).data?.transfers.edges}
        onDone={history.reload}
        review={review}
        result={result}
        historyPath={historyPath}
        aside={
          <RecentTransfers
            orders={mapLoaded(history, ({ recent }) => recent.edges.map(({ node }) => node))}
          />
        }
      />
    </>
  );
}
