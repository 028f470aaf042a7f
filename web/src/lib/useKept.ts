import { useStored } from './useStored.ts';

/**
 * A short text that this device keeps for a member beyond the session, in every tab, apart from every other member's:
 * null until something was kept, and while the member is not known.
 */
export function useKept(
  name: string,
  memberId: string | null,
): readonly [kept: string | null, keep: (value: string) => void] {
  return useStored(memberId === null ? null : `${name}.${memberId}`);
}
