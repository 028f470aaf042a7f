/** Limits of an amount. Amounts are bigints of minor units, as in `amounts.ts`. */

/** Limits of an amount; omitted ones do not apply. */
export interface Limits {
  readonly minimum?: bigint | undefined;
  readonly maximum?: bigint | undefined;
  /** The amount must be a multiple of this; above zero. */
  readonly multiple?: bigint | undefined;
  /** The member's balance. */
  readonly available?: bigint | undefined;
}

/** The limit that an amount violates. */
export type LimitProblem = 'zero' | 'balance' | 'minimum' | 'maximum' | 'multiple';

/** The violated limit, the most helpful one if there are several; null if the amount is allowed. */
export function limitProblem(
  amount: bigint,
  { minimum, maximum, multiple, available }: Limits,
): LimitProblem | null {
  if (amount <= 0n) return 'zero';
  if (available !== undefined && amount > available) return 'balance';
  if (minimum !== undefined && amount < minimum) return 'minimum';
  if (maximum !== undefined && amount > maximum) return 'maximum';
  if (multiple !== undefined && amount % multiple !== 0n) return 'multiple';
  return null;
}

/** The largest multiple of `step` that is not above `amount`. */
export const floorTo = (amount: bigint, step: bigint): bigint => amount - (amount % step);

/** The smallest multiple of `step` that is not below `amount`. */
export const ceilTo = (amount: bigint, step: bigint): bigint => floorTo(amount + step - 1n, step);

/** The smallest allowed amount from `amount` up, or else the largest allowed amount. Null if the limits allow none. */
export function nearestValid(amount: bigint, limits: Limits): bigint | null {
  const { minimum = 0n, maximum, multiple = 1n, available } = limits;
  const isValid = (candidate: bigint): boolean => limitProblem(candidate, { ...limits, multiple }) === null;
  const wanted = amount > minimum ? amount : minimum;
  const above = wanted > 0n ? ceilTo(wanted, multiple) : multiple;
  if (isValid(above)) return above;
  const bounds = [maximum, available].filter((bound) => bound !== undefined);
  return bounds.map((bound) => floorTo(bound, multiple)).find(isValid) ?? null;
}
