/** What goes out with a request: how it is encoded, and in what. */
export interface RequestBody {
  readonly body: BodyInit;
  /** Absent where the browser must write it itself, with the boundary of the parts. */
  readonly contentType?: string;
  /** Bytes of the files in it. */
  readonly fileBytes: number;
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A copy with null where a file is; notes every file with the paths it stands at. */
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

/**
 * A request as JSON; with a file among its variables as the GraphQL multipart request specification says: the
 * operation with null in the place of each file, a map of what belongs where, and the files behind them.
 */
export function bodyOf(operation: Readonly<Record<string, unknown>>): RequestBody {
  const found = new Map<Blob, string[]>();
  const variables = withoutFiles(operation.variables, 'variables', found);
  if (found.size === 0) {
    return { body: JSON.stringify(operation), contentType: 'application/json', fileBytes: 0 };
  }
  const files = [...found.entries()];
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...operation, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([, paths], i) => [String(i), paths]))));
  files.forEach(([file], i) => form.append(String(i), file));
  return { body: form, fileBytes: files.reduce((sum, [file]) => sum + file.size, 0) };
}
