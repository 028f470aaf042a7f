/** Adding a passkey: the browser makes it, with the member's consent, for the portal's address. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { SignedInMember } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { lockMember } from '../member/index.ts';
import { beAdded, whenMayAdd } from './adding.ts';
import { mails } from './mails.ts';
import { challengeIn, isCrossOrigin, registrationOf, type Registration } from './passkey-answers.ts';
import { askedToEnrol, newChallenge, useChallenge } from './passkey-challenges.ts';
import type { PasskeySite } from './passkey-site.ts';
import { knownPasskeys, loadWebAuthn, requireSite, userHandleOf } from './passkeys.ts';
import { refusals } from './refusals.ts';

type Contract = (typeof domains)['second-factors'];

/** COSE names of the algorithms that all authenticators between them know: Ed25519, ES256 and RS256. */
const algorithms = [-8, -7, -257];

/** What the browser makes a passkey from, with the login password and, once the member has a factor, with proof of it. */
export async function preparePasskey(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Contract['preparePasskey']>,
): Promise<ResultOf<Contract['preparePasskey']>> {
  const site = requireSite(services);
  const { challenge, expiresAt } = await whenMayAdd(services, member, data, (db) =>
    newChallenge(db, services.clock.now(), member.id, askedToEnrol),
  );
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.id,
    rpID: site.id,
    userName: member.userName,
    userID: new Uint8Array(userHandleOf(member.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    // Who made the authenticator is not asked: it would tell members' devices apart.
    attestationType: 'none',
    excludeCredentials: await knownPasskeys(services.database, member.id),
    // So that each can sign in alone.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return { options: JSON.stringify(options), expireTime: expiresAt.getTime() };
}

/** Adds the passkey that was made. Refused with PASSKEY_OVER, PASSKEY_WRONG, PASSKEY_KNOWN, FACTORS_FULL. */
export async function addPasskey(
  services: Services,
  member: SignedInMember,
  { factorName: name, answer: json }: ParsedRequestOf<Contract['addPasskey']>,
): Promise<ResultOf<Contract['addPasskey']>> {
  const { clock, database, outbox } = services;
  const site = requireSite(services);
  const now = clock.now();
  const answer = registrationOf(json);
  const challenge = challengeIn(answer.response.clientDataJSON);
  return database.transaction(async (tx) => {
    await lockMember(tx, member.id);
    const use = await useChallenge(tx, now, challenge, member.id, askedToEnrol);
    if (use !== 'right') throw refusals.PASSKEY_OVER();
    if (isCrossOrigin(answer.response.clientDataJSON)) throw refusals.PASSKEY_WRONG();
    const { id, publicKey, counter } = await credentialOf(site, challenge, answer);
    return beAdded(services, tx, member, async () => {
      const { id: factorId } = await tx.one<{ id: bigint }>(
        "insert into second_factor (member_id, kind, name, created_at) values ($1, 'PASSKEY', $2, $3) returning id",
        [member.id, name, now],
      );
      const added = await tx.execute(
        `insert into passkey (factor_id, credential_id, public_key, counter, transports)
         values ($1, $2, $3, $4, $5) on conflict (credential_id) do nothing`,
        [
          factorId,
          Buffer.from(id, 'base64url'),
          Buffer.from(publicKey),
          counter,
          [...answer.response.transports],
        ],
      );
      if (added === 0) throw refusals.PASSKEY_KNOWN();
      await outbox.put(tx, member.id, mails.PASSKEY_ADDED({ time: now.toISOString(), name }));
    });
  });
}

interface Credential {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

async function credentialOf(
  site: PasskeySite,
  challenge: string,
  { response: { transports, ...response }, ...answer }: Registration,
): Promise<Credential> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, response: { ...response, transports }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
    // The library throws for whatever does not fit, without saying what by the kind of error.
  }).catch(() => {
    throw refusals.PASSKEY_WRONG();
  });
  if (!verified) throw refusals.PASSKEY_WRONG();
  return registrationInfo.credential;
}
