import type { Admitted, MemberRead } from '../identity/admission.ts';
import type { SessionUse } from '../identity/sessions.ts';
import { accessDenied, sessionEnded, sessionInvalid, signInFirst, type Answer } from './answers.ts';
import type { Route } from './implement.ts';

/**
 * Looks up a token and records its use. Returns the member with the rows of `read`, or whether the session ended or is
 * unknown.
 */
export type Authenticate = (
  token: string,
  use: SessionUse,
  read?: MemberRead,
) => Promise<Admitted | 'ended' | 'unknown'>;

/** The caller is not admitted; contains the answer. */
export class NotAdmitted extends Error {
  override readonly name = 'NotAdmitted';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('the caller is not admitted');
    this.answer = answer;
  }
}

/**
 * Returns the calling member if the endpoint requires one, with the rows of the call; throws {@link NotAdmitted}
 * otherwise.
 */
export async function admit(
  { endpoint, read }: Pick<Route, 'endpoint' | 'read'>,
  token: string | undefined,
  use: SessionUse,
  authenticate: Authenticate,
): Promise<Admitted | undefined> {
  const { locale } = use;
  if (endpoint.auth === 'visitor') return undefined;
  if (token === undefined) throw new NotAdmitted(signInFirst(locale));
  const admitted = await authenticate(token, use, read);
  if (admitted === 'unknown') throw new NotAdmitted(sessionInvalid(locale));
  if (admitted === 'ended') throw new NotAdmitted(sessionEnded(locale));
  if (endpoint.flag !== undefined && !admitted.member.flags.has(endpoint.flag)) {
    throw new NotAdmitted(accessDenied(locale));
  }
  return admitted;
}
