/** Signing in with a passkey: as the second step, or alone. */
import type { domains, ResultOf } from '@portal/schema/rest';

import type { Services } from '../../services.ts';
import type { SessionUse } from '../../sessions/sessions.ts';
import { lockMember } from '../member/index.ts';
import { beginProvedSession, memberOfStep } from '../session/index.ts';
import { assertionOf } from './passkey-answers.ts';
import { askedForStep, askedToSignIn } from './passkey-challenges.ts';
import { passkeySiteOf } from './passkey-site.ts';
import { askPasskey, userHandleOf, usePasskey } from './passkeys.ts';
import { refusals } from './refusals.ts';

type Contract = (typeof domains)['second-factors'];

interface Kind {
  readonly kind: 'TOTP' | 'PASSKEY';
}

/** What the second step of a sign-in can be proved with, and what the member's passkeys are asked, where there are any. */
export async function askStep(services: Services, challenge: string): Promise<ResultOf<Contract['askStep']>> {
  const memberId = await memberOfStep(services, challenge);
  const rows = await services.database.query<Kind>(
    'select distinct kind from second_factor where member_id = $1 order by kind desc',
    [memberId],
  );
  const canAsk = passkeySiteOf(services.portalUrl) !== undefined;
  const factorTypes = rows.map(({ kind }) => kind).filter((kind) => canAsk || kind !== 'PASSKEY');
  if (!factorTypes.includes('PASSKEY')) return { factorTypes, options: null };
  const { options } = await askPasskey(services, memberId, askedForStep(challenge));
  return { factorTypes, options };
}

/**
 * Signs in whoever has the passkey that answered, with neither name nor password: it is something the member has, and was
 * unlocked by something the member knows or is. Refused with PASSKEY_OVER, PASSKEY_WRONG, BANNED.
 */
export async function signInByPasskey(
  services: Services,
  json: string,
  from: SessionUse,
): Promise<ResultOf<Contract['passkeyLogin']>> {
  const answer = assertionOf(json);
  const { token, expiresAt } = await services.database.transaction(async (tx) => {
    const owner = await tx.maybe<{ member_id: bigint }>(
      `select f.member_id from passkey p join second_factor f on f.id = p.factor_id where p.credential_id = $1`,
      [Buffer.from(answer.id, 'base64url')],
    );
    if (owner === undefined) throw refusals.PASSKEY_WRONG();
    const { member_id: memberId } = owner;
    if (answer.response.userHandle !== userHandleOf(memberId).toString('base64url'))
      throw refusals.PASSKEY_WRONG();
    await lockMember(tx, memberId);
    await usePasskey(services, tx, { memberId, askedOf: null, asked: askedToSignIn, answer });
    return beginProvedSession(services, tx, memberId, from);
  });
  return { token, expireTime: expiresAt.getTime() };
}
