/** What replaces the form once today's withdrawal is made, with the texts `withdrawalStates`. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { SuspendedUntil } from '../../orders/flow/SuspendedUntil.tsx';
import { expectedPayment } from './Expected.tsx';
import { unitOf, type Withdrawal } from './order.ts';
import { Meaning } from './StateNotes.tsx';
import { isReturned } from './states.ts';
import { formatTarget } from './words.ts';

const Order = styled('section')({
  ...text.dense,
  display: 'grid',
  gap: 4,
  padding: '12px 14px',
  borderRadius: radius.control,
  backgroundColor: color.surface.inset,
  '& h3': { ...text.dense, fontWeight: 600 },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
  },
  '& > p': { color: color.ink.secondary },
  '& > button': { justifySelf: 'start', marginTop: 8 },
});

export interface UsedTodayProps {
  /** When the next withdrawal is possible, ISO 8601. */
  nextAt: string;
  /** Null while it loads, or when it is not among the recent ones. */
  today: Withdrawal | null;
  /**
   * Called when the countdown ends, and repeatedly until the parent unmounts this: only the platform's clock decides.
   */
  onDue: () => void;
  onOpen: (withdrawal: Withdrawal) => void;
}

/** Shown when today's withdrawal is made: when the next one is possible, and the status of today's. */
export function UsedToday({ nextAt, today, onDue, onOpen }: UsedTodayProps) {
  const { t } = useTranslation(['withdrawalStates', 'withdrawal']);
  return (
    <SuspendedUntil
      until={nextAt}
      onDue={onDue}
      words={{
        title: t('today.title'),
        why: (
          <>
            {t('today.why')}
            {today !== null && isReturned(today.status) && ` ${t('today.ended')}`}
          </>
        ),
        opening: t('today.opening'),
        at: t('today.next'),
        atLocal: t('today.nextLocal'),
      }}
    >
      {today !== null && (
        <Order>
          <header>
            <h3>{t('today.order')}</h3>
            <StatusChip status={today.status} />
          </header>
          <DetailList
            details={[
              {
                label: t('withdrawal:figures.amount'),
                value: <Money value={today.amount} coin={today.coin} />,
              },
              {
                label: t('withdrawal:figures.arrives'),
                value:
                  today.actualAmount === null || isReturned(today.status) ? null : (
                    <Money value={today.actualAmount} coin={unitOf(today.method)} />
                  ),
              },
              { label: t('withdrawal:figures.to'), value: <span translate="no">{formatTarget(today)}</span> },
              {
                label: t('withdrawal:figures.expected'),
                value: expectedPayment(today),
              },
              { label: t('withdrawal:figures.reason'), value: today.reason },
            ]}
          />
          <p>
            <Meaning {...today} />
          </p>
          <Button variant="outlined" size="small" onClick={() => onOpen(today)}>
            {t('today.details')}
          </Button>
        </Order>
      )}
    </SuspendedUntil>
  );
}
