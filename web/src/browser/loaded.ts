/** State of a query as panels show it. Data survives a failed refresh. */
export interface Loaded<T> {
  /** Null until the first success. */
  readonly data: T | null;
  /** Null while loading and once there is data. */
  readonly error: unknown;
  readonly reload: () => void;
}

export const hasError = ({ error }: Pick<Loaded<unknown>, 'error'>): boolean =>
  error !== null && error !== undefined;

/** Maps the data, keeping the rest. */
export const mapLoaded = <T, U>({ data, ...rest }: Loaded<T>, of: (data: T) => U): Loaded<U> => ({
  ...rest,
  data: data === null ? null : of(data),
});

/** Both, once both are loaded. */
export const joinLoaded = <T, U>(one: Loaded<T>, other: Loaded<U>): Loaded<readonly [T, U]> => ({
  data: one.data === null || other.data === null ? null : [one.data, other.data],
  error: one.error ?? other.error,
  reload: () => {
    for (const { error, reload } of [one, other]) if (hasError({ error })) reload();
  },
});
