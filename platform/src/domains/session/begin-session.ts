import { networkPrefix } from '@portal/schema/rules';

import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { NewSession } from '../../sessions/sessions.ts';
import { mails } from './mails.ts';

/** A sign-in that is proved. */
interface Proved {
  readonly id: bigint;
  /** Of the password that was proved. */
  readonly password_hash: string;
  readonly ip: string;
  /** Whether the member signed in there before. */
  readonly isKnown: boolean;
}

/** Begins the session, and mails the member about a new place. Undefined when the password was changed meanwhile. */
export async function beginSession(
  { clock, sessions, outbox }: Services,
  tx: Transaction,
  { id, password_hash: passwordHash, ip, isKnown }: Proved,
): Promise<NewSession | undefined> {
  const session = await sessions.begin(tx, id, passwordHash);
  if (session === undefined || isKnown) return session;
  const time = clock.now().toISOString();
  await outbox.put(tx, id, mails.SIGNED_IN_ELSEWHERE({ time, network: networkPrefix(ip) }));
  return session;
}
