import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mapLoaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { color, text, wholeWords } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { recordsPath } from '../../orders/records/paths.ts';
import { Centered, Panel } from '../../screens/Panel.tsx';
import { businessDay } from '../../time/time.ts';
import { useDashboardMovementsQuery, type DashboardMovementsQuery } from './dashboard.generated.ts';

export type Movement = DashboardMovementsQuery['creditRecords']['edges'][number]['node'];

/** How many movements are shown, and how high each is, in px. */
const count = 5;
const rowHeight = 68;

const List = styled('ul')({ minHeight: count * rowHeight, margin: '0 -8px -8px' });

const Row = styled(Link)({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minHeight: rowHeight,
  padding: '8px',
  borderRadius: radius.control,
  color: color.ink.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surface.inset },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& > div > div:first-of-type': { ...wholeWords, flex: '1 1 0' },
  '& p:first-of-type': { fontWeight: 500 },
  '& p + p': {
    ...text.label,
    fontWeight: 400,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    color: color.ink.secondary,
    '& > time': { whiteSpace: 'normal' },
  },
});

/** Next to the amount, or below it if both do not fit. */
const Moved = styled('div')({
  display: 'grid',
  justifyItems: 'end',
  gap: 4,
  marginInlineStart: 'auto',
  fontWeight: 500,
});

function MovementRow({ movement }: { movement: Movement }) {
  const { t } = useTranslation(['recordTypes', 'common']);
  const { coin, type, state, status, amount, counterparty, occurredAt } = movement;
  const day = businessDay(new Date(occurredAt));
  return (
    <Row to={recordsPath({ coin, from: day, to: day })}>
      <CoinBadge coin={coin} iconOnly size={36} />
      <div>
        <div>
          <p>
            {t(type)}
            {counterparty !== null && ` · ${counterparty}`}
          </p>
          <p>
            <span>
              {t(`common:credits.${coin}`)}
              {state !== null && state !== 'AVAILABLE' && ` (${t(`common:balance.${state}`)})`}
            </span>
            <DateTime value={occurredAt} />
          </p>
        </div>
        <Moved>
          <Money value={amount} signed />
          {status === 'REVERSED' && <StatusChip status="REVERSED" />}
        </Moved>
      </div>
    </Row>
  );
}

/** The newest movements; each links to the records of its credit and day. */
export function MovementsPanel() {
  const { t } = useTranslation('dashboard');
  const query = toPanel(useDashboardMovementsQuery(panelOptions));
  useBalanceChange(query.reload);
  const movements = mapLoaded(query, ({ creditRecords }) => creditRecords.edges.map(({ node }) => node));
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
