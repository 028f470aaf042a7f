import { request } from '../graphql/request.ts';
import { LogoutDocument } from './logout.generated.ts';
import { session } from './session.ts';

/** Timeout of the sign-out request, in ms: leaving must not take long. */
const logOutTimeout = 4000;

/** Ends the session at the gateway and locally; locally even when the gateway does not answer. */
export async function logOut(): Promise<void> {
  session.leave();
  try {
    await request(LogoutDocument, {}, { background: true, signal: AbortSignal.timeout(logOutTimeout) });
  } catch {
    // The token is dropped below anyway; it expires at the platform.
  }
  session.end('loggedOut');
}

/** Ends the session in all its tabs because it went unused, and at the gateway. Drafts stay for the same member. */
export async function logOutIdle(): Promise<void> {
  const token = session.token();
  if (token === null) return;
  session.end('idle', token);
  const options = { background: true, signal: AbortSignal.timeout(logOutTimeout), token };
  // It ends at the platform by itself soon.
  await request(LogoutDocument, {}, options).catch(() => undefined);
}
