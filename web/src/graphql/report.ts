import i18next from 'i18next';
import { toast } from 'sonner';
import { session } from '../session/session.ts';
import { asPortalError, type PortalError } from './errors.ts';

/** How long an error toast stays (spec §9), in ms. */
export const errorToastDuration = 3000;

/** What a member reads of a failure: the server's words where they are meant for members, else the portal's. */
export function errorText(error: unknown): string {
  const { code, message, behaviour } = asPortalError(error);
  if (behaviour.words === 'server' && message !== '') return message;
  return i18next.t(code === 'PLATFORM_MESSAGE' ? 'errors.SERVER_BUSY' : `errors.${code}`);
}

/** Shows a failure for three seconds; the same words never stand there twice. */
export function toastError(error: unknown): void {
  const words = errorText(error);
  toast.error(words, { id: words, duration: errorToastDuration });
}

/** Who asked decides how loud a failure is; the end of a session is never quiet. */
export interface Loudness {
  /** A poll nobody waits for: no toast. */
  readonly background?: boolean;
  /** The screen that asked shows the failure itself: no toast. */
  readonly shownByScreen?: boolean;
}

/**
 * Acts on a failed request as the table says: toasts close, the session ends, words appear.
 * `token` is the one the request was sent with, so that a late answer ends no newer session.
 */
export function reportError(error: PortalError, token: string | null, loudness: Loudness = {}): void {
  const { closesToasts, endsSession } = error.behaviour;
  if (closesToasts && !(loudness.background === true && endsSession === null)) toast.dismiss();
  if (endsSession !== null) {
    session.end(endsSession, token);
    return;
  }
  const isQuiet = loudness.background === true || loudness.shownByScreen === true;
  if (error.behaviour.toasts && !isQuiet) toastError(error);
}
