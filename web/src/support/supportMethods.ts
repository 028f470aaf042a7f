import { request } from '../data/graphql/request.ts';
import { PortalDocument } from './portal.generated.ts';
import type texts from './texts/en-US.json';
import type { SupportMethods } from './useSupportMethods.ts';

declare module '../i18n/resources.ts' {
  interface SharedTexts {
    /** How to contact support. */
    support: typeof texts;
  }
}

let requested: Promise<SupportMethods> | undefined;

/** The site's ways to support. They do not change while the page is open, so that one answer is enough. */
export const loadSupportMethods = (): Promise<SupportMethods> =>
  (requested ??= request(PortalDocument, {}, { background: true }).then(
    ({ portal }) => portal.support,
    (error: unknown) => {
      requested = undefined;
      throw error;
    },
  ));

/** Forgets the answer, so that the next call requests it again. */
export function resetSupportMethods(): void {
  requested = undefined;
}
