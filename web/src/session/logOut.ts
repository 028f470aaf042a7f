import { request } from '../graphql/request.ts';
import { LogoutDocument } from './logout.generated.ts';
import { session } from './session.ts';

/** How long a sign-out waits for the gateway, in ms: a member who leaves is not kept. */
const patience = 4000;

/** Ends the session at the gateway and here; without an answer it ends here all the same. */
export async function logOut(): Promise<void> {
  try {
    await request(LogoutDocument, {}, { background: true, signal: AbortSignal.timeout(patience) });
  } catch {
    // The token is forgotten below either way; the platform lets it run out.
  }
  session.end('loggedOut');
}
