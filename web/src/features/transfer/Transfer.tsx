import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CreditType } from '../../generated/schema.ts';
import { PortalError } from '../../graphql/errors.ts';
import { useDraft, type Draft } from '../../lib/useDraft.ts';
import type { Attempt } from '../../money-flow/attempt.ts';
import type { Confirmation } from '../../money-flow/useMoneyFlow.ts';
import { useOverview, useOverviewRefresh } from '../../overview/overview.tsx';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { BalanceAfter } from './BalanceAfter.tsx';
import {
  findTransfer,
  prefilled,
  type SentBefore,
  type Transfer as MadeTransfer,
  type TransferOrder,
  type TransferValues,
} from './order.ts';
import {
  MakeTransferDocument,
  TransferConfigDocument,
  TransferHistoryDocument,
  type TransferConfigQuery,
  type TransferHistoryQuery,
} from './transfer.generated.ts';
import { TransferView } from './TransferView.tsx';

const emptyValues: TransferValues = { coin: '', to: '', amount: '', note: '' };

const sentOf = ({ sent }: TransferHistoryQuery): SentBefore => ({
  transfers: sent.edges.map(({ node }) => node),
  isComplete: !sent.pageInfo.hasNextPage,
});

/** Takes what a link says (`?coin=` and `?to=`) into the draft, once: what is typed afterwards is the member's. */
function usePrefill(draft: Draft<TransferValues>): void {
  const [params, setParams] = useSearchParams();
  const take = useEffectEvent(() => {
    const coin = params.get('coin');
    const to = params.get('to');
    if (coin === null && to === null) return;
    draft.set(prefilled(draft.values, { coin, to }));
    setParams({}, { replace: true });
  });
  useEffect(() => take(), [params]);
}

type Config = TransferConfigQuery['transferConfig'];

/** The rules as they concern one credit. */
const rulesFor = (config: Config | null, only: CreditType | undefined): Config | null =>
  config === null || only === undefined
    ? config
    : { ...config, rules: config.rules.filter(({ coin }) => coin === only) };

export interface TransferProps {
  /** The only credit that can be transferred here; all that can be anywhere without one. */
  coin?: CreditType;
}

/** Moves credits to another member. */
export default function Transfer({ coin: only }: TransferProps) {
  const client = useApolloClient();
  const overview = useOverview();
  const refreshOverview = useOverviewRefresh();
  const config = useQuery(TransferConfigDocument, {
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  const history = useQuery(TransferHistoryDocument, {
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  const draft = useDraft('transfer', emptyValues);
  usePrefill(draft);

  // A failed refresh leaves what was there; the next one repairs it.
  const reload = (query: { refetch: () => Promise<unknown> }) => void query.refetch().catch(() => undefined);
  useBalanceChange(() => reload(history));

  async function send(
    { coin, amount, to, note }: TransferOrder,
    confirmation: Confirmation,
  ): Promise<MadeTransfer> {
    const { data } = await client.mutate({
      mutation: MakeTransferDocument,
      variables: { input: { coin, amount, toUserName: to, note, ...confirmation } },
      context: { money: true },
      // What was sent holds a password: nothing of it is kept.
      fetchPolicy: 'no-cache',
    });
    if (data === undefined) throw new PortalError('OUTCOME_UNKNOWN');
    return data.transfer.transfer;
  }

  async function findReceipt({ order, sentAt }: Attempt<TransferOrder>): Promise<MadeTransfer | null> {
    const { data } = await client.query({
      query: TransferHistoryDocument,
      fetchPolicy: 'network-only',
      context: { shownByScreen: true },
    });
    if (data === undefined) throw new PortalError('SERVER_BUSY');
    return findTransfer(order, sentAt, sentOf(data).transfers);
  }

  const known = history.data ?? history.previousData;
  const rules = rulesFor((config.data ?? config.previousData)?.transferConfig ?? null, only);
  return (
    <TransferView
      config={rules}
      configError={config.error}
      onLoadConfig={() => reload(config)}
      assets={overview?.assets ?? null}
      ownName={overview?.me.userName ?? null}
      sent={known === undefined ? null : sentOf(known)}
      recent={known?.recent.edges.map(({ node }) => node) ?? null}
      historyError={history.error}
      onLoadHistory={() => reload(history)}
      draft={draft}
      balanceAfter={(transfer) => <BalanceAfter transfer={transfer} />}
      send={send}
      findReceipt={findReceipt}
      onDone={() => {
        draft.clear();
        void refreshOverview();
        reload(history);
      }}
      onRefused={() => {
        void refreshOverview();
        reload(config);
      }}
    />
  );
}
