import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { color, tabular, text } from '../../design/theme/css.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { PackageFrame } from '../../design/ui/packages.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { isSameAmount } from '../../money/decimal.ts';
import { formatBusinessDay, formatDayAndMonth } from '../../time/time.ts';
import {
  getClaimAmount,
  isClaimable,
  getLoss,
  nextTradePostedAt,
  ordersOfRound,
  getClaimState,
  type Order,
  type Round,
} from './order.ts';
import { formatClaimAmount } from './words.ts';

const Done = styled('span')({ ...text.dense, ...tabular, color: color.ink.secondary });

const Progress = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${ordersOfRound}, 1fr)`,
  gap: 4,
  '& > span': { height: 4, borderRadius: 2, backgroundColor: color.line.soft },
  '& > span[data-traded="true"]': { backgroundColor: color.accent.main },
});

const Orders = styled('ol')({
  marginBottom: -8,
  '& > li': {
    ...text.dense,
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 52,
    padding: '8px 0',
    borderTop: `1px solid ${color.line.soft}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li[data-traded="false"]': { color: color.ink.muted },
  '& > li > div': { display: 'grid', gap: 2 },
  '& > li > div:first-of-type': { flex: '1 1 88px' },
  // A long amount goes below the day.
  '& > li > div:last-of-type': {
    justifyItems: 'end',
    textAlign: 'end',
    marginInlineStart: 'auto',
    '& > span': { whiteSpace: 'normal' },
  },
  '& small': { ...text.label, fontWeight: 400, color: color.ink.secondary, overflowWrap: 'break-word' },
});

const Place = styled('span')({
  ...text.label,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 999,
  color: color.ink.secondary,
  backgroundColor: color.surface.inset,
});

interface OrderRowProps {
  round: Round;
  order: Order;
  onChoose: (tradeId: string) => void;
}

/** A trade of the round: what it brought, and what can be done or became of its claim. */
function OrderRow({ round, order, onChoose }: OrderRowProps) {
  const { t } = useTranslation('claims');
  const locale = useLocale();
  const day = formatBusinessDay(order.date, locale);
  const state = getClaimState(order);
  const remark =
    state === 'REJECTED'
      ? order.reason
      : state === 'APPROVED' || state === 'OPEN'
        ? null
        : t(`states.${state}`);
  const isPartlyCovered = isClaimable(order) && !isSameAmount(getClaimAmount(order), getLoss(order));
  return (
    <li data-traded>
      <Place aria-hidden>{order.number}</Place>
      <div>
        <span>{formatDayAndMonth(order.date, locale)}</span>
        {remark !== null && <small>{remark}</small>}
        {isPartlyCovered && (
          <small>{t('rounds.covered', { amount: formatClaimAmount(getClaimAmount(order)) })}</small>
        )}
      </div>
      <div>
        <Money value={order.result} coin="INSURANCE_POINT" signed />
        {order.status !== null && <StatusChip status={order.status} />}
        {isClaimable(order) && (
          <Button
            size="small"
            variant={state === 'OPEN' ? 'contained' : 'outlined'}
            aria-label={t(state === 'OPEN' ? 'rounds.claimOf' : 'rounds.claimAgainOf', {
              amount: formatClaimAmount(getLoss(order)),
              day,
              name: round.name,
            })}
            onClick={() => onChoose(order.tradeId)}
          >
            {t(state === 'OPEN' ? 'rounds.claim' : 'rounds.claimAgain')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A round: how many of its trades are over, and its six orders. */
export function RoundCard({ round, onChoose }: Omit<OrderRowProps, 'order'>) {
  const { t } = useTranslation('claims');
  const titleId = useId();
  const { name, position, orders, createdAt } = round;
  const nextAt = nextTradePostedAt(round);
  const open = Array.from({ length: ordersOfRound - orders.length }, (_, i) => orders.length + i + 1);
  return (
    <PackageFrame aria-labelledby={titleId}>
      <header>
        <div>
          <h3 id={titleId}>{t('rounds.round', { name, position: position ?? '–' })}</h3>
          <p>
            {t('rounds.paidOn')} <DateTime value={createdAt} />
          </p>
        </div>
        <Done>{t('rounds.progress', { done: orders.length, count: ordersOfRound })}</Done>
      </header>
      <Progress aria-hidden>
        {Array.from({ length: ordersOfRound }, (_, i) => (
          <span key={i} data-traded={i < orders.length} />
        ))}
      </Progress>
      <Orders aria-label={t('rounds.orders', { name, position: position ?? '–' })}>
        {orders.map((order) => (
          <OrderRow key={order.tradeId} {...{ round, order, onChoose }} />
        ))}
        {open.map((number) => (
          <li key={number} data-traded={false}>
            <Place aria-hidden>{number}</Place>
            <div>
              <span>{t(nextAt === null ? 'states.ENDED' : 'states.NOT_TRADED')}</span>
              {nextAt !== null && number === orders.length + 1 && (
                <small>
                  {t('rounds.nextTrade')} <DateTime value={nextAt} />
                </small>
              )}
            </div>
          </li>
        ))}
      </Orders>
    </PackageFrame>
  );
}
