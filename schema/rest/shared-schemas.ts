/** Schemas that occur several times in an OpenAPI document become components. */
import type { z } from 'zod';

type Json = z.core.util.JSONType;
type JsonObject = Readonly<Record<string, Json>>;

/** Objects with fewer properties stay where they are: a reference would be no shorter. */
const fewestProperties = 3;

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isShareable = (value: JsonObject): boolean =>
  value['type'] === 'object' &&
  isObject(value['properties'] ?? null) &&
  Object.keys(value['properties'] ?? {}).length >= fewestProperties;

/** Keys that say nothing about the content of a schema. */
const structure = new Set([
  'properties',
  'items',
  'anyOf',
  'schema',
  'content',
  'application/json',
  'post',
  'x-result',
]);

/**
 * Replaces repeated object schemas by references, and returns the document with the new components. A component is named
 * after the operation and the property where it occurs first, such as `deposit.rechargeList.records`.
 */
export function shareSchemas(operations: ReadonlyMap<string, JsonObject>): {
  readonly operations: ReadonlyMap<string, Json>;
  readonly components: JsonObject;
} {
  const counts = new Map<string, number>();
  for (const operation of operations.values()) count(operation, counts);
  const names = new Map<string, string>();
  const components: Record<string, Json> = {};

  function share(value: Json, place: readonly string[]): Json {
    if (Array.isArray(value)) return value.map((one) => share(one, place));
    if (!isObject(value)) return value;
    const inner = (): JsonObject =>
      Object.fromEntries(
        Object.entries(value).map(([key, one]) => [
          key,
          share(one, structure.has(key) || /^\d+$/.test(key) ? place : [...place, key]),
        ]),
      );
    const text = JSON.stringify(value);
    if (!isShareable(value) || (counts.get(text) ?? 0) < 2) return inner();
    let name = names.get(text);
    if (name === undefined) {
      name = toName(place, components);
      names.set(text, name);
      components[name] = {};
      components[name] = inner();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  const shared = new Map(
    Array.from(operations, ([path, operation]) => [
      path,
      share(operation, [typeof operation['operationId'] === 'string' ? operation['operationId'] : path]),
    ]),
  );
  return { operations: shared, components };
}

/** Counts how often each object schema occurs outside a larger one that was counted before. */
function count(value: Json, counts: Map<string, number>): void {
  if (Array.isArray(value)) {
    for (const one of value) count(one, counts);
    return;
  }
  if (!isObject(value)) return;
  if (isShareable(value)) {
    const text = JSON.stringify(value);
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    if (before > 0) return;
  }
  for (const one of Object.values(value)) count(one, counts);
}

/** A free name for a component: the operation, and the path of properties that leads to the schema. */
function toName(
  [operation = '', ...properties]: readonly string[],
  taken: Readonly<Record<string, Json>>,
): string {
  const path = properties
    .filter((key) => key !== 'responses' && key !== 'requestBody' && key !== 'data')
    .map((key) => (key === 'x-data' ? 'request' : key));
  const base = [operation, ...path].join('.').replaceAll(/[^\w.-]/g, '');
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? base : `${base}.${n}`;
    if (!(name in taken)) return name;
  }
}
