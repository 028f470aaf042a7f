import { useOverview, useOverviewFailure, type Member } from '../../data/overview/overview.tsx';
import type { Mutation } from '../../generated/schema.ts';
import type texts from './texts/restriction/en-US.json';

declare module '../../i18n/resources.ts' {
  interface SharedTexts {
    /** Why and until when operations are closed to a member. */
    restriction: typeof texts;
  }
}

/** A field of `Mutation`. */
export type OperationName = Exclude<keyof Mutation, '__typename'>;

/** Why operations are closed to the member, and until when. */
export type Restriction = Member['restrictions'][number];

const none: readonly Restriction[] = [];

const closes = ({ operations }: Restriction, name: OperationName): boolean => operations.includes(name);

/** The member's restrictions; none until the profile is loaded. The platform checks every operation anyway. */
export const useRestrictions = (): readonly Restriction[] => useOverview()?.me.restrictions ?? none;

/**
 * The restriction that closes all of these operations: one that closes every one of them if there is one, else that
 * of the first. Null if any of them is open.
 */
export function useRestriction(operations: readonly OperationName[]): Restriction | null {
  const restrictions = useRestrictions();
  const found = operations.map((name) => restrictions.find((one) => closes(one, name)) ?? null);
  if (found.includes(null)) return null;
  return restrictions.find((one) => operations.every((name) => closes(one, name))) ?? found[0] ?? null;
}

/** Whether any of these operations needs a verified identity, which the member lacks. */
export const useNeedsIdentity = (operations: readonly OperationName[]): boolean =>
  useRestrictions().some(
    (one) => one.reason === 'IDENTITY_REQUIRED' && operations.some((name) => closes(one, name)),
  );

/** Whether the restrictions are loaded, or could not be. What they may close waits for this. */
export function useRestrictionsSettled(): boolean {
  const failure = useOverviewFailure();
  return useOverview() !== null || failure !== null;
}
