/** Collects what the domains declare. A duplicate name is an error. */
import type { OpenNetworks } from '../chain/unwatched.ts';
import type { Domain } from '../declaration/domain.ts';
import { domains, limitRefusals } from '../domains/index.ts';
import { indexByName } from '../kernel/index-by-name.ts';
import { refusals as ledgerRefusals } from '../ledger/refusals.ts';
import { refusals as sessionRefusals } from '../limits/refusals.ts';
import { Messages, refusals as fieldRefusals, type RefusalDefinition } from '../messages/index.ts';
import { Reviews, type ReviewQueue } from '../operator/reviews.ts';
import { refusals as addressRefusals } from '../orders/address-refusals.ts';
import type { Services } from '../services/services.ts';
import { refusals as pictureRefusals } from '../uploads/refusals.ts';

/** Collects one kind of item from all domains. */
export const collectFromDomains = <T>(pick: (domain: Domain) => readonly T[] | undefined): T[] =>
  Object.values<Domain>(domains).flatMap((domain) => pick(domain) ?? []);

/** Collects one kind of item from the platform and all domains, by name. Throws for a duplicate name. */
export const collectByName = <T>(
  kind: string,
  pick: (domain: Domain) => readonly T[] | undefined,
  nameOf: (item: T) => string,
  own: readonly T[] = [],
): ReadonlyMap<string, T> =>
  indexByName(
    kind,
    [
      ['the platform', own],
      ...Object.values<Domain>(domains).map((domain) => [domain.name, pick(domain) ?? []] as const),
    ],
    nameOf,
  );

/** The lists of open networks of all domains. */
export const openNetworks: readonly OpenNetworks[] = collectFromDomains(
  (domain) => domain.openNetworks && [domain.openNetworks],
);

/** Creates the messages of all refusals, shared and from domains. */
export function createMessages(): Messages {
  const shared = [
    fieldRefusals,
    ledgerRefusals,
    sessionRefusals,
    pictureRefusals,
    addressRefusals,
    limitRefusals,
  ].flatMap((refusals) => Object.values<RefusalDefinition>(refusals));
  const definitions = collectByName(
    'the refusal',
    ({ refusals = {} }) => Object.values(refusals),
    ({ code }) => code,
    shared,
  );
  const fields = collectByName(
    'the field',
    ({ fields = {} }) => Object.entries(fields),
    ([name]) => name,
  );
  return new Messages(definitions, Object.fromEntries(fields.values()));
}

/** Creates the reviews of all orders that the operator decides. */
export const createReviews = (services: Services): Reviews => new Reviews(queuesByKind(services));

/** The review queues by kind. */
export const queuesByKind = (services: Services): ReadonlyMap<string, ReviewQueue> =>
  collectByName(
    'the review queue',
    ({ reviews }) => reviews && [reviews(services)],
    ({ kind }) => kind,
  );
