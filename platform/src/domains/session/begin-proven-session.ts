import type { Transaction } from '../../database/database.ts';
import type { NewSession, SessionUse } from '../../identity/sessions.ts';
import type { Services } from '../../services/services.ts';
import { beginSession } from './begin-session.ts';
import { isKnownNetwork } from './known-networks.ts';
import { SignInGuard } from './sign-in-guard.ts';

/**
 * Begins the session of a member who signs in without the password. The caller has locked the member and has a proof
 * that cannot be guessed. The place becomes known for the member.
 */
export async function beginProvenSession(
  services: Services,
  tx: Transaction,
  memberId: bigint,
  from: SessionUse,
): Promise<NewSession> {
  const { user_name_key: userName, password_hash: passwordHash } = await tx.one<{
    user_name_key: string;
    password_hash: string;
  }>('select user_name_key, password_hash from member where id = $1', [memberId]);
  const isKnown = await isKnownNetwork(tx, memberId, services.fingerprints.networks(from.ip));
  await new SignInGuard(services).trust(tx, { userName, memberId, ip: from.ip });
  const session = await beginSession(services, tx, {
    id: memberId,
    password_hash: passwordHash,
    from,
    isKnown,
  });
  if (session === undefined) throw new Error('A locked member changed the password or was banned.');
  return session;
}
