import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTab } from '../../browser/useTab.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { Stack } from '../../design/ui/surface.tsx';
import { TabLinks } from '../../design/ui/TabLinks.tsx';
import { useGameQuery } from './game.generated.ts';
import { Lobby } from './Lobby.tsx';
import { TransferFlow } from './TransferFlow.tsx';

const tabs = ['play', 'transfer'] as const;

/** The member's account at the linked game, the way into it, and transfers to it. */
export default function Game() {
  const { t } = useTranslation('game');
  const tab = useTab(tabs);
  const [isSending, setSending] = useState(false);
  const game = toPanel(useGameQuery(panelOptions));
  // What is at the game changes while the member plays.
  useRefetchWhenStale(game.reload, null);
  return (
    <Stack>
      <TabLinks
        label={t('frame.title')}
        tabs={tabs}
        nameOf={(name) => t(`tabs.${name}`)}
        disabled={isSending}
      />
      {tab === 'transfer' ? <TransferFlow game={game} onSending={setSending} /> : <Lobby game={game} />}
    </Stack>
  );
}
