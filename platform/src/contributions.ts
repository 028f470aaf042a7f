/** What the domains bring to the shared parts, collected. A name that is brought twice is an error. */
import { refusals as addressRefusals } from './address-refusals.ts';
import type { Domain } from './domain.ts';
import { domains, limitRefusals } from './domains/index.ts';
import { refusals as ledgerRefusals } from './ledger/refusals.ts';
import { Messages, refusals as fieldRefusals, type RefusalDefinition } from './messages/index.ts';
import { Reviews, type ReviewQueue } from './operator/reviews.ts';
import type { Services } from './services.ts';
import { refusals as sessionRefusals } from './sessions/refusals.ts';
import { refusals as pictureRefusals } from './uploads/refusals.ts';

/** What the domains bring to one seam. */
export const contributions = <T>(pick: (domain: Domain) => readonly T[] | undefined): T[] =>
  Object.values<Domain>(domains).flatMap((domain) => pick(domain) ?? []);

/** What the platform itself and the domains bring to one seam, by name. */
export const collect = <T>(
  seam: string,
  pick: (domain: Domain) => readonly T[] | undefined,
  nameOf: (item: T) => string,
  own: readonly T[] = [],
): ReadonlyMap<string, T> =>
  byName(
    seam,
    [
      ['the platform', own],
      ...Object.values<Domain>(domains).map((domain) => [domain.name, pick(domain) ?? []] as const),
    ],
    nameOf,
  );

/** Items by their names. Throws for a name that comes twice, and says who brings it. */
export function byName<T>(
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
        throw new Error(`${seam} ${name} comes twice: from ${owners.get(name) ?? ''} and from ${owner}`);
      found.set(name, item);
      owners.set(name, owner);
    }
  }
  return found;
}

/** The messages of all refusals: the shared ones and those of the domains. */
export function createMessages(): Messages {
  const shared = [
    fieldRefusals,
    ledgerRefusals,
    sessionRefusals,
    pictureRefusals,
    addressRefusals,
    limitRefusals,
  ].flatMap((refusals) => Object.values<RefusalDefinition>(refusals));
  const definitions = collect(
    'the refusal',
    ({ refusals = {} }) => Object.values(refusals),
    ({ code }) => code,
    shared,
  );
  const fields = collect(
    'the field',
    ({ fields = {} }) => Object.entries(fields),
    ([name]) => name,
  );
  return new Messages(definitions, Object.fromEntries(fields.values()));
}

/** All orders that the operator decides. */
export const createReviews = (services: Services): Reviews => new Reviews(queuesByKind(services));

/** The queues of orders that the operator decides, by their kind. */
export const queuesByKind = (services: Services): ReadonlyMap<string, ReviewQueue> =>
  collect(
    'the review queue',
    ({ reviews }) => reviews && [reviews(services)],
    ({ kind }) => kind,
  );
