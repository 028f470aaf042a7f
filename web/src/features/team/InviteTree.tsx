import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { hasError } from '../../browser/loaded.ts';
import { screenEntryKey } from '../../browser/overlays.ts';
import { useTab } from '../../browser/useTab.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card, Stack } from '../../design/ui/surface.tsx';
import { TabLinks } from '../../design/ui/TabLinks.tsx';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { TeamIcon } from './icons.tsx';
import { Levels } from './levels.tsx';
import { RankingTab } from './RankingTab.tsx';
import { RanksTab } from './RanksTab.tsx';
import { Summary } from './Summary.tsx';
import { useTeamHomeQuery } from './team.generated.ts';
import { TreeTab } from './TreeTab.tsx';

const tabs = ['tree', 'ranking', 'ranks'] as const;

/** The member's team: invitation and figures, the tree with its search, the branches by size, and the rank ladder. */
export default function InviteTree() {
  const { t } = useTranslation('team');
  const tab = useTab(tabs);
  const place = screenEntryKey(useLocation());
  const home = toPanel(useTeamHomeQuery(panelOptions));
  if (home.data === null) {
    return (
      <Card as="div">
        {hasError(home) ? (
          <ErrorPanel error={home.error} onRetry={home.reload} />
        ) : (
          <SkeletonRows count={8} label={t('loading')} />
        )}
      </Card>
    );
  }
  const { team, levels } = home.data;
  const nobody = (
    <Card as="div">
      <EmptyState icon={<TeamIcon size={32} />} title={t('empty.title')} hint={t('empty.hint')} />
    </Card>
  );
  const withMembers =
    tab === 'ranking' ? <RankingTab /> : <TreeTab key={place} size={team.directMembers ?? 0} />;
  return (
    <Levels value={levels}>
      <Stack>
        <Summary team={team} />
        <TabLinks label={t('frame.title')} tabs={tabs} nameOf={(name) => t(`tabs.${name}`)} />
        {tab === 'ranks' && <RanksTab team={team} />}
        {tab !== 'ranks' && (team.teamMembers === 0 ? nobody : withMembers)}
      </Stack>
    </Levels>
  );
}
