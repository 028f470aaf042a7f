import { useTranslation } from 'react-i18next';
import { Cutoff } from '../../design/ui/DateTime.tsx';
import { percentOf } from '../../money/decimal.ts';
import type { OrderField } from '../../orders/fields/field.ts';
import {
  changingField,
  figure,
  moneyField,
  shownIf,
  stateField,
  textField,
  titleField,
  useFieldKinds,
  wordsField,
} from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import {
  calculateProfit,
  type TrusteeshipDraft,
  type TrusteeshipOrder,
  type TrusteeshipSummary,
} from './order.ts';
import { formatDailyProfit, formatTrusteeshipAmount, trusteeshipCoin, TrusteeshipChip } from './words.tsx';

/** A package; drafts and results have some of it. */
interface TrusteeshipFacts extends Partial<Omit<TrusteeshipOrder, 'transactionNumber'>> {
  readonly transactionNumber?: string | null;
  /** Undefined for a draft or a result. */
  readonly order?: TrusteeshipOrder;
  /** The package after its upgrade. */
  readonly next?: TrusteeshipFacts;
  /** What a day brings, in words. */
  readonly dailyProfit?: string;
}

export const toTrusteeshipFacts = (order: TrusteeshipOrder): TrusteeshipFacts => ({ ...order, order });

/** The facts that are reviewed: an upgraded package keeps its switch of where the profit goes. */
export function toDraftFacts(draft: TrusteeshipDraft, summary: TrusteeshipSummary | null): TrusteeshipFacts {
  if (draft.kind === 'redeem') return { redeemed: draft.locked, redeemableUntil: draft.until };
  const { pays, termDays, dailyRatio } = draft;
  const facts = { paid: pays, termDays, dailyRatio };
  if (draft.kind === 'buy')
    return { ...facts, dailyProfit: formatDailyProfit(calculateProfit(pays, dailyRatio), false) };
  const { id, from, to } = draft;
  const isCompounding = summary?.running.find((one) => one.id === id)?.autoAdd === true;
  const dailyProfit = formatDailyProfit(calculateProfit(to, dailyRatio), isCompounding);
  return { ...facts, amount: from, next: { amount: to }, dailyProfit };
}

/** The facts of what was just done: each of purchase and redemption has its transaction number. */
export function toResultFacts(order: TrusteeshipOrder): TrusteeshipFacts {
  const { status, paid, locked, expiresAt, transactionNumber } = order;
  if (order.redeemed === null) return { status, paid, locked, expiresAt, transactionNumber };
  const { redeemed, profit, compounded, redeemTransactionNumber } = order;
  return { redeemed, profit, compounded, transactionNumber: redeemTransactionNumber };
}

const isRunning = ({ status }: TrusteeshipFacts): boolean => status === 'RUNNING';

/** Amounts and terms. */
function useFigureFields(): readonly OrderField<TrusteeshipFacts>[] {
  const { t } = useTranslation('trusteeship');
  return [
    {
      ...changingField(moneyField('amount', t('figures.package'), trusteeshipCoin)),
      ...titleField(t('figures.package'), ({ amount }) => amount && formatTrusteeshipAmount(amount)),
    },
    {
      ...moneyField('paid', t('figures.pays'), trusteeshipCoin),
      emphasis: true,
      shown: {
        place: 4,
        width: '22%',
        align: 'end',
        phone: 'figure',
        cell: ({ order }, onCard) =>
          order && figure({ value: order.paid ?? order.amount, coin: trusteeshipCoin }, onCard),
      },
    },
    shownIf(isRunning, moneyField('locked', t('figures.locked'), trusteeshipCoin)),
    { ...moneyField('redeemed', t('figures.returns'), trusteeshipCoin), emphasis: true },
    wordsField('dailyRatio', t('figures.dailyProfit'), ({ dailyRatio, dailyProfit }) => {
      const percent = dailyRatio && `${percentOf(dailyRatio)}%`;
      return dailyProfit === undefined ? percent : `${percent} · ${dailyProfit}`;
    }),
    moneyField('profit', t('figures.profit'), 'BONUS_POINT', { place: 5, width: '20%', phone: 'none' }),
    moneyField('compounded', t('figures.compounded'), trusteeshipCoin),
    {
      ...wordsField('termDays', t('figures.term'), ({ termDays }) =>
        termDays === undefined ? null : t('days', { count: termDays }),
      ),
      file: { title: t('figures.term'), value: ({ termDays }) => String(termDays) },
    },
  ];
}

/** The fields of a package. */
export function useTrusteeshipFields(): readonly OrderField<TrusteeshipFacts>[] {
  const { t } = useTranslation(['trusteeship', 'common']);
  const { instant, time, numbers } = useFieldKinds();
  return [
    ...useFigureFields(),
    stateField(
      t('common:order.status'),
      ({ order }: TrusteeshipFacts) => order && t(`states.${order.status}`),
      ({ order }) => order && <TrusteeshipChip order={order} />,
      '20%',
    ),
    time('createdAt', t('figures.createdAt')),
    shownIf(isRunning, instant('expiresAt', t('figures.expiresAt'))),
    instant('endedAt', t('figures.endedAt')),
    {
      id: 'redeemableUntil',
      label: t('figures.until'),
      value: ({ redeemableUntil }) => redeemableUntil && <Cutoff value={redeemableUntil} />,
      places: ['review'],
    },
    ...numbers,
    textField('redeemTransactionNumber', t('figures.redeemNumber'), { isCopied: true }),
  ];
}

/** The short facts of a receipt: of the purchase, or of the redemption once there is one. */
export function useTrusteeshipReceipt(): (order: TrusteeshipOrder) => ReceiptFacts {
  const { t } = useTranslation(['trusteeship', 'shell']);
  return ({ receiptNumber, redeemed, paid, amount, status, createdAt, endedAt }) => ({
    kind: t('shell:features.trusteeship.title'),
    receiptNumber,
    amount: { value: redeemed ?? paid ?? amount, unit: trusteeshipCoin },
    state: t(`states.${status}`),
    at: redeemed === null ? createdAt : endedAt,
  });
}
