import { withTexts } from '../../lib/withTexts.ts';

/** A part that says what became of withdrawals: its code and its texts are no part of the form's first load. */
export const withStates = <T>(load: () => Promise<T>): (() => Promise<T>) =>
  withTexts(load, ['withdrawalStates']);
