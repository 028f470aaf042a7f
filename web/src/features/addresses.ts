import type { Entry, Feature } from './defineFeature.ts';

/**
 * Every address of an entry's screen (spec §2): its own, that of a phone, alone and within the phone's screen that
 * the entry is part of, and its aliases.
 */
export function listEntryAddresses(
  entry: Entry,
  features: readonly Feature[],
): readonly [string, ...string[]] {
  const { path, phonePath, partOf, aliases = [] } = entry;
  if (phonePath === undefined) return [path, ...aliases];
  const around = features
    .find(({ name }) => name === partOf)
    ?.entries?.find((other) => other.phonePath !== undefined);
  return [path, phonePath, ...(around === undefined ? [] : [`${around.phonePath}${phonePath}`]), ...aliases];
}
