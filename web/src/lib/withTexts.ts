import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';
import { keepTrying } from './lazyPart.ts';

/** Loads a part together with its texts, for `useLoaded`. */
export const withTexts =
  <T>(load: () => Promise<T>, texts: readonly Namespace[]) =>
  (): Promise<T> =>
    keepTrying(async () => {
      const [part] = await Promise.all([load(), loadTexts(texts)]);
      return part;
    });
