import { loadTexts } from '../../i18n/i18n.ts';
import { keepTrying } from '../../lib/lazyPart.ts';

/** A part that says what became of withdrawals: its code and its texts are no part of the form's first load. */
export const withStates =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    keepTrying(async () => {
      const [part] = await Promise.all([load(), loadTexts(['withdrawalStates'])]);
      return part;
    });
