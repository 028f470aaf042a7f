import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CoinBadge } from '../../components/CoinBadge.tsx';
import { DateTime } from '../../components/DateTime.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Money } from '../../components/Money.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { businessDay } from '../../lib/time.ts';
import { recordsPath } from '../../records/paths.ts';
import { color, text } from '../../theme/css.ts';
import { radius } from '../../theme/tokens.ts';
import type { DashboardMovementsQuery } from './dashboard.generated.ts';
import type { Loaded } from '../../lib/loaded.ts';
import { Centered, Panel } from '../../components/Panel.tsx';
import { TextLink } from '../../components/TextLink.tsx';

export type Movement = DashboardMovementsQuery['creditRecords']['edges'][number]['node'];

/** How many movements are shown, and how high each is, in px. */
const count = 5;
const rowHeight = 68;

const List = styled('ul')({ minHeight: count * rowHeight, margin: '0 -8px -8px' });

const Row = styled(Link)({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: rowHeight,
  padding: '8px',
  borderRadius: radius.control,
  color: color.ink.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surface.inset },
  '& p:first-of-type': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& p + p': {
    ...text.label,
    fontWeight: 400,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    color: color.ink.secondary,
  },
  '& > :last-child': { fontWeight: 500, display: 'grid', justifyItems: 'end', gap: 4 },
});

function MovementRow({ movement }: { movement: Movement }) {
  const { t } = useTranslation(['recordTypes', 'common']);
  const { coin, type, state, status, amount, counterparty, occurredAt } = movement;
  const day = businessDay(new Date(occurredAt));
  return (
    <Row to={recordsPath({ coin, from: day, to: day })}>
      <CoinBadge coin={coin} iconOnly size={36} />
      <div>
        <p>
          {t(type)}
          {counterparty !== null && ` · ${counterparty}`}
        </p>
        <p>
          <span>
            {t(`common:credits.${coin}`)}
            {state !== 'AVAILABLE' && ` (${t(`common:balance.${state}`)})`}
          </span>
          <DateTime value={occurredAt} />
        </p>
      </div>
      <div>
        <Money value={amount} signed />
        {status === 'REVERSED' && <StatusChip status="REVERSED" />}
      </div>
    </Row>
  );
}

/** The newest movements; each leads to the records of its credit and day. */
export function MovementsPanel({ movements }: { movements: Loaded<readonly Movement[]> }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel
      title={t('movements.title')}
      link={
        movements.data?.length !== 0 && (
          <TextLink to={recordsPath()} style={text.dense}>
            {t('movements.all')}
          </TextLink>
        )
      }
      loaded={movements}
      skeleton={<SkeletonRows count={count} height={rowHeight} />}
    >
      {(data) =>
        data.length === 0 ? (
          <Centered>
            <EmptyState title={t('movements.empty')} hint={t('movements.emptyHint')} />
          </Centered>
        ) : (
          <List>
            {data.map((movement) => (
              <li key={movement.id}>
                <MovementRow movement={movement} />
              </li>
            ))}
          </List>
        )
      }
    </Panel>
  );
}
