import type { Locale } from './locales.ts';
import { useLocale } from './useLocale.ts';

/** How a language sets what several texts are put together from. */
export interface Punctuation {
  /** A note in parentheses: `Time (GMT+8)`, `时间（GMT+8）`, `시각(GMT+8)`. */
  readonly withNote: (text: string, note: string) => string;
  /** Sentences one after another: a full-width stop brings its own space. */
  readonly sentences: (...all: readonly string[]) => string;
}

const latin: Punctuation = {
  withNote: (text, note) => `${text} (${note})`,
  sentences: (...all) => all.join(' '),
};
const fullWidth: Punctuation = {
  withNote: (text, note) => `${text}（${note}）`,
  sentences: (...all) => all.join(''),
};
const korean: Punctuation = { ...latin, withNote: (text, note) => `${text}(${note})` };

const writings: Record<Locale, Punctuation> = {
  'en-US': latin,
  'zh-CN': fullWidth,
  'ja-JP': fullWidth,
  'ko-KP': korean,
  'id-ID': latin,
};

/** Puts texts together as the language in use does. */
export const usePunctuation = (): Punctuation => writings[useLocale()];
