/** How a domain declares its mails with their texts in every language. */
import type { Locale } from '@portal/schema/locales';
import type { MailKind } from '@portal/schema/rest';
import type { Formats } from '../messages/index.ts';

/**
 * The kinds of mail that members can choose, and two that are always sent: `SECURITY` for changes to the account, and
 * `CODE` for a requested code.
 */
export type MailPurpose = MailKind | 'SECURITY' | 'CODE';

/** A mail's text between greeting and footer, as plain-text paragraphs. An indented line is set apart. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** For security mails: what to do if it was not the member, when a new login password is not the answer. */
  readonly ifNotYou?: string;
}

type RenderText<Words> = (words: Words, formats: Formats) => MailText;

/** The text in every language. English defines the parameters; the others take the same. */
type Texts<Words> = { readonly 'en-US': RenderText<Words> } & Readonly<
  Record<Exclude<Locale, 'en-US'>, RenderText<NoInfer<Words>>>
>;

/** The declaration of a mail. */
export interface MailDefinition {
  readonly name: string;
  readonly purpose: MailPurpose;
  /**
   * The portal path, with its query, that shows what the mail is about; default: the start page. For a mail with a
   * code: where a member who did not request it can react; default: no link.
   */
  readonly opens?: string;
  readonly texts: Readonly<Record<Locale, RenderText<never>>>;
}

/** The properties of a mail other than name and text. */
type Kind = Pick<MailDefinition, 'purpose' | 'opens'>;

/** A mail to be written. */
export interface MailDraft {
  readonly definition: MailDefinition;
  readonly words: Readonly<Record<string, unknown>>;
}

/** Creates a mail from the parameters of its text. A missing parameter does not compile. */
type Constructor<Words> = MailDefinition &
  (unknown extends Words ? () => MailDraft : (words: Words) => MailDraft);

/**
 * Returns constructors of mails from their declarations by name. Parameters are strings: amounts as exact decimals,
 * instants in ISO 8601. A parameter `receipt` is an order's receipt number; the layout prints it after the paragraphs
 * and links to the order in the list at `opens`. A parameter `reason` is translated if it is a known one.
 * Mails are unencrypted in transit and at rest: never include identity or account numbers or passwords, and codes only
 * in the mail that delivers them. Names are stored and must never be renamed.
 */
export function defineMails<Words extends Readonly<Record<string, unknown>>>(definitions: {
  readonly [Name in keyof Words]: Texts<Words[Name]> & Kind;
}): { readonly [Name in keyof Words]: Constructor<Words[Name]> } {
  const constructors = Object.entries<Texts<never> & Kind>(definitions).map(
    ([name, { purpose, opens, ...texts }]) => {
      const definition: MailDefinition = { name, purpose, ...(opens !== undefined && { opens }), texts };
      const make = (words: MailDraft['words'] = {}): MailDraft => ({ definition, words });
      // The `name` of a function is read-only, so it needs defineProperties.
      Object.defineProperties(make, {
        name: { value: name },
        purpose: { value: purpose },
        opens: { value: opens },
        texts: { value: texts },
      });
      return [name, make] as const;
    },
  );
  return Object.fromEntries(constructors) as unknown as { [Name in keyof Words]: Constructor<Words[Name]> };
}
