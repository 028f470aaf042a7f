import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { PortalError } from '../../graphql/errors.ts';
import type { CreditType } from '../../generated/schema.ts';
import { useDraft, type Draft } from '../../lib/useDraft.ts';
import type { Attempt } from '../../money-flow/attempt.ts';
import type { Confirmation } from '../../money-flow/useMoneyFlow.ts';
import { useOverview, useOverviewRefresh } from '../../overview/overview.tsx';
import { paths } from '../../paths.ts';
import { ConvertConfigDocument, ConvertStandingDocument, MakeConvertDocument } from './convert.generated.ts';
import { ConvertPanelView } from './ConvertPanelView.tsx';
import {
  findConvert,
  prefilled,
  type ConvertOrder,
  type ConvertValues,
  type PlannedConvert,
} from './order.ts';
import { useCancelConvert } from './useCancelConvert.ts';
import { useConvertOrders } from './useConvertOrders.ts';
import { useSentence } from './useSentence.ts';

const emptyValues: ConvertValues = { from: '', to: '', amount: '' };

/** Takes what a link says (`?from=` and `?to=`) into the draft, once: what is chosen afterwards is the member's. */
function usePrefill(draft: Draft<ConvertValues>): void {
  const [params, setParams] = useSearchParams();
  const take = useEffectEvent(() => {
    const from = params.get('from');
    const to = params.get('to');
    if (from === null && to === null) return;
    draft.set(prefilled(draft.values, { from, to }));
    setParams({}, { replace: true });
  });
  useEffect(() => take(), [params]);
}

export interface ConvertPanelProps {
  /** The credit to give, where it cannot be chosen: on the screens of one credit. Those have a form of their own. */
  from?: CreditType;
  /** Something is on its way, or no longer: leaving now would hide its outcome. */
  onSending?: (isSending: boolean) => void;
}

/**
 * Makes credits of one kind another: pending orders with a way back, the form, review and result, and the latest
 * orders beside it. Speaks the namespaces `convert` and `flow`.
 */
export function ConvertPanel({ from, onSending }: ConvertPanelProps) {
  const { t } = useTranslation('convert');
  const client = useApolloClient();
  const overview = useOverview();
  const refreshOverview = useOverviewRefresh();
  const config = useQuery(ConvertConfigDocument, {
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  const coin = from ?? null;
  const orders = useConvertOrders(coin);
  const cancelOrder = useCancelConvert();
  const sentence = useSentence();
  const draft = useDraft(from === undefined ? 'convert' : `convert.${from}`, emptyValues);
  usePrefill(draft);

  // A failed refresh leaves what was there; the next one repairs it.
  const loadConfig = () => void config.refetch().catch(() => undefined);

  async function send(plan: PlannedConvert, { idempotencyKey }: Confirmation): Promise<ConvertOrder> {
    const { data } = await client.mutate({
      mutation: MakeConvertDocument,
      variables: {
        input: {
          idempotencyKey,
          from: plan.from,
          to: plan.to,
          amount: plan.amount,
          actualAmount: plan.arrives,
        },
      },
      context: { money: true },
    });
    if (data === undefined) throw new PortalError('OUTCOME_UNKNOWN');
    return data.convert.order;
  }

  async function findReceipt({ order, sentAt }: Attempt<PlannedConvert>): Promise<ConvertOrder | null> {
    const { data } = await client.query({
      query: ConvertStandingDocument,
      variables: { coin },
      fetchPolicy: 'network-only',
      context: { shownByScreen: true },
    });
    if (data === undefined) throw new PortalError('SERVER_BUSY');
    return findConvert(
      order,
      sentAt,
      data.recent.edges.map(({ node }) => node),
    );
  }

  async function cancel(order: ConvertOrder): Promise<void> {
    try {
      const cancelled = await cancelOrder(order.id);
      toast.success(t('cancel.done', sentence(cancelled)));
    } finally {
      // Refused or not: what has become of it is seen where it stands.
      void refreshOverview();
      await orders.reload();
    }
  }

  return (
    <ConvertPanelView
      fixedFrom={coin}
      config={(config.data ?? config.previousData)?.convertConfig ?? null}
      configError={config.error}
      onLoadConfig={loadConfig}
      assets={overview?.assets ?? null}
      orders={orders}
      draft={draft}
      send={async (plan, confirmation) => {
        onSending?.(true);
        try {
          return await send(plan, confirmation);
        } finally {
          onSending?.(false);
        }
      }}
      findReceipt={findReceipt}
      onDone={() => {
        // One more convert is often of the same credits.
        draft.set({ amount: '' });
        void refreshOverview();
        void orders.reload();
      }}
      onRefused={() => {
        void refreshOverview();
        loadConfig();
      }}
      onCancel={cancel}
      historyPath={paths.convert({ tab: 'records', ...(from !== undefined && { coin: from }) })}
    />
  );
}
