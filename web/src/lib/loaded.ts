/** What a panel has to show, or why it has nothing. What was loaded outlives a refresh that failed. */
export interface Loaded<T> {
  /** Null until the first answer. */
  readonly data: T | null;
  /** Why there is nothing; null while it loads and once there is something. */
  readonly error: unknown;
  readonly retry: () => void;
}

export const hasError = ({ error }: Pick<Loaded<unknown>, 'error'>): boolean =>
  error !== null && error !== undefined;

/** The same panel over a part of the data, or another shape of it. */
export const mapLoaded = <T, U>({ data, ...rest }: Loaded<T>, of: (data: T) => U): Loaded<U> => ({
  ...rest,
  data: data === null ? null : of(data),
});
