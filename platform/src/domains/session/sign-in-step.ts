/** The second step of a sign-in, for members who have a second factor. */
import { createHash } from 'node:crypto';
import type { domains, AnswerOf } from '@portal/schema/rest';
import type { Transaction } from '../../database/database.ts';
import type { NewSession, SessionUse } from '../../identity/sessions.ts';
import type { Retention } from '../../jobs/retention.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { newToken, tokenHash } from '../../kernel/tokens.ts';
import type { Services } from '../../services/services.ts';
import { beginSession } from './begin-session.ts';
import { isKnownNetwork } from './known-networks.ts';
import { refusals } from './refusals.ts';
import { SignInGuard } from './sign-in-guard.ts';

/** How long the second step may take. */
const lifeMs = 5 * 60_000;
/** How many codes can be tried before the password is required again. */
const maxTries = 5;

const computeDigest = (passwordHash: string): Buffer => createHash('sha256').update(passwordHash).digest();

interface Row {
  readonly member_id: bigint;
  readonly password_digest: Buffer;
  readonly user_name_key: string;
  readonly password_hash: string;
}

/**
 * Creates a challenge for the member who proved the password with this hash. Only {@link completeSignIn} accepts it.
 */
export async function beginStep(
  { database, clock }: Services,
  memberId: bigint,
  passwordHash: string,
): Promise<string> {
  const challenge = newToken();
  await database.execute(
    'insert into sign_in_step (token_hash, member_id, password_digest, expires_at) values ($1, $2, $3, $4)',
    [tokenHash(challenge), memberId, computeDigest(passwordHash), new Date(clock.now().getTime() + lifeMs)],
  );
  return challenge;
}

/** Returns the member of a challenge. Refused with SECOND_STEP_OVER if it is no longer valid. */
export async function findMemberOfStep({ database, clock }: Services, challenge: string): Promise<bigint> {
  const row = await database.maybe<{ member_id: bigint }>(
    'select member_id from sign_in_step where token_hash = $1 and expires_at > $2 and tries < $3',
    [tokenHash(challenge), clock.now(), maxTries],
  );
  if (row === undefined) throw refusals.SECOND_STEP_OVER();
  return row.member_id;
}

/** Proves the second step. Throws a refusal, or runs `then` in the transaction that uses the proof up. */
export type ProveStep = (
  memberId: bigint,
  /** The key under which wrong codes of a day are counted. */
  budget: string,
  then: (tx: Transaction) => Promise<void>,
) => Promise<void>;

/**
 * Begins the session of a sign-in once its second step is proven. A challenge works once, for five minutes and five
 * codes. A failure counts as a failure of the sign-in; only now does the place become known. Wrong codes of a day are
 * counted for all strangers together, and for each known place of the member separately.
 */
export async function completeSignIn(
  services: Services,
  { challenge, from }: { readonly challenge: string; readonly from: SessionUse },
  prove: ProveStep,
): Promise<AnswerOf<(typeof domains)['session']['login']>> {
  const { database, clock, fingerprints } = services;
  const token = tokenHash(challenge);
  const row = await database.maybe<Row>(
    `update sign_in_step s set tries = s.tries + 1 from member m
     where m.id = s.member_id and s.token_hash = $1 and s.expires_at > $2 and s.tries < $3
     returning s.member_id, s.password_digest, m.user_name_key, m.password_hash`,
    [token, clock.now(), maxTries],
  );
  // A password changed since the first step is no longer proven.
  if (row === undefined || !computeDigest(row.password_hash).equals(row.password_digest))
    throw refusals.SECOND_STEP_OVER();
  const { member_id: memberId, user_name_key: userName } = row;
  const networks = fingerprints.networks(from.ip);
  const isKnown = await isKnownNetwork(database, memberId, networks);
  const name = fingerprints.of('name', userName);
  const budget = isKnown ? `factor:${name}:${networks.own[0].fingerprint}` : `factor:${name}`;
  const guard = new SignInGuard(services);
  const signIn = { userName, memberId, ip: from.ip };
  // A property, because the compiler does not see assignments to a variable in a callback.
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
  if (begun.session === undefined) throw new Error('A proven sign-in began no session.');
  return { token: begun.session.token, expireTime: begun.session.expiresAt.getTime() };
}

/** Deletes sign-ins whose second step was too late. */
export const deleteExpiredSteps: Retention = {
  name: 'second steps of sign-ins',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from sign_in_step where expires_at <= $1', [clock.now()]),
};
