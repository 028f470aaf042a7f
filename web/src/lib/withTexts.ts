import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';
import { keepTrying } from './lazyPart.ts';

/** Fetches a part for `useLoaded` together with its texts, which are no part of the screen's first load either. */
export const withTexts =
  <T>(load: () => Promise<T>, texts: readonly Namespace[]) =>
  (): Promise<T> =>
    keepTrying(async () => {
      const [part] = await Promise.all([load(), loadTexts(texts)]);
      return part;
    });
