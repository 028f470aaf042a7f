import { useTranslation } from 'react-i18next';
import { mapLoaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { useSectionCredit } from '../../extension-points/creditSections.ts';
import { MoneyFlow, type FormParts } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import type { Prefill } from '../../orders/flow/usePrefill.ts';
import { useConvertResult, useConvertReview } from './contents.tsx';
import {
  useConvertConfigQuery,
  useConvertOrderByKeyLazyQuery,
  useMakeConvertMutation,
} from './convert.generated.ts';
import { ConvertForm } from './ConvertForm.tsx';
import {
  findPair,
  prefillConvert,
  type ConvertConfig,
  type ConvertDraft,
  type ConvertOrder,
  type ConvertValues,
} from './order.ts';
import { convertPath } from './paths.ts';
import { PendingConverts } from './PendingConverts.tsx';
import { RecentConverts, useRecentConverts } from './RecentConverts.tsx';
import { useCancelConvert } from './useCancelConvert.ts';

const emptyValues: ConvertValues = { from: '', to: '', amount: '' };

/** Keeps the pair, since the next convert is often the same. */
const resetValues = { amount: '' };

const prefill: Prefill<ConvertValues> = {
  names: ['from', 'to'],
  read: (params, typed) => prefillConvert(typed, { from: params.get('from'), to: params.get('to') }),
};

export interface ConvertFlowProps {
  /** Whether an order is being sent. */
  onSending?: (isSending: boolean) => void;
}

/**
 * Pending orders, the form with review and result, and the latest orders. In the section of a credit, it converts that
 * one. Needs the texts `convert` and `flow`.
 */
export default function ConvertFlow({ onSending }: ConvertFlowProps) {
  const { t } = useTranslation(['convert', 'common']);
  const from = useSectionCredit();
  const fixedFrom = from ?? null;
  const assets = useOverview()?.assets ?? null;
  const config = mapLoaded(
    toPanel(useConvertConfigQuery(panelOptions)),
    ({ convertConfig }) => convertConfig,
  );
  const orders = useRecentConverts(fixedFrom);
  const cancel = useCancelConvert(orders.reload);
  const [makeConvert] = useMakeConvertMutation(movesCredits);
  const [findByKey] = useConvertOrderByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const historyPath = convertPath({ tab: 'records', ...(from !== undefined && { coin: from }) });
  const review = useConvertReview(config.data);
  const result = useConvertResult({ assets, known: orders.known, historyPath, onCancel: cancel });

  function form(known: ConvertConfig, parts: FormParts<ConvertValues, ConvertDraft>) {
    const pair = findPair(known.pairs, parts.values, fixedFrom);
    if (pair !== null) {
      return <ConvertForm config={known} isFromFixed={fixedFrom !== null} {...{ pair, assets, ...parts }} />;
    }
    const title =
      fixedFrom === null ? t('none.title') : t('none.titleOf', { credit: t(`common:credits.${fixedFrom}`) });
    return <EmptyState title={title} hint={t('none.hint')} />;
  }

  return (
    <MoneyFlow<ConvertConfig, ConvertValues, ConvertDraft, ConvertOrder>
      name="convert"
      operations={['convert']}
      formName={from === undefined ? 'convert' : `convert.${from}`}
      config={config}
      emptyValues={emptyValues}
      resetValues={resetValues}
      prefill={prefill}
      isReady={orders.isSettled}
      above={<PendingConverts orders={orders.pending} onCancel={cancel} />}
      form={form}
      onSending={onSending}
      send={async (draft, confirmation) => {
        const input = {
          from: draft.from,
          to: draft.to,
          amount: draft.amount,
          actualAmount: draft.arrives,
          ...confirmation,
        };
        return (await makeConvert({ variables: { input } })).data?.convert.order;
      }}
      find={async (options) => (await findByKey(options)).data?.convertOrders.edges}
      onDone={() => void orders.reload()}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<RecentConverts orders={orders.recent} historyPath={historyPath} />}
    />
  );
}
