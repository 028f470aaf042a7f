import type { Need } from '@portal/schema/errors';

import { Refusal, type RefusalOptions, type RefusalParams } from '../refusal.ts';
import type { FieldName, Formats } from './catalog.ts';
import type { Locale } from './locales.ts';

type Sentence<Words> = (words: Words, formats: Formats) => string;

/** One sentence for each language. English says which words it takes; the others take the same. */
type Sentences<Words> = { readonly 'en-US': Sentence<Words> } & Readonly<
  Record<Exclude<Locale, 'en-US'>, Sentence<NoInfer<Words>>>
>;

/** The input that a refusal is about, by its name in the contract. Of several it is one that the refused request has. */
type RefusedField = FieldName | readonly FieldName[];

/** What a refusal says besides its words. */
interface Details {
  readonly field?: RefusedField;
  /** What the member needs to get on, whenever it refuses. */
  readonly needs?: Need;
}

/** The name of a refusal, what it says besides its words, and these. */
export interface RefusalDefinition {
  readonly code: string;
  readonly field: RefusedField;
  readonly needs: Need | undefined;
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
 * Constructors of refusals, from code → sentences in every language, with the input to blame and what the member needs,
 * where there is one. Words are strings: amounts exact decimals, instants ISO 8601, never a secret; one that is called `field` names the input to
 * blame. A code is stored and logged, so that it is never renamed.
 */
export function defineRefusals<Words extends Readonly<Record<string, unknown>>>(definitions: {
  readonly [Code in keyof Words]: Sentences<Words[Code]> & Details;
}): { readonly [Code in keyof Words]: Constructor<Words[Code]> } {
  const constructors = Object.entries<Sentences<never> & Details>(definitions).map(
    ([code, { field = [], needs, ...sentences }]) => {
      const takesWords = Object.values<Sentence<never>>(sentences).some(({ length }) => length > 0);
      const make = takesWords
        ? (words: RefusalParams, options?: RefusalOptions) => new Refusal(code, words, options)
        : (options?: RefusalOptions) => new Refusal(code, {}, options);
      return [code, Object.assign(make, { code, field, needs, sentences })] as const;
    },
  );
  return Object.fromEntries(constructors) as { [Code in keyof Words]: Constructor<Words[Code]> };
}
