import { useStored } from './useStored.ts';

/** A localStorage value per member, shared by all tabs; null when unset and until the member is known. */
export function useKept(
  name: string,
  memberId: string | null,
): readonly [kept: string | null, keep: (value: string) => void] {
  return useStored(memberId === null ? null : `${name}.${memberId}`);
}
