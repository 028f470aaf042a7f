import type { Endpoint } from '@portal/schema/rest';

import type { Locale } from '../messages/index.ts';
import { accessDenied, sessionEnded, sessionInvalid, signInFirst, type Answer } from './answers.ts';
import type { SignedInMember } from './implement.ts';

/** The result of looking up a token, used in a language: a member, an ended session, or an unknown token. */
export type Authenticate = (token: string, locale: Locale) => Promise<SignedInMember | 'ended' | 'unknown'>;

/** The caller may not do this; carries what to answer. */
export class NotAdmitted extends Error {
  override readonly name = 'NotAdmitted';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('the caller is not admitted');
    this.answer = answer;
  }
}

/** The calling member, where the endpoint requires one; throws {@link NotAdmitted} otherwise. */
export async function admit(
  endpoint: Endpoint,
  token: string | undefined,
  locale: Locale,
  authenticate: Authenticate,
): Promise<SignedInMember | undefined> {
  if (endpoint.auth === 'visitor') return undefined;
  if (token === undefined) throw new NotAdmitted(signInFirst(locale));
  const member = await authenticate(token, locale);
  if (member === 'unknown') throw new NotAdmitted(sessionInvalid(locale));
  if (member === 'ended') throw new NotAdmitted(sessionEnded(locale));
  if (endpoint.flag !== undefined && !member.flags.has(endpoint.flag)) {
    throw new NotAdmitted(accessDenied(locale));
  }
  return member;
}
