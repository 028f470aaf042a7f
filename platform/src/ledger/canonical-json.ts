import { createHash } from 'node:crypto';

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/** The canonical text of a value: sorted names, no spaces, undefined members omitted. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value as Record<string, Json | undefined>)
      .filter((member): member is [string, Json] => member[1] !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`not JSON: ${value}`);
  return JSON.stringify(value);
}

/** SHA-256 of the canonical text, equal for equal values. */
export function fingerprint(value: Json): Buffer {
  return createHash('sha256').update(canonicalJson(value)).digest();
}
