import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '../../data/overview/overview.tsx';
import { color, text } from '../../design/theme/css.ts';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { isZero } from '../../money/decimal.ts';
import { toDetails } from '../../orders/fields/field.ts';
import { ChangeNotice } from '../../orders/flow/ChangeNotice.tsx';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { mergeNewest } from '../../orders/flow/orders.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { CancelConvert, type CancelConvertProps } from './CancelConvert.tsx';
import { toConvertFacts, toDraftFacts, useConvertFields, useConvertReceipt } from './fields.tsx';
import { getConvertChange, type ConvertConfig, type ConvertDraft, type ConvertOrder } from './order.ts';
import { isCountedDown, TimeToSettle } from './PendingConverts.tsx';
import { formatConvertAmount, toSentenceAmounts } from './words.ts';

const Frame = styled('div')({
  ...text.dense,
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  marginTop: -12,
  textAlign: 'center',
  color: color.ink.secondary,
  '&:focus': { outline: 'none' },
  '& > p': { maxWidth: 440, textWrap: 'pretty' },
  '& > p[data-clock]': { ...text.body, fontWeight: 600, color: color.ink.primary },
});

/** Under the title of a result: its status and, while it is pending, a countdown with a cancel button. */
function StatusNote({ order, onCancel }: CancelConvertProps) {
  const { t } = useTranslation('convert');
  const frame = useRef<HTMLDivElement>(null);
  const isPending = order.status === 'PENDING';
  return (
    <Frame ref={frame} tabIndex={-1}>
      <p>{t(`result.${order.status}.body`, toSentenceAmounts(order))}</p>
      {isPending && (
        <>
          {isCountedDown(order) && (
            <p data-clock>
              <TimeToSettle settlesAt={order.settlesAt} />
            </p>
          )}
          <CancelConvert
            order={order}
            onCancel={async (cancelled) => {
              await onCancel(cancelled);
              // The focused button is gone.
              frame.current?.focus();
            }}
          />
        </>
      )}
    </Frame>
  );
}

const outcomes = { PENDING: 'waiting', COMPLETED: 'done', CANCELLED: 'ended' } as const;

interface ChangesProps {
  draft: ConvertDraft;
  config: ConvertConfig | null;
  onRenew: (draft: ConvertDraft) => void;
}

/** What has changed since the review opened; nothing while its figures still hold. */
function Changes({ draft, config, onRenew }: ChangesProps) {
  const { t } = useTranslation('convert');
  const change = config === null ? { kind: 'none' as const } : getConvertChange(draft, config);
  if (change.kind === 'none') return null;
  if (change.kind === 'closed') {
    return (
      <ChangeNotice title={t('review.closed.title')} renewal={null}>
        {t('review.closed.body')}
      </ChangeNotice>
    );
  }
  const { arrives } = change.draft;
  const renewal = { label: t('review.changed.use'), onClick: () => onRenew(change.draft) };
  return (
    <ChangeNotice title={t('review.changed.title')} renewal={isZero(arrives) ? null : renewal}>
      {t('review.changed.body', {
        now: formatConvertAmount(arrives, draft.to),
        before: formatConvertAmount(draft.arrives, draft.to),
      })}
    </ChangeNotice>
  );
}

/** Review of a convert: the figures as they were when it opened, and what has changed since. */
export function useConvertReview(
  config: ConvertConfig | null,
): (draft: ConvertDraft, renew: (draft: ConvertDraft) => void) => ReviewContent {
  const { t } = useTranslation('convert');
  const fields = useConvertFields();
  return (draft, renew) => {
    const { from, amount, cancelSeconds } = draft;
    return {
      details: toDetails(fields, toDraftFacts(draft), 'review'),
      notice: <Changes draft={draft} config={config} onRenew={renew} />,
      ...(cancelSeconds !== null && {
        consequence:
          cancelSeconds === 0
            ? t('review.consequenceAtOnce')
            : t('review.consequence', { count: cancelSeconds }),
      }),
      confirm: t('review.confirm', { amount: formatConvertAmount(amount, from) }),
    };
  };
}

export interface ResultOptions extends Pick<CancelConvertProps, 'onCancel'> {
  assets: readonly Asset[] | null;
  /** In which the order is followed. */
  known: readonly ConvertOrder[];
  historyPath: string;
}

/** Result of a convert; updates while it is shown. */
export function useConvertResult({
  assets,
  known,
  historyPath,
  onCancel,
}: ResultOptions): (receipt: ConvertOrder) => ResultContent {
  const { t } = useTranslation(['convert', 'common']);
  const fields = useConvertFields();
  const toReceipt = useConvertReceipt();
  return (receipt) => {
    const order = mergeNewest(known, receipt);
    const { from, to, status } = order;
    const available = (coin: CreditType): Detail => {
      const asset = assets?.find((one) => one.coin === coin);
      return {
        label: t('result.available', { credit: t(`common:credits.${coin}`) }),
        value: onScreen(asset && <Money value={asset.available} coin={coin} live />),
      };
    };
    return {
      title: t(`result.${status}.title`, toSentenceAmounts(order)),
      outcome: outcomes[status],
      body: <StatusNote order={order} onCancel={onCancel} />,
      receipt: toReceipt(order),
      details: [...toDetails(fields, toConvertFacts(order), 'result'), available(from), available(to)],
      again: t('result.again'),
      next: { label: t('result.history'), to: historyPath },
    };
  };
}
