import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDraft } from '../../forms/useDraft.ts';
import { emptyForgotDraft } from './forgotDraft.ts';
import { RequestCode } from './RequestCode.tsx';
import { ResetPassword, type MailedCode } from './ResetPassword.tsx';

/** Reads the link of the mail and takes it out of the address, so that the code stays in no history. */
function useMailedCode(): [MailedCode | null, forget: () => void] {
  const [params, setParams] = useSearchParams();
  const [userName, code] = [params.get('name'), params.get('code')];
  const linked = userName === null || code === null ? null : { userName, code };
  const [mailed, setMailed] = useState<MailedCode | null>(linked);
  if (linked !== null && mailed?.code !== linked.code) setMailed(linked);
  useEffect(() => {
    if (code !== null) setParams({}, { replace: true });
  }, [code, setParams]);
  return [mailed, () => setMailed(null)];
}

/** Resets a forgotten login password with a code sent by email, which its link fills in; survives a reload. */
export default function Forgot() {
  const draft = useDraft('forgot', emptyForgotDraft);
  const [mailed, forgetMailed] = useMailedCode();
  const asks = mailed === null && draft.values.acceptedUntil === '';
  const [before, setBefore] = useState({ asks, isNext: false });
  // The step that the screen opens with gets its focus from the browser or the link.
  if (before.asks !== asks) setBefore({ asks, isNext: true });
  const { isNext } = before;
  if (asks) return <RequestCode {...{ draft, isNext }} />;
  return <ResetPassword key={mailed?.code} {...{ draft, isNext, mailed, forgetMailed }} />;
}
