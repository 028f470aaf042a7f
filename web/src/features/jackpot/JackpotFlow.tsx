import { useTranslation } from 'react-i18next';
import { mapLoaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import { useRefetchAt } from '../../time/useRefetchAt.ts';
import { useEntryResult, useEntryReview } from './contents.tsx';
import { EntryForm } from './EntryForm.tsx';
import {
  useEnterJackpotMutation,
  useJackpotOrderByKeyLazyQuery,
  useJackpotSummaryQuery,
} from './jackpot.generated.ts';
import { OpenRound } from './OpenRound.tsx';
import {
  toJackpotSummary,
  type EntryDraft,
  type EntryValues,
  type JackpotEntry,
  type JackpotSummary,
} from './order.ts';
import { jackpotPath } from './paths.ts';
import { RecentEntries, useRecentEntries } from './RecentEntries.tsx';
import { Wallet } from './Wallet.tsx';
import { jackpotCoin } from './words.tsx';

const emptyValues: EntryValues = { count: '1', word: '' };

const historyPath = jackpotPath({ tab: 'records' });

/** Others enter too: the pot is asked for again, in ms. */
const refetchInterval = 30_000;

export interface JackpotFlowProps {
  /** Whether an order is being sent. */
  onSending: (isSending: boolean) => void;
}

/** The round in progress, and entries in it with review and result. */
export function JackpotFlow({ onSending }: JackpotFlowProps) {
  const { t } = useTranslation('jackpot');
  const assets = useOverview()?.assets ?? null;
  const available = assets?.find((asset) => asset.coin === jackpotCoin)?.available ?? null;
  const query = toPanel(useJackpotSummaryQuery(panelOptions));
  const summary = mapLoaded(query, toJackpotSummary);
  const recent = useRecentEntries();
  const [enter] = useEnterJackpotMutation(movesCredits);
  const [findByKey] = useJackpotOrderByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const closesAt = summary.data?.round?.closesAt;
  useRefetchAt(closesAt == null ? [] : [closesAt], query.reload);
  useRefetchWhenStale(query.reload, refetchInterval);
  const review = useEntryReview(summary.data);
  const result = useEntryResult(available);
  return (
    <MoneyFlow<JackpotSummary, EntryValues, EntryDraft, JackpotEntry>
      name="jackpot"
      operations={['enterJackpot']}
      pausedTitle={t('paused')}
      config={summary}
      emptyValues={emptyValues}
      form={({ round }, parts) =>
        round === null ? (
          <EmptyState title={t('none.title')} hint={t('none.hint')} />
        ) : (
          <Stack>
            <OpenRound round={round} />
            <EntryForm round={round} available={available ?? undefined} {...parts} />
          </Stack>
        )
      }
      onSending={onSending}
      send={async ({ roundId, count, word }, confirmation) => {
        const input = { roundId, count, word, ...confirmation };
        return (await enter({ variables: { input } })).data?.enterJackpot.order;
      }}
      find={async (options) => (await findByKey(options)).data?.jackpotOrders.edges}
      onDone={() => {
        query.reload();
        recent.reload();
      }}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={
        <Stack>
          <Wallet {...{ summary, available }} />
          <RecentEntries orders={recent} />
        </Stack>
      }
    />
  );
}
