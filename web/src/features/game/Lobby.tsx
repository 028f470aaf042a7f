import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { PortalError } from '../../data/graphql/errors.ts';
import { errorText, shownInPlace } from '../../data/graphql/report.ts';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { RefusalHelp } from '../../forms/RefusalHelp.tsx';
import { useAction } from '../../forms/useAction.ts';
import { FlowColumns, FlowSteps } from '../../orders/flow/layout.tsx';
import { UnlessRestricted } from '../../orders/flow/UnlessRestricted.tsx';
import { Panel } from '../../screens/Panel.tsx';
import { BindForm } from './BindForm.tsx';
import { useEnterGameMutation } from './game.generated.ts';
import {
  gameCoin,
  gameAddress,
  getNextStep,
  steps,
  withSettings,
  type GameAccount,
  type GameData,
} from './order.ts';
import { gamePath } from './paths.ts';
import { RegisterForm } from './RegisterForm.tsx';

const money = (value: string) => <Money value={value} coin={gameCoin} />;

/** The account, and the button that opens the game. */
function Ready({ account, isOpen }: { account: GameAccount; isOpen: boolean }) {
  const { t, i18n } = useTranslation('game');
  const [isBinding, setBinding] = useState(false);
  const [enterGame] = useEnterGameMutation(shownInPlace);
  const enter = useAction(async () => {
    const url = (await enterGame()).data?.enterGame.url;
    const address = url === undefined ? null : gameAddress(url, window.location.href);
    if (address === null) throw new PortalError('SERVER_BUSY');
    window.location.assign(
      withSettings(
        address,
        i18n.language,
        document.documentElement.hasAttribute('data-dark') ? 'dark' : 'light',
      ),
    );
  });
  return (
    <Stack>
      <DetailList
        details={[
          { label: t('account.balance'), value: account.balance && money(account.balance), emphasis: true },
          { label: t('account.nickname'), value: account.nickname },
          {
            label: t('account.wallet'),
            value: account.walletAddress && <AddressText address={account.walletAddress} />,
          },
          {
            label: t('account.entered'),
            value: account.enteredAt && <DateTime value={account.enteredAt} />,
          },
        ]}
      />
      {isBinding ? (
        <UnlessRestricted
          operation="bindGameWallet"
          title={t('bind.paused')}
          onCancel={() => setBinding(false)}
        >
          <BindForm onDone={() => setBinding(false)} onCancel={() => setBinding(false)} />
        </UnlessRestricted>
      ) : (
        <>
          {enter.error !== null && (
            <Notice tone="danger" role="alert">
              {errorText(enter.error)} <RefusalHelp error={enter.error} />
            </Notice>
          )}
          <Actions>
            <BusyButton
              size="large"
              isBusy={enter.isRunning}
              label={t('enter.submit')}
              busyLabel={t('enter.busy')}
              onClick={() => void enter.run()}
            />
            <Button variant="outlined" size="large" onClick={() => setBinding(true)}>
              {t('bind.change')}
            </Button>
          </Actions>
          {isOpen && <TextLink to={gamePath({ tab: 'transfer' })}>{t('enter.transfer')}</TextLink>}
        </>
      )}
    </Stack>
  );
}

/** From registering to entering, one step at a time, and what was wagered so far. */
export function Lobby({ game }: { game: Loaded<GameData> }) {
  const { t } = useTranslation('game');
  const skeleton = <SkeletonRows count={4} height={44} label={t('loading')} />;
  return (
    <FlowColumns data-aside="true">
      <Panel title={t('lobby.title')} loaded={mapLoaded(game, (data) => data.game)} skeleton={skeleton}>
        {(info) => {
          const step = getNextStep(info);
          return (
            <Stack>
              {step !== 'enter' && (
                <FlowSteps
                  names={steps.map((name) => t(`steps.${name}`))}
                  current={steps.indexOf(step)}
                  label={t('steps.label')}
                />
              )}
              {!info.isOpen && (
                <Notice tone="info" title={t('closed.title')}>
                  {t('closed.hint')}
                </Notice>
              )}
              {step === 'register' && <RegisterForm onDone={game.reload} />}
              {step === 'bind' && (
                <>
                  <Notice tone="warning" title={t('bind.first')}>
                    {t('bind.firstHint')}
                  </Notice>
                  <UnlessRestricted operation="bindGameWallet" title={t('bind.paused')}>
                    <BindForm onDone={game.reload} />
                  </UnlessRestricted>
                </>
              )}
              {step === 'enter' && info.account !== null && (
                <Ready account={info.account} isOpen={info.isOpen} />
              )}
            </Stack>
          );
        }}
      </Panel>
      <Panel
        title={t('wagered.title')}
        loaded={mapLoaded(game, (data) => data.gameWagered)}
        skeleton={<SkeletonRows count={3} height={44} label={t('loading')} />}
      >
        {({ amount, won, bets }) => (
          <DetailList
            details={[
              { label: t('wagered.amount'), value: money(amount), emphasis: true },
              { label: t('wagered.won'), value: won && money(won) },
              { label: t('wagered.bets'), value: bets === null ? null : t('wagered.count', { count: bets }) },
            ]}
          />
        )}
      </Panel>
    </FlowColumns>
  );
}
