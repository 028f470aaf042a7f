import i18next from 'i18next';
import { toast } from '../lib/toast.ts';
import { session } from '../session/session.ts';
import { asPortalError, type PortalError } from './errors.ts';

/** In ms (spec §9). */
export const errorToastDuration = 3000;

/** The message for the member: the server's when it is meant for members, else the portal's. */
export function errorText(error: unknown): string {
  const { code, message, behaviour } = asPortalError(error);
  if (behaviour.words === 'server' && message !== '') return message;
  return i18next.t(code === 'PLATFORM_MESSAGE' ? 'errors.SERVER_BUSY' : `errors.${code}`);
}

/** Toasts an error for three seconds; identical messages are not repeated. */
export function toastError(error: unknown): void {
  const words = errorText(error);
  toast.error(words, { id: words, duration: errorToastDuration });
}

/** Closes toasts of errors, which say nothing about the next attempt. */
export const dismissErrors = (): void => toast.dismissErrors();

/** Toasts a success, which never stands beside an old refusal. */
export function toastSuccess(...success: Parameters<typeof toast.success>): void {
  dismissErrors();
  toast.success(...success);
}

/** Suppresses toasts. The end of a session is always reported. */
export interface ReportOptions {
  /** For polls. */
  readonly background?: boolean;
  /** The screen shows the error itself. */
  readonly shownByScreen?: boolean;
}

/** Options of an operation whose failure is said where it was tried, and in no toast. */
export const shownInPlace = { context: { shownByScreen: true } } as const;

/**
 * Applies an error's behaviour: closes toasts, ends the session, shows the message.
 * @param token the token the request was sent with, so that a late answer does not end a newer session
 */
export function reportError(error: PortalError, token: string | null, options: ReportOptions = {}): void {
  const { closesToasts, endsSession } = error.behaviour;
  if (closesToasts) toast.dismiss();
  if (endsSession !== null) {
    session.end(endsSession, token);
    return;
  }
  const isQuiet = options.background === true || options.shownByScreen === true;
  if (error.behaviour.toasts && !isQuiet) toastError(error);
}
