import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { answerOf, takesPasskeysHere } from '../../confirmation/passkey.ts';
import { errorText, shownInPlace } from '../../graphql/report.ts';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { AskPasskeyLoginDocument, LoginByPasskeyDocument } from './passkey-sign-in.generated.ts';

export interface PasskeySignInProps {
  /** Whether no other way was tried since. */
  isLatest: boolean;
  onTry: () => void;
  onSignedIn: (token: string) => void;
}

/** Signs in with a passkey alone; nothing where the portal takes none at this address. */
export function PasskeySignIn({ isLatest, onTry, onSignedIn }: PasskeySignInProps) {
  const { t } = useTranslation('confirmation');
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    takesPasskeysHere().then(
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
    const input = { answer: await answerOf(askPasskeyLogin.options) };
    const { loginByPasskey } = await request(LoginByPasskeyDocument, { input }, shownInPlace.context);
    onSignedIn(loginByPasskey.token);
  });
  if (!isOffered) return null;
  return (
    <>
      {/* Not disabled, so that it keeps the focus when no passkey answers. */}
      <Button variant="text" aria-disabled={signIn.isRunning} onClick={() => void signIn.run()}>
        {t(signIn.isRunning ? 'signIn.waiting' : 'signIn.passkey')}
      </Button>
      {isLatest && signIn.error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(signIn.error)}
        </Notice>
      )}
    </>
  );
}
