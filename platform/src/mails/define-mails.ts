/** How a domain declares the mails it sends, with their words in every language. */
import type { MailKind } from '@portal/schema/rest';

import type { Formats, Locale } from '../messages/index.ts';

/**
 * Whether a mail is one of the kinds that members choose. A mail about the `SECURITY` of an account is always sent, and so is
 * one with a `CODE` that was asked for.
 */
export type MailPurpose = MailKind | 'SECURITY' | 'CODE';

/** What a mail says between its greeting and its end, in paragraphs of plain text. A line that is indented stands alone. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** About the security alone: what to do when it was not the member, where a new login password is not the answer. */
  readonly ifNotYou?: string;
}

type Say<Words> = (words: Words, formats: Formats) => MailText;

/** The text in every language. English says which words it takes; the others take the same. */
type Texts<Words> = { readonly 'en-US': Say<Words> } & Readonly<
  Record<Exclude<Locale, 'en-US'>, Say<NoInfer<Words>>>
>;

/** The name of a mail, what it is for, and its text. */
export interface MailDefinition {
  readonly name: string;
  readonly purpose: MailPurpose;
  /**
   * Where in the portal what it tells of is seen, as a path with its query; left out: where the portal begins. Of a mail with a
   * code: where a member who did not ask for it acts against that; left out: the mail leads nowhere.
   */
  readonly opens?: string;
  readonly texts: Readonly<Record<Locale, Say<never>>>;
}

/** What a mail is besides its name and its text. */
type Kind = Pick<MailDefinition, 'purpose' | 'opens'>;

/** A mail that is to be written. */
export interface MailDraft {
  readonly definition: MailDefinition;
  readonly words: Readonly<Record<string, unknown>>;
}

/** Makes a mail from the words that its text names; without them it does not compile. */
type Constructor<Words> = MailDefinition &
  (unknown extends Words ? () => MailDraft : (words: Words) => MailDraft);

/**
 * Constructors of mails, from name → purpose, where it opens, and text in every language. Words are strings: amounts exact
 * decimals, instants ISO 8601. A word `receipt` is the number of an order, which the frame says after the paragraphs and opens in
 * the list that `opens` leads to; a word `reason` comes in the reader's language where it is a known one. A mail travels and stays
 * unprotected: no number of an identity or an account, no password, and a code only where the mail is there for it. A name is
 * stored, so it is never renamed.
 */
export function defineMails<Words extends Readonly<Record<string, unknown>>>(definitions: {
  readonly [Name in keyof Words]: Texts<Words[Name]> & Kind;
}): { readonly [Name in keyof Words]: Constructor<Words[Name]> } {
  const constructors = Object.entries<Texts<never> & Kind>(definitions).map(
    ([name, { purpose, opens, ...texts }]) => {
      const definition: MailDefinition = { name, purpose, ...(opens !== undefined && { opens }), texts };
      const make = (words: MailDraft['words'] = {}): MailDraft => ({ definition, words });
      // A function has a name of its own, which is read-only.
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
