import { request } from '../graphql/request.ts';
import { PortalDocument } from './portal.generated.ts';
import type { Ways } from './useWays.ts';

let asked: Promise<Ways> | undefined;

/** The site's ways to support. They do not change while the page is open, so that one answer is enough. */
export const askForWays = (): Promise<Ways> =>
  (asked ??= request(PortalDocument, {}, { background: true }).then(
    ({ portal }) => portal.support,
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  ));

/** Asks anew the next time. */
export function forgetWays(): void {
  asked = undefined;
}
