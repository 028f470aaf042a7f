/** Signing in with a passkey, as the second step or alone. */
import type { domains, AnswerOf } from '@portal/schema/rest';
import type { SessionUse } from '../../identity/sessions.ts';
import type { Services } from '../../services/services.ts';
import { lockMember } from '../member/index.ts';
import { beginProvenSession, findMemberOfStep } from '../session/index.ts';
import { parseAssertion } from './passkey-answers.ts';
import { stepScope, signInScope } from './passkey-challenges.ts';
import { getPasskeySite } from './passkey-site.ts';
import { requestPasskey, getUserHandle, usePasskey } from './passkeys.ts';
import { refusals } from './refusals.ts';

type Endpoints = (typeof domains)['second-factors'];

interface Kind {
  readonly kind: 'TOTP' | 'PASSKEY';
}

/**
 * Returns the accepted kinds of factors for the second step of a sign-in, and the passkey request if the member has
 * passkeys.
 */
export async function requestStepPasskey(
  services: Services,
  challenge: string,
): Promise<AnswerOf<Endpoints['askStep']>> {
  const memberId = await findMemberOfStep(services, challenge);
  const rows = await services.database.query<Kind>(
    'select distinct kind from second_factor where member_id = $1 order by kind desc',
    [memberId],
  );
  const canAsk = getPasskeySite(services.portalUrl) !== undefined;
  const factorTypes = rows.map(({ kind }) => kind).filter((kind) => canAsk || kind !== 'PASSKEY');
  if (!factorTypes.includes('PASSKEY')) return { factorTypes, options: null };
  const { options } = await requestPasskey(services, memberId, stepScope(challenge));
  return { factorTypes, options };
}

/**
 * Signs in the owner of the passkey without user name or password: the passkey is something the member has, unlocked
 * by something the member knows or is. Refused with PASSKEY_OVER, PASSKEY_WRONG or BANNED.
 */
export async function signInByPasskey(
  services: Services,
  json: string,
  from: SessionUse,
): Promise<AnswerOf<Endpoints['passkeyLogin']>> {
  const answer = parseAssertion(json);
  const { token, expiresAt } = await services.database.transaction(async (tx) => {
    const owner = await tx.maybe<{ member_id: bigint }>(
      `select f.member_id from passkey p join second_factor f on f.id = p.factor_id where p.credential_id = $1`,
      [Buffer.from(answer.id, 'base64url')],
    );
    if (owner === undefined) throw refusals.PASSKEY_WRONG();
    const { member_id: memberId } = owner;
    if (answer.response.userHandle !== getUserHandle(memberId).toString('base64url'))
      throw refusals.PASSKEY_WRONG();
    await lockMember(tx, memberId);
    await usePasskey(services, tx, { memberId, challengedMemberId: null, scope: signInScope, answer });
    return beginProvenSession(services, tx, memberId, from);
  });
  return { token, expireTime: expiresAt.getTime() };
}
