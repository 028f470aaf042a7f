import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageAfter } from '../../browser/usePageAfter.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Actions, Card, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { formatCount } from '../../money/decimal.ts';
import { Panel } from '../../screens/Panel.tsx';
import { useRefetchAt } from '../../time/useRefetchAt.ts';
import { useJackpotRoundsQuery } from './jackpot.generated.ts';
import type { Round } from './order.ts';
import { jackpotPath } from './paths.ts';
import { isDrawn } from './states.ts';
import { jackpotCoin, formatEntryCount, RoundChip } from './words.tsx';

/** Rounds of one page. */
const pageSize = 10;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginBottom: 8,
});

const Foot = styled('div')({ marginTop: 8 });

/** A round that takes no more entries: its prize, its winner, and its check. */
function RoundCard({ round }: { round: Round }) {
  const { t } = useTranslation('jackpot');
  const [after] = usePageAfter();
  const id = useId();
  const { draw } = round;
  const drawnAt = draw?.drawnAt ?? round.drawsAt;
  return (
    <Card as="article" aria-labelledby={id}>
      <Head>
        <SectionTitle id={id} as="h3">
          {t('round.title', { number: round.number ?? round.id })}
        </SectionTitle>
        <RoundChip status={round.status} />
      </Head>
      <DetailList
        details={[
          {
            label: t('figures.prize'),
            value: round.prize && <Money value={round.prize} coin={jackpotCoin} alwaysShown />,
            emphasis: true,
          },
          {
            label: t('rounds.winner'),
            value:
              draw === null
                ? null
                : draw.winner === null
                  ? t('rounds.nobody')
                  : draw.mine
                    ? t('rounds.you')
                    : draw.winner,
          },
          {
            label: t('figures.winningNumber'),
            value: draw?.winningNumber == null ? null : formatCount(draw.winningNumber),
          },
          { label: t('figures.allEntries'), value: formatEntryCount(round.entries) },
          { label: t('figures.myEntries'), value: formatEntryCount(round.myEntries) },
          {
            label: t('figures.drawsAt'),
            value: drawnAt && <DateTime value={drawnAt} zone="both" />,
          },
        ]}
      />
      {isDrawn(round.status) && draw !== null && round.number !== null && (
        <Foot>
          <Button
            component={Link}
            to={jackpotPath({ tab: 'rounds', round: String(round.number), after: after ?? undefined })}
            variant="outlined"
            aria-label={t('check.actionOf', { number: round.number })}
          >
            {t('check.action')}
          </Button>
        </Foot>
      )}
    </Card>
  );
}

/** The rounds before the one in progress, newest first, a page at a time. */
export function RoundList() {
  const { t } = useTranslation('jackpot');
  const [after, showAfter] = usePageAfter();
  const rounds = toPanel(useJackpotRoundsQuery({ ...panelOptions, variables: { first: pageSize, after } }));
  useRefetchWhenStale(rounds.reload, null);
  useRefetchAt(
    (rounds.data?.jackpotRounds.edges ?? []).flatMap(({ node }) =>
      node.draw === null ? (node.drawsAt ?? []) : [],
    ),
    rounds.reload,
  );
  return (
    <Panel
      title={t('rounds.title')}
      loaded={rounds}
      skeleton={<SkeletonRows count={3} height={220} gap={16} />}
    >
      {({ jackpotRounds: { edges, pageInfo } }) => {
        const older = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
        return edges.length === 0 && after === null ? (
          <EmptyState title={t('rounds.empty')} hint={t('rounds.emptyHint')} />
        ) : (
          <Stack>
            {edges.map(({ node }) => (
              <RoundCard key={node.id} round={node} />
            ))}
            {(older !== null || after !== null) && (
              <Actions>
                {after !== null && (
                  <Button variant="outlined" onClick={() => showAfter(null)}>
                    {t('rounds.newest')}
                  </Button>
                )}
                {older !== null && (
                  <Button variant="outlined" onClick={() => showAfter(older)}>
                    {t('rounds.older')}
                  </Button>
                )}
              </Actions>
            )}
          </Stack>
        );
      }}
    </Panel>
  );
}
