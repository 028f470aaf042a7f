/** The current call, for rules that apply to every operation and depend on its endpoint. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Endpoint } from '@portal/schema/rest';

/** A call with data parsed by the endpoint's schema. */
export interface CurrentCall {
  readonly endpoint: Endpoint;
  readonly data: unknown;
}

interface Served extends CurrentCall {
  isGuarded: boolean;
}

const storage = new AsyncLocalStorage<Served>();

/** The current call; undefined outside a call, as in a job or an operator command. */
export const getCurrentCall = (): CurrentCall | undefined => storage.getStore();

/** Records that the current call runs as a guarded operation of its member. */
export function markGuarded(): void {
  const served = storage.getStore();
  if (served !== undefined) served.isGuarded = true;
}

/** Runs `work` as a call. `isGuarded`: whether it ran as a guarded operation of its member. */
export async function runAsCall<T>(
  call: CurrentCall,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly isGuarded: boolean }> {
  const served: Served = { ...call, isGuarded: false };
  return storage.run(served, async () => ({ result: await work(), isGuarded: served.isGuarded }));
}
