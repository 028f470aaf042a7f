import { Refusal, type RefusalOptions, type RefusalParams } from '../refusal.ts';
import type { Formats } from './catalog.ts';
import type { Locale } from './locales.ts';

type Sentence<Words> = (words: Words, formats: Formats) => string;

/** One sentence for each language. English says which words it takes; the others take the same. */
type Sentences<Words> = { readonly 'en-US': Sentence<Words> } & Readonly<
  Record<Exclude<Locale, 'en-US'>, Sentence<NoInfer<Words>>>
>;

/** The name of a refusal and its words. */
export interface RefusalDefinition {
  readonly code: string;
  readonly sentences: Readonly<Record<Locale, Sentence<never>>>;
}

/** Makes a refusal with the words that its sentences name; without them it does not compile. */
type Constructor<Words> = RefusalDefinition &
  (unknown extends Words
    ? (options?: RefusalOptions) => Refusal
    : Words extends Readonly<Record<string, string | undefined>>
      ? (words: Words, options?: RefusalOptions) => Refusal
      : never);

/**
 * Constructors of refusals, from code → sentences in every language. Words are strings: amounts exact decimals, instants
 * ISO 8601, never a secret. A code is stored and logged, so that it is never renamed.
 */
export function defineRefusals<Words extends Readonly<Record<string, unknown>>>(definitions: {
  readonly [Code in keyof Words]: Sentences<Words[Code]>;
}): { readonly [Code in keyof Words]: Constructor<Words[Code]> } {
  const constructors = Object.entries<Sentences<never>>(definitions).map(([code, sentences]) => {
    const takesWords = Object.values<Sentence<never>>(sentences).some(({ length }) => length > 0);
    const make = takesWords
      ? (words: RefusalParams, options?: RefusalOptions) => new Refusal(code, words, options)
      : (options?: RefusalOptions) => new Refusal(code, {}, options);
    return [code, Object.assign(make, { code, sentences })] as const;
  });
  return Object.fromEntries(constructors) as { [Code in keyof Words]: Constructor<Words[Code]> };
}
