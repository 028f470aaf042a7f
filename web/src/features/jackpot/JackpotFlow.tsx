import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Stack } from '../../components/surface.tsx';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded } from '../../lib/loaded.ts';
import { useRefetchAt } from '../../lib/useRefetchAt.ts';
import { MoneyFlow } from '../../money-flow/MoneyFlow.tsx';
import { movesCredits } from '../../money-flow/useMoneyFlow.ts';
import { useOverview } from '../../overview/overview.tsx';
import { useRefetchWhenStale } from '../../overview/useRefetchWhenStale.ts';
import { useResult, useReview } from './contents.tsx';
import { EntryForm } from './EntryForm.tsx';
import {
  useEnterJackpotMutation,
  useJackpotOrderByKeyLazyQuery,
  useJackpotStandingQuery,
} from './jackpot.generated.ts';
import { OpenRound } from './OpenRound.tsx';
import { standingOf, type EntryDraft, type EntryValues, type Order, type Standing } from './order.ts';
import { jackpotPath } from './paths.ts';
import { RecentEntries, useRecentEntries } from './RecentEntries.tsx';
import { Wallet } from './Wallet.tsx';
import { coin } from './words.tsx';

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
  const available = assets?.find((asset) => asset.coin === coin)?.available ?? null;
  const query = toPanel(useJackpotStandingQuery(panelOptions));
  const standing = mapLoaded(query, standingOf);
  const recent = useRecentEntries();
  const [enter] = useEnterJackpotMutation(movesCredits);
  const [findByKey] = useJackpotOrderByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const closesAt = standing.data?.round?.closesAt;
  useRefetchAt(closesAt === undefined ? [] : [closesAt], query.retry);
  useRefetchWhenStale(query.retry, refetchInterval);
  const review = useReview(standing.data);
  const result = useResult(available);
  return (
    <MoneyFlow<Standing, EntryValues, EntryDraft, Order>
      name="jackpot"
      config={standing}
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
        query.retry();
        recent.retry();
      }}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={
        <Stack>
          <Wallet {...{ standing, available }} />
          <RecentEntries orders={recent} />
        </Stack>
      }
    />
  );
}
