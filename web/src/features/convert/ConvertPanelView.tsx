import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Stack } from '../../components/surface.tsx';
import type { CreditType } from '../../generated/schema.ts';
import type { Draft } from '../../lib/useDraft.ts';
import { MoneyFlow } from '../../money-flow/MoneyFlow.tsx';
import type { MoneyFlowOptions } from '../../money-flow/useMoneyFlow.ts';
import type { Asset } from '../../overview/overview.tsx';
import { useResult, useReview } from './contents.tsx';
import { ConvertForm } from './ConvertForm.tsx';
import {
  pairFor,
  type ConvertConfig,
  type ConvertOrder,
  type ConvertValues,
  type PlannedConvert,
} from './order.ts';
import { PendingConverts } from './PendingConverts.tsx';
import { RecentConverts } from './RecentConverts.tsx';
import type { ConvertOrders } from './useConvertOrders.ts';

export interface ConvertPanelViewProps extends Pick<
  MoneyFlowOptions<PlannedConvert, ConvertOrder>,
  'send' | 'onDone' | 'onRefused' | 'findReceipt'
> {
  /** The credit given, where it cannot be chosen. */
  fixedFrom: CreditType | null;
  /** Null while it loads, or when it could not be had. */
  config: ConvertConfig | null;
  configError: unknown;
  onLoadConfig: () => void;
  assets: readonly Asset[] | null;
  orders: ConvertOrders;
  draft: Draft<ConvertValues>;
  onCancel: (order: ConvertOrder) => Promise<void>;
  historyPath: string;
}

/** Converts: what waits to settle, the flow, and beside it what was converted lately. */
export function ConvertPanelView({
  fixedFrom,
  config,
  configError,
  onLoadConfig,
  assets,
  orders,
  draft,
  onCancel,
  historyPath,
  ...flow
}: ConvertPanelViewProps) {
  const { t } = useTranslation(['convert', 'common']);
  const review = useReview(config);
  const result = useResult({ assets, latest: orders.latest, historyPath, onCancel });
  const start = useRef<HTMLDivElement>(null);

  function form(onReview: (plan: PlannedConvert) => void): ReactNode {
    if (config !== null) {
      const pair = pairFor(config.pairs, draft.values, fixedFrom);
      if (pair !== null) {
        const isFromFixed = fixedFrom !== null;
        return (
          <ConvertForm {...{ config, pair, isFromFixed, assets, known: orders.recent, draft, onReview }} />
        );
      }
      return (
        <EmptyState
          title={
            fixedFrom === null
              ? t('none.title')
              : t('none.titleOf', { credit: t(`common:credits.${fixedFrom}`) })
          }
          hint={t('none.hint')}
        />
      );
    }
    if (configError !== undefined && configError !== null) {
      return <ErrorPanel error={configError} onRetry={onLoadConfig} />;
    }
    return <SkeletonRows count={5} height={72} gap={16} />;
  }

  return (
    <MoneyFlow<PlannedConvert, ConvertOrder>
      name="convert"
      withoutPassword
      {...flow}
      edit={(onReview) => (
        <Stack ref={start} tabIndex={-1} style={{ outline: 'none' }}>
          <PendingConverts
            orders={orders.pending}
            onCancel={async (order) => {
              await onCancel(order);
              // The button that had the focus is gone.
              start.current?.focus({ preventScroll: true });
            }}
          />
          {form(onReview)}
        </Stack>
      )}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={
        <RecentConverts
          orders={orders.recent}
          error={orders.error}
          onRetry={() => void orders.reload()}
          historyPath={historyPath}
        />
      }
    />
  );
}
