import type { ParseKeys } from 'i18next';
import { createContext, use } from 'react';

/** What a feature declares: the screen on which a member does what a refused operation needs. */
export interface Remedy {
  /** The `needs` of the refusal. */
  readonly needs: 'identity';
  readonly path: string;
  /** Text of the link or button. */
  readonly label: ParseKeys<'shell'>;
}

/** Provided by the shell from the features; visitors have none. */
export const Remedies = createContext<readonly Remedy[]>([]);

/** The remedy for what a refusal needs; null if no feature declares one. */
export const useRemedy = (needs: string | null): Remedy | null =>
  use(Remedies).find((remedy) => remedy.needs === needs) ?? null;
