/** The rows of passkeys, what browsers are asked about them, and whether an answer is of one. */
import { createHash } from 'node:crypto';

import type { Queryable, Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { memberRefusals } from '../member/index.ts';
import { challengeIn, isCrossOrigin, type Assertion } from './passkey-answers.ts';
import { newChallenge, useChallenge, type Asked } from './passkey-challenges.ts';
import { passkeySiteOf, type PasskeySite } from './passkey-site.ts';
import { refusals } from './refusals.ts';

/** Loaded when the first passkey is asked: it takes a while, and many sites have none. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** What a browser passes on to a passkey, as JSON, and until when the answer is taken. */
export interface Question {
  readonly options: string;
  readonly expireTime: number;
}

/** The site of the portal; refused with PASSKEYS_NOT_OFFERED where its address takes none. */
export function requireSite({ portalUrl }: Services): PasskeySite {
  const site = passkeySiteOf(portalUrl);
  if (site === undefined) throw refusals.PASSKEYS_NOT_OFFERED();
  return site;
}

/** By what passkeys know the member: it tells nothing about who it is, and is the same for all of them. */
export const userHandleOf = (memberId: bigint): Buffer =>
  createHash('sha256').update(`passkey:${memberId}`).digest();

interface Known {
  readonly credential_id: Buffer;
  readonly transports: readonly string[];
}

/** The member's passkeys as browsers name them. */
export async function knownPasskeys(
  db: Queryable,
  memberId: bigint,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db.query<Known>(
    `select p.credential_id, p.transports from passkey p join second_factor f on f.id = p.factor_id
     where f.member_id = $1 order by f.id`,
    [memberId],
  );
  return rows.map(({ credential_id: id, transports }) => ({
    id: Buffer.from(id).toString('base64url'),
    transports: [...transports],
  }));
}

/** Asks one of the member's passkeys; without a member whichever passkey of the site the browser has. */
export async function askPasskey(
  services: Services,
  memberId: bigint | null,
  asked: Asked,
): Promise<Question> {
  const { database, clock } = services;
  const site = requireSite(services);
  const known = memberId === null ? [] : await knownPasskeys(database, memberId);
  if (memberId !== null && known.length === 0) throw refusals.FACTOR_MISSING();
  const { challenge, expiresAt } = await newChallenge(database, clock.now(), memberId, asked);
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

interface Answered {
  readonly memberId: bigint;
  /** The member for whom the challenge was made; null: whoever signs in. */
  readonly askedOf: bigint | null;
  readonly asked: Asked;
  readonly answer: Assertion;
}

/**
 * Uses an answer up, in a transaction that has locked the member. Refused with PASSKEY_OVER when the challenge is not good any
 * more, with CONFIRMED_OTHER when it was made for another operation, and with PASSKEY_WRONG when it is not signed by a passkey of the member that the member unlocked, at the portal's
 * address. A counter that does not go forward is refused too: then there is a copy of the passkey.
 */
export async function usePasskey(
  services: Services,
  tx: Transaction,
  { memberId, askedOf, asked, answer }: Answered,
): Promise<void> {
  const site = requireSite(services);
  const now = services.clock.now();
  const challenge = challengeIn(answer.response.clientDataJSON);
  const use = await useChallenge(tx, now, challenge, askedOf, asked);
  if (use === 'other') throw memberRefusals.CONFIRMED_OTHER();
  if (use === 'over') throw refusals.PASSKEY_OVER();
  if (isCrossOrigin(answer.response.clientDataJSON)) throw refusals.PASSKEY_WRONG();
  const row = await tx.maybe<Row>(
    `select p.factor_id, p.public_key, p.counter from passkey p join second_factor f on f.id = p.factor_id
     where p.credential_id = $1 and f.member_id = $2`,
    [Buffer.from(answer.id, 'base64url'), memberId],
  );
  if (row === undefined) throw refusals.PASSKEY_WRONG();
  const counter = await counterOf(site, challenge, answer, row);
  await tx.execute('update passkey set counter = $2 where factor_id = $1', [row.factor_id, counter]);
  await tx.execute('update second_factor set last_used_at = $2 where id = $1', [row.factor_id, now]);
}

/** The counter that a right answer shows. */
async function counterOf(
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
    // The library throws for whatever does not fit, without saying what by the kind of error.
  }).catch(() => {
    throw refusals.PASSKEY_WRONG();
  });
  if (!verified) throw refusals.PASSKEY_WRONG();
  return authenticationInfo.newCounter;
}
