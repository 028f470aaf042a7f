import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../components/DateTime.tsx';
import type { Detail } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Actions } from '../../components/surface.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { isZero, percentOf } from '../../lib/decimal.ts';
import type { ResultContent, ReviewContent } from '../../money-flow/content.ts';
import type { Asset } from '../../overview/overview.tsx';
import type { CancelConvertProps } from './CancelConvert.tsx';
import { changeOf, type ConvertConfig, type ConvertOrder, type PlannedConvert } from './order.ts';
import { Standing } from './Standing.tsx';
import { amountOf, rateWords, sentenceOf } from './words.ts';

const standings = { PENDING: 'waiting', COMPLETED: 'done', CANCELLED: 'ended' } as const;

interface ChangeNoticeProps {
  plan: PlannedConvert;
  config: ConvertConfig | null;
  onRenew: (plan: PlannedConvert) => void;
}

/** What has changed since the review was opened; nothing while its figures hold. */
function ChangeNotice({ plan, config, onRenew }: ChangeNoticeProps) {
  const { t } = useTranslation('convert');
  const change = config === null ? { kind: 'none' as const } : changeOf(plan, config);
  if (change.kind === 'none') return null;
  if (change.kind === 'closed') {
    return (
      <Notice tone="warning" title={t('review.closed.title')}>
        {t('review.closed.body')}
      </Notice>
    );
  }
  const { arrives } = change.plan;
  return (
    <Notice tone="warning" title={t('review.changed.title')}>
      {t('review.changed.body', { now: amountOf(arrives, plan.to), before: amountOf(plan.arrives, plan.to) })}
      {!isZero(arrives) && (
        <Actions style={{ marginTop: 8 }}>
          <Button variant="outlined" size="small" onClick={() => onRenew(change.plan)}>
            {t('review.changed.use')}
          </Button>
        </Actions>
      )}
    </Notice>
  );
}

/** What the review of a convert shows: the figures it was opened with, and what has changed since. */
export function useReview(
  config: ConvertConfig | null,
): (plan: PlannedConvert, renew: (plan: PlannedConvert) => void) => ReviewContent {
  const { t } = useTranslation('convert');
  return (plan, renew) => {
    const { from, to, feeRate, cancelSeconds } = plan;
    const money = (value: string, coin: CreditType) => <Money value={value} coin={coin} alwaysShown />;
    return {
      details: [
        { label: t('figures.given'), value: money(plan.amount, from), emphasis: true },
        {
          label: isZero(feeRate) ? t('figures.fee') : t('preview.fee', { percent: percentOf(feeRate) }),
          value: money(plan.fee, from),
        },
        { label: t('figures.rate'), value: rateWords(plan) },
        { label: t('figures.got'), value: money(plan.arrives, to), emphasis: true },
      ],
      notice: <ChangeNotice plan={plan} config={config} onRenew={renew} />,
      consequence:
        cancelSeconds === 0
          ? t('review.consequenceAtOnce')
          : t('review.consequence', { count: cancelSeconds }),
      confirm: t('review.confirm', { amount: amountOf(plan.amount, from) }),
    };
  };
}

export interface ResultOptions extends Pick<CancelConvertProps, 'onCancel'> {
  assets: readonly Asset[] | null;
  /** An order as it is by now. */
  latest: (order: ConvertOrder) => ConvertOrder;
  historyPath: string;
}

/** What the result of a convert shows: a pending order that becomes a settled or a cancelled one. */
export function useResult({
  assets,
  latest,
  historyPath,
  onCancel,
}: ResultOptions): (receipt: ConvertOrder) => ResultContent {
  const { t } = useTranslation(['convert', 'common']);
  return (receipt) => {
    const order = latest(receipt);
    const { from, to, status, transactionNumber } = order;
    const money = (value: string, coin: CreditType) => <Money value={value} coin={coin} alwaysShown />;
    const available = (coin: CreditType): Detail => {
      const asset = assets?.find((one) => one.coin === coin);
      return {
        label: t('result.available', { credit: t(`common:credits.${coin}`) }),
        value: asset === undefined ? null : <Money value={asset.available} coin={coin} live />,
      };
    };
    return {
      title: t(`result.${status}.title`, sentenceOf(order)),
      standing: standings[status],
      body: <Standing order={order} onCancel={onCancel} />,
      receiptNumber: order.receiptNumber,
      details: [
        { label: t('figures.transactionNumber'), value: transactionNumber, copy: transactionNumber },
        { label: t('figures.given'), value: money(order.amount, from) },
        { label: t('figures.fee'), value: money(order.fee, from) },
        { label: t('figures.rate'), value: rateWords(order) },
        { label: t('figures.got'), value: money(order.actualAmount, to) },
        { label: t('figures.createdAt'), value: <DateTime value={order.createdAt} zone="both" /> },
        available(from),
        available(to),
      ],
      again: t('result.again'),
      next: (
        <Button component={Link} to={historyPath} variant="outlined">
          {t('result.history')}
        </Button>
      ),
    };
  };
}
