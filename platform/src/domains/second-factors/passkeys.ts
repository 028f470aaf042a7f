/** Rows of passkeys, requests to browsers, and verification of their answers. */
import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { Services } from '../../services/services.ts';
import { memberRefusals } from '../member/index.ts';
import { getChallenge, isCrossOrigin, type Assertion } from './passkey-answers.ts';
import { newChallenge, useChallenge, type ChallengeScope } from './passkey-challenges.ts';
import { getPasskeySite, type PasskeySite } from './passkey-site.ts';
import { refusals } from './refusals.ts';

/** Loaded on the first passkey request: it is slow to load, and many sites have none. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** The options for the browser as JSON, and when the request expires. */
export interface PasskeyRequest {
  readonly options: string;
  readonly expireTime: number;
}

/** Returns the portal's site. Refused with PASSKEYS_NOT_OFFERED if its address does not support passkeys. */
export function requireSite({ portalUrl }: Services): PasskeySite {
  const site = getPasskeySite(portalUrl);
  if (site === undefined) throw refusals.PASSKEYS_NOT_OFFERED();
  return site;
}

/** Returns the WebAuthn user handle: the same for all passkeys of a member, without revealing who it is. */
export const getUserHandle = (memberId: bigint): Buffer =>
  createHash('sha256').update(`passkey:${memberId}`).digest();

interface CredentialRow {
  readonly credential_id: Buffer;
  readonly transports: readonly string[];
}

/** Returns the member's passkeys by the ids that browsers use. */
export async function listCredentials(
  db: Queryable,
  memberId: bigint,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db.query<CredentialRow>(
    `select p.credential_id, p.transports from passkey p join second_factor f on f.id = p.factor_id
     where f.member_id = $1 order by f.id`,
    [memberId],
  );
  return rows.map(({ credential_id: id, transports }) => ({
    id: Buffer.from(id).toString('base64url'),
    transports: [...transports],
  }));
}

/** Requests one of the member's passkeys; without a member, any passkey of the site that the browser has. */
export async function requestPasskey(
  services: Services,
  memberId: bigint | null,
  scope: ChallengeScope,
): Promise<PasskeyRequest> {
  const { database, clock } = services;
  const site = requireSite(services);
  const known = memberId === null ? [] : await listCredentials(database, memberId);
  if (memberId !== null && known.length === 0) throw refusals.FACTOR_MISSING();
  const { challenge, expiresAt } = await newChallenge(database, clock.now(), memberId, scope);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    allowCredentials: known,
    userVerification: 'required',
  });
  return { options: JSON.stringify(options), expireTime: expiresAt.getTime() };
}

interface Row {
  readonly factor_id: bigint;
  readonly public_key: Buffer;
  readonly counter: bigint;
}

interface PasskeyAnswer {
  readonly memberId: bigint;
  /** The member for whom the challenge was made; null for any member. */
  readonly challengedMemberId: bigint | null;
  readonly scope: ChallengeScope;
  readonly answer: Assertion;
}

/**
 * Uses an answer up, in a transaction that has locked the member. Refused with PASSKEY_OVER if the challenge is no
 * longer valid, with CONFIRMED_OTHER if it was made for another operation, and with PASSKEY_WRONG unless a passkey of
 * the member, unlocked by the member, signed it at the portal's address. A counter that does not increase is refused
 * too, because it indicates a copy of the passkey.
 */
export async function usePasskey(
  services: Services,
  tx: Transaction,
  { memberId, challengedMemberId, scope, answer }: PasskeyAnswer,
): Promise<void> {
  const site = requireSite(services);
  const now = services.clock.now();
  const challenge = getChallenge(answer.response.clientDataJSON);
  const use = await useChallenge(tx, now, challenge, challengedMemberId, scope);
  if (use === 'other') throw memberRefusals.CONFIRMED_OTHER();
  if (use === 'over') throw refusals.PASSKEY_OVER();
  if (isCrossOrigin(answer.response.clientDataJSON)) throw refusals.PASSKEY_WRONG();
  const row = await tx.maybe<Row>(
    `select p.factor_id, p.public_key, p.counter from passkey p join second_factor f on f.id = p.factor_id
     where p.credential_id = $1 and f.member_id = $2`,
    [Buffer.from(answer.id, 'base64url'), memberId],
  );
  if (row === undefined) throw refusals.PASSKEY_WRONG();
  const counter = await readCounter(site, challenge, answer, row);
  await tx.execute('update passkey set counter = $2 where factor_id = $1', [row.factor_id, counter]);
  await tx.execute('update second_factor set last_used_at = $2 where id = $1', [row.factor_id, now]);
}

/** Returns the counter of a valid answer. */
async function readCounter(
  site: PasskeySite,
  challenge: string,
  { response: { userHandle, ...response }, ...answer }: Assertion,
  { public_key: publicKey, counter }: Row,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(typeof userHandle === 'string' && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id: answer.id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
    requireUserVerification: true,
    // The library throws on any mismatch, without a distinct error type.
  }).catch(() => {
    throw refusals.PASSKEY_WRONG();
  });
  if (!verified) throw refusals.PASSKEY_WRONG();
  return authenticationInfo.newCounter;
}
