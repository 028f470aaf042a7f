import type { ApolloCache } from '@apollo/client';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusNext } from '../../browser/useFocusNext.ts';
import { asPortalError } from '../../data/graphql/errors.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { toastSuccess } from '../../data/graphql/report.ts';
import { DeviceIcon } from '../../design/icons/actions.tsx';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Row, Rows } from '../../design/ui/Rows.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { useAction } from '../../forms/useAction.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import {
  SessionsDocument,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
  type SessionsQuery,
} from './sessions.generated.ts';

type Sessions = NonNullable<SessionsQuery['sessions']>;

const Below = styled('div')({ marginTop: 20 });

/** Those that are left take the place of all before. */
const keep = (cache: ApolloCache, sessions: Sessions | undefined) => {
  if (sessions !== undefined) cache.writeQuery({ query: SessionsDocument, data: { sessions } });
};

/** The device in plain words, as far as the browser identifies it. */
function useDeviceName() {
  const { t } = useTranslation('settings');
  return ({ browser, system }: Sessions[number]): string =>
    browser !== null && system !== null
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
}

interface SessionRowProps {
  session: Sessions[number];
  /** It was signed out, and its row is gone. */
  onEnded: () => void;
  /** It is signed in no longer: the list is an old one. */
  onOutdated: () => Promise<void>;
}

/** One device, with a button to sign it out unless it is this one. */
function SessionRow({ session, onEnded, onOutdated }: SessionRowProps) {
  const { t } = useTranslation('settings');
  const device = useDeviceName()(session);
  const [end] = useEndSessionMutation({
    update: (cache, { data }) => keep(cache, data?.endSession.sessions),
  });
  // A toast reports a failure.
  const { run, isRunning } = useAction(async () => {
    try {
      await end({ variables: { sessionId: session.id } });
    } catch (refusal) {
      if (asPortalError(refusal).input === 'sessionId') await onOutdated();
      throw refusal;
    }
    toastSuccess(t('sessions.ended'));
    onEnded();
  });
  const { network, seenAt, isCurrent } = session;
  return (
    <Row
      icon={DeviceIcon}
      label={device}
      hint={
        isCurrent ? (
          [t('sessions.this'), network].filter((part) => part !== null).join(' · ')
        ) : (
          <>
            {network !== null && `${network} · `}
            {t('sessions.seen')} <DateTime value={seenAt} />
          </>
        )
      }
      control={() =>
        !isCurrent && (
          <BusyButton
            variant="outlined"
            isBusy={isRunning}
            label={t('sessions.end')}
            busyLabel={t('sessions.ending')}
            aria-label={t('sessions.endNamed', { device })}
            onClick={() => void run()}
          />
        )
      }
    />
  );
}

/** The signed-in devices, with buttons to sign them out. Empty if the platform does not return them. */
export function SessionsSection() {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const focusNext = useFocusNext();
  // Not to the next button: another Enter would sign out a device that was not meant.
  const onEnded = () => focusNext(titleId);
  const query = useSessionsQuery(panelOptions);
  const { data, error, reload } = toPanel(query);
  const onOutdated = async () => {
    await query.refetch().catch(() => undefined);
    onEnded();
  };
  const [endOthers] = useEndOtherSessionsMutation({
    update: (cache, { data: left }) => keep(cache, left?.endOtherSessions.sessions),
  });
  const { run, isRunning } = useAction(async () => {
    await endOthers();
    toastSuccess(t('sessions.othersEnded'));
    onEnded();
  });
  const sessions = data?.sessions ?? undefined;
  if (error === null && sessions === undefined) return null;
  return (
    <ScreenSection title={t('sessions.title')} titleId={titleId} hint={t('sessions.hint')}>
      {sessions === undefined ? (
        <ErrorPanel error={error} onRetry={reload} />
      ) : (
        <>
          <Rows>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={onEnded} onOutdated={onOutdated} />
            ))}
          </Rows>
          {sessions.length > 2 && (
            <Below>
              <BusyButton
                variant="outlined"
                isBusy={isRunning}
                label={t('sessions.endOthers')}
                busyLabel={t('sessions.ending')}
                onClick={() => void run()}
              />
            </Below>
          )}
        </>
      )}
    </ScreenSection>
  );
}
