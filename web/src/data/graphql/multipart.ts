/** An encoded request. */
export interface RequestBody {
  readonly body: BodyInit;
  /** Absent for multipart, where the browser adds the boundary. */
  readonly contentType?: string;
  /** Total size of the files. */
  readonly fileBytes: number;
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Copies a value with null for each file, collecting the files and their paths. */
function withoutFiles(value: unknown, path: string, found: Map<Blob, string[]>): unknown {
  if (value instanceof Blob) {
    found.set(value, [...(found.get(value) ?? []), path]);
    return null;
  }
  if (Array.isArray(value)) return value.map((item, i) => withoutFiles(item, `${path}.${String(i)}`, found));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutFiles(item, `${path}.${name}`, found)]),
  );
}

/** Encodes what has no files as JSON. */
export const toJsonBody = (value: unknown): RequestBody => ({
  body: JSON.stringify(value),
  contentType: 'application/json',
  fileBytes: 0,
});

/**
 * Encodes an operation as JSON, or by the GraphQL multipart request specification when its variables contain files:
 * operations with nulls, a map of files to paths, then the files.
 */
export function toBody(operation: Readonly<Record<string, unknown>>): RequestBody {
  const found = new Map<Blob, string[]>();
  const variables = withoutFiles(operation.variables, 'variables', found);
  if (found.size === 0) return toJsonBody(operation);
  const files = [...found.entries()];
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...operation, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([, paths], i) => [String(i), paths]))));
  files.forEach(([file], i) => form.append(String(i), file));
  return { body: form, fileBytes: files.reduce((sum, [file]) => sum + file.size, 0) };
}
