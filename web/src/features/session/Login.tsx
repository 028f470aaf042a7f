import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';
import { session } from '../../session/session.ts';
import { arrivalOf } from './arrival.ts';
import { checksOf } from './checks.ts';
import { LoginView } from './LoginView.tsx';
import { LoginDocument } from './session.generated.ts';

const empty = { userName: '' };

/** Signs a member in; says once why the last session ended. */
export default function Login() {
  const { t } = useTranslation(['session', 'common']);
  const arrival = arrivalOf(useLocation().state);
  const [notice] = useState(session.notice);
  useEffect(() => session.forgetNotice(), []);
  const draft = useDraft('login', empty, arrival === null ? {} : { userName: arrival.userName });
  const [password, setPassword] = useState('');
  const checks = checksOf(t);
  const form = useForm(
    { ...draft.values, password },
    ({ password: typed, ...rest }) => {
      if (typed !== undefined) setPassword(typed);
      draft.set(rest);
    },
    (values) => ({
      userName: checks.existingName(values.userName),
      password: checks.required(values.password, t('fields.password')),
    }),
  );
  const signIn = useAction(async () => {
    const { login } = await request(LoginDocument, {
      input: { userName: draft.values.userName.trim(), password },
    });
    draft.forget();
    // The guard of this screen now leads on to where the member wanted to go.
    session.start(login.token);
  });
  return (
    <LoginView form={form} signIn={signIn} notice={arrival === null ? notice : null} arrival={arrival} />
  );
}
