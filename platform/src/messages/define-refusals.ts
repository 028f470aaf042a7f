import type { Need } from '@portal/schema/errors';
import type { Locale } from '@portal/schema/locales';
import { Refusal, type RefusalOptions, type RefusalParams } from '../kernel/refusal.ts';
import type { FieldName, Formats } from './catalog.ts';

type Sentence<Words> = (words: Words, formats: Formats) => string;

/** One sentence per language. English defines the parameters; the others take the same. */
type Sentences<Words> = { readonly 'en-US': Sentence<Words> } & Readonly<
  Record<Exclude<Locale, 'en-US'>, Sentence<NoInfer<Words>>>
>;

/** The request field that a refusal concerns. Of several names, the one that the refused request has. */
type RefusedField = FieldName | readonly FieldName[];

/** Properties of a refusal other than its sentences. */
interface Details {
  readonly field?: RefusedField;
  /** What the member needs to proceed. */
  readonly needs?: Need;
}

/** The declaration of a refusal. */
export interface RefusalDefinition {
  readonly code: string;
  readonly field: RefusedField;
  readonly needs: Need | undefined;
  readonly sentences: Readonly<Record<Locale, Sentence<never>>>;
}

/** Creates a refusal from the parameters of its sentences. A missing parameter does not compile. */
type Constructor<Words> = RefusalDefinition &
  (unknown extends Words
    ? (options?: RefusalOptions) => Refusal
    : Words extends Readonly<Record<string, string | undefined>>
      ? (words: Words, options?: RefusalOptions) => Refusal
      : never);

/**
 * Returns constructors of refusals from their declarations by code. Parameters are strings: amounts as exact decimals,
 * instants in ISO 8601, never a secret. A parameter `field` names the input that the refusal concerns.
 * Codes are stored and logged and must never be renamed.
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
