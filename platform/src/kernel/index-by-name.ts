/** Indexes items by name. Throws for a duplicate name and names both owners. */
export function indexByName<T>(
  kind: string,
  declared: Iterable<readonly [owner: string, items: readonly T[]]>,
  nameOf: (item: T) => string,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  const owners = new Map<string, string>();
  for (const [owner, items] of declared) {
    for (const item of items) {
      const name = nameOf(item);
      if (found.has(name))
        throw new Error(`${kind} ${name} is declared twice: by ${owners.get(name) ?? ''} and by ${owner}`);
      found.set(name, item);
      owners.set(name, owner);
    }
  }
  return found;
}
