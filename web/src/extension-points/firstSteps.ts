import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ParseKeys } from 'i18next';
import { createContext } from 'react';

/** `waiting`: done by the member, not yet by the platform. */
export type StepState = 'done' | 'waiting' | 'open';

/** How far the member has come with one step. */
export interface StepProgress {
  readonly document: TypedDocumentNode<unknown, Record<string, never>>;
  /** Null where the step does not apply: it is left out. */
  readonly toState: (data: unknown) => StepState | null;
}

/** Declares the progress of a step: the default export of a feature's `firstStep.ts`. */
export const defineProgress = <TData>(
  document: TypedDocumentNode<TData, Record<string, never>>,
  toState: (data: TData) => StepState | null,
): StepProgress => ({
  document,
  // The answer is that of the document.
  toState: (data) => toState(data as TData),
});

/** What a feature declares of a step that a new member takes. */
export interface FirstStep {
  /** Its position: the lowest comes first. */
  readonly rank: number;
  readonly path: string;
  readonly title: ParseKeys<'help'>;
  readonly body: ParseKeys<'help'>;
  /** Left out for a step of visitors, which members do not see. */
  readonly progress?: () => Promise<{ readonly default: StepProgress }>;
}

/** The steps in order. Provided by the app from the features. */
export const FirstSteps = createContext<readonly FirstStep[]>([]);
