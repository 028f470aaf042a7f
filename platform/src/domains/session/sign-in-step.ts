/** The second step of a sign-in, for members who have a second factor. */
import { createHash } from 'node:crypto';

import type { domains, ResultOf } from '@portal/schema/rest';

import type { Transaction } from '../../database/database.ts';
import type { Retention } from '../../housekeeping.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import type { NewSession, SessionUse } from '../../sessions/sessions.ts';
import { newToken, tokenHash } from '../../tokens.ts';
import { beginSession } from './begin-session.ts';
import { isKnownNetwork } from './known-networks.ts';
import { refusals } from './refusals.ts';
import { SignInGuard } from './sign-in-guard.ts';

/** How long the second step may take. */
const lifeMs = 5 * 60_000;
/** Codes that can be tried before the password is asked for again. */
const maxTries = 5;

const digestOf = (passwordHash: string): Buffer => createHash('sha256').update(passwordHash).digest();

interface Row {
  readonly member_id: bigint;
  readonly password_digest: Buffer;
  readonly user_name_key: string;
  readonly password_hash: string;
}

/** A challenge for the member who proved the password with this hash. It opens nothing but {@link completeSignIn}. */
export async function beginStep(
  { database, clock }: Services,
  memberId: bigint,
  passwordHash: string,
): Promise<string> {
  const challenge = newToken();
  await database.execute(
    'insert into sign_in_step (token_hash, member_id, password_digest, expires_at) values ($1, $2, $3, $4)',
    [tokenHash(challenge), memberId, digestOf(passwordHash), new Date(clock.now().getTime() + lifeMs)],
  );
  return challenge;
}

/** Whose sign-in a challenge is of; refused with SECOND_STEP_OVER when it is good no more. */
export async function memberOfStep({ database, clock }: Services, challenge: string): Promise<bigint> {
  const row = await database.maybe<{ member_id: bigint }>(
    'select member_id from sign_in_step where token_hash = $1 and expires_at > $2 and tries < $3',
    [tokenHash(challenge), clock.now(), maxTries],
  );
  if (row === undefined) throw refusals.SECOND_STEP_OVER();
  return row.member_id;
}

/** Proves the second step. Throws a refusal, or does `then` in one transaction with what uses the proof up. */
export type ProveStep = (
  memberId: bigint,
  /** Whose wrong codes of a day are counted together. */
  budget: string,
  then: (tx: Transaction) => Promise<void>,
) => Promise<void>;

/**
 * Begins the session of a sign-in whose second step is proved. A challenge is good once, for five minutes and five codes.
 * What fails counts as a failure of the sign-in; only now the place becomes one where the member signed in. Wrong codes of a
 * day are counted for all strangers together, and for each place where the member signed in before by itself.
 */
export async function completeSignIn(
  services: Services,
  { challenge, from }: { readonly challenge: string; readonly from: SessionUse },
  prove: ProveStep,
): Promise<ResultOf<(typeof domains)['session']['login']>> {
  const { database, clock, fingerprints } = services;
  const token = tokenHash(challenge);
  const row = await database.maybe<Row>(
    `update sign_in_step s set tries = s.tries + 1 from member m
     where m.id = s.member_id and s.token_hash = $1 and s.expires_at > $2 and s.tries < $3
     returning s.member_id, s.password_digest, m.user_name_key, m.password_hash`,
    [token, clock.now(), maxTries],
  );
  // A password that was changed since the first step is no longer proved.
  if (row === undefined || !digestOf(row.password_hash).equals(row.password_digest))
    throw refusals.SECOND_STEP_OVER();
  const { member_id: memberId, user_name_key: userName } = row;
  const networks = fingerprints.networks(from.ip);
  const isKnown = await isKnownNetwork(database, memberId, networks);
  const name = fingerprints.of('name', userName);
  const budget = isKnown ? `factor:${name}:${networks.own[0].fingerprint}` : `factor:${name}`;
  const guard = new SignInGuard(services);
  const signIn = { userName, memberId, ip: from.ip };
  // A property: what a callback assigns to a variable, the compiler does not see.
  const begun: { session?: NewSession } = {};
  try {
    await prove(memberId, budget, async (tx) => {
      if ((await tx.execute('delete from sign_in_step where token_hash = $1', [token])) === 0)
        throw refusals.SECOND_STEP_OVER();
      await guard.trust(tx, signIn);
      const proved = { id: memberId, password_hash: row.password_hash, from, isKnown };
      const session = await beginSession(services, tx, proved);
      if (session === undefined) throw refusals.SECOND_STEP_OVER();
      begun.session = session;
    });
  } catch (error) {
    if (error instanceof Refusal && error.code !== refusals.SECOND_STEP_OVER.code) await guard.fail(signIn);
    throw error;
  }
  if (begun.session === undefined) throw new Error('A proved sign-in began no session.');
  return { token: begun.session.token, expireTime: begun.session.expiresAt.getTime() };
}

/** Deletes sign-ins whose second step came too late. */
export const forgetExpiredSteps: Retention = {
  name: 'second steps of sign-ins',
  forget: ({ database, clock }) =>
    database.execute('delete from sign_in_step where expires_at <= $1', [clock.now()]),
};
