/** Collects what the domains declare. A duplicate name is an error. */
import type { Domain } from '../declaration/domain.ts';
import { domains, limitRefusals } from '../domains/index.ts';
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
  seam: string,
  pick: (domain: Domain) => readonly T[] | undefined,
  nameOf: (item: T) => string,
  own: readonly T[] = [],
): ReadonlyMap<string, T> =>
  indexByName(
    seam,
    [
      ['the platform', own],
      ...Object.values<Domain>(domains).map((domain) => [domain.name, pick(domain) ?? []] as const),
    ],
    nameOf,
  );

/** Indexes items by name. Throws for a duplicate name and names both owners. */
export function indexByName<T>(
  seam: string,
  brought: Iterable<readonly [owner: string, items: readonly T[]]>,
  nameOf: (item: T) => string,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  const owners = new Map<string, string>();
  for (const [owner, items] of brought) {
    for (const item of items) {
      const name = nameOf(item);
      if (found.has(name))
        throw new Error(`${seam} ${name} is declared twice: by ${owners.get(name) ?? ''} and by ${owner}`);
      found.set(name, item);
      owners.set(name, owner);
    }
  }
  return found;
}

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
