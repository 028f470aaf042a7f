/** Adding a passkey, which the browser creates for the portal's address with the member's consent. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { SignedInMember } from '../../identity/admission.ts';
import type { Services } from '../../services/services.ts';
import { lockMember } from '../member/index.ts';
import { addFactor, withAddingProven } from './adding.ts';
import { mails } from './mails.ts';
import { getChallenge, isCrossOrigin, parseRegistration, type Registration } from './passkey-answers.ts';
import { enrolScope, newChallenge, useChallenge } from './passkey-challenges.ts';
import type { PasskeySite } from './passkey-site.ts';
import { listCredentials, loadWebAuthn, requireSite, getUserHandle } from './passkeys.ts';
import { refusals } from './refusals.ts';

type Endpoints = (typeof domains)['second-factors'];

/** COSE ids of the algorithms that cover all authenticators: Ed25519, ES256 and RS256. */
const algorithms = [-8, -7, -257];

/**
 * Returns the options from which the browser creates a passkey. Requires the login password and, if the member has a
 * factor, proof of it.
 */
export async function preparePasskey(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Endpoints['preparePasskey']>,
): Promise<AnswerOf<Endpoints['preparePasskey']>> {
  const site = requireSite(services);
  const { challenge, expiresAt } = await withAddingProven(services, member, data, (db) =>
    newChallenge(db, services.clock.now(), member.id, enrolScope),
  );
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.id,
    rpID: site.id,
    userName: member.userName,
    userID: new Uint8Array(getUserHandle(member.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    // Attestation is not requested, because it would identify members' devices.
    attestationType: 'none',
    excludeCredentials: await listCredentials(services.database, member.id),
    // So that each can sign in without a user name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return { options: JSON.stringify(options), expireTime: expiresAt.getTime() };
}

/** Adds a created passkey. Refused with PASSKEY_OVER, PASSKEY_WRONG, PASSKEY_KNOWN or FACTORS_FULL. */
export async function addPasskey(
  services: Services,
  member: SignedInMember,
  { factorName: name, answer: json }: ParsedRequestOf<Endpoints['addPasskey']>,
): Promise<AnswerOf<Endpoints['addPasskey']>> {
  const { clock, database, outbox } = services;
  const site = requireSite(services);
  const now = clock.now();
  const answer = parseRegistration(json);
  const challenge = getChallenge(answer.response.clientDataJSON);
  return database.transaction(async (tx) => {
    await lockMember(tx, member.id);
    const use = await useChallenge(tx, now, challenge, member.id, enrolScope);
    if (use !== 'right') throw refusals.PASSKEY_OVER();
    if (isCrossOrigin(answer.response.clientDataJSON)) throw refusals.PASSKEY_WRONG();
    const { id, publicKey, counter } = await verifyCredential(site, challenge, answer);
    return addFactor(services, tx, member, async () => {
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

async function verifyCredential(
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
    // The library throws on any mismatch, without a distinct error type.
  }).catch(() => {
    throw refusals.PASSKEY_WRONG();
  });
  if (!verified) throw refusals.PASSKEY_WRONG();
  return registrationInfo.credential;
}
