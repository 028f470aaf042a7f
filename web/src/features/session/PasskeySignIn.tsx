import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, shownInPlace } from '../../data/graphql/report.ts';
import { request } from '../../data/graphql/request.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { RefusalHelp } from '../../forms/RefusalHelp.tsx';
import { useAction } from '../../forms/useAction.ts';
import { requestPasskeyAnswer, acceptsPasskeysHere } from '../../orders/confirmation/passkey.ts';
import {
  AskPasskeyLoginDocument,
  LoginByPasskeyDocument,
  PasskeyMemberDocument,
} from './passkey-sign-in.generated.ts';

export interface PasskeySignInProps {
  /** Whether this was the last method tried. */
  isLatest: boolean;
  onTry: () => void;
  /** The name is empty where it could not be asked for. */
  onSignedIn: (token: string, userName: string) => void;
}

/** Whose passkey it was: what a lost session has left is for its own member alone. */
const nameOf = (token: string): Promise<string> =>
  request(PasskeyMemberDocument, {}, { ...shownInPlace.context, token }).then(
    ({ me }) => me.userName,
    () => '',
  );

/** Signs in with a passkey alone; nothing where the portal takes none at this address. */
export function PasskeySignIn({ isLatest, onTry, onSignedIn }: PasskeySignInProps) {
  const { t } = useTranslation('confirmation');
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    acceptsPasskeysHere().then(
      (takes) => {
        if (isCurrent) setOffered(takes);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const signIn = useAction(async () => {
    onTry();
    const { askPasskeyLogin } = await request(AskPasskeyLoginDocument, {}, shownInPlace.context);
    const input = { answer: await requestPasskeyAnswer(askPasskeyLogin.options) };
    const { loginByPasskey } = await request(LoginByPasskeyDocument, { input }, shownInPlace.context);
    onSignedIn(loginByPasskey.token, await nameOf(loginByPasskey.token));
  });
  if (!isOffered) return null;
  return (
    <>
      <BusyButton
        variant="text"
        isBusy={signIn.isRunning}
        label={t('signIn.passkey')}
        busyLabel={t('signIn.waiting')}
        onClick={() => void signIn.run()}
      />
      {isLatest && signIn.error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(signIn.error)} <RefusalHelp error={signIn.error} />
        </Notice>
      )}
    </>
  );
}
