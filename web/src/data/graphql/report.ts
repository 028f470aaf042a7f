import i18next from 'i18next';
import { createElement } from 'react';
import { toast } from '../../browser/toast.ts';
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

/** Why the outcome is unknown: no answer arrived, it was not usable, or the answer's own message. */
export function unknownReasonText({ reason }: PortalError): string {
  const code = reason?.code ?? 'NETWORK_LOST';
  const isUnanswered = code === 'NETWORK_LOST' || (code === 'GATEWAY_TIMEOUT' && reason?.status == null);
  if (isUnanswered) return i18next.t('unknownOutcome.noAnswer');
  const isUnusable = code === 'SERVER_BUSY' || code === 'PLATFORM_MESSAGE';
  return i18next.t(isUnusable ? 'unknownOutcome.unusable' : `errors.${code}`);
}

/**
 * Toasts an error for three seconds; identical messages are not repeated.
 * @param shownByScreen the screen announces the error, so the toast is hidden from screen readers
 */
export function toastError(error: unknown, shownByScreen = false): void {
  const words = errorText(error);
  const title = shownByScreen ? createElement('span', { 'aria-hidden': true }, words) : words;
  toast.error(title, { id: words, duration: errorToastDuration });
}

/** Closes error toasts, which do not apply to the next attempt. */
export const dismissErrors = (): void => toast.dismissErrors();

/** Toasts a success and removes old errors. */
export function toastSuccess(...success: Parameters<typeof toast.success>): void {
  dismissErrors();
  toast.success(...success);
}

/** Suppresses toasts, except those of the platform's messages (code 9001). The end of a session is always reported. */
export interface ReportOptions {
  /** For polls. */
  readonly background?: boolean;
  /** The screen shows the error itself. */
  readonly shownByScreen?: boolean;
}

/** Options of an operation whose failure is shown where it was tried. */
export const shownInPlace = { context: { shownByScreen: true } } as const;

/**
 * Applies an error's behaviour: closes toasts, ends the session, shows the message.
 * @param token the token the request was sent with, so that a late answer does not end a newer session
 */
export function reportError(error: PortalError, token: string | null, options: ReportOptions = {}): void {
  const { closesToasts, endsSession, toast: toasts } = error.behaviour;
  if (closesToasts) toast.dismiss();
  if (endsSession !== null) {
    session.end(endsSession, token);
    return;
  }
  const { background = false, shownByScreen = false } = options;
  if (toasts === 'always' || (toasts === 'unlessShown' && !background && !shownByScreen))
    toastError(error, shownByScreen);
}
