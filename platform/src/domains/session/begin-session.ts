import { networkPrefix } from '@portal/schema/rules';

import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from '../../sessions/device.ts';
import type { NewSession, SessionUse } from '../../sessions/sessions.ts';
import { rememberDevice } from './known-networks.ts';
import { mails } from './mails.ts';

/** A sign-in that is proved. */
interface Proved {
  readonly id: bigint;
  /** Of the password that was proved. */
  readonly password_hash: string;
  readonly from: SessionUse;
  /** Whether the member signed in from that network before. */
  readonly isKnown: boolean;
}

/**
 * Begins the session, and mails the member about a new network or device. The network is remembered. Undefined when the
 * password was changed meanwhile.
 */
export async function beginSession(
  { clock, fingerprints, sessions, outbox }: Services,
  tx: Transaction,
  { id, password_hash: passwordHash, from, isKnown }: Proved,
): Promise<NewSession | undefined> {
  const session = await sessions.begin(tx, id, passwordHash, from);
  if (session === undefined) return undefined;
  const { browser, system } = deviceOf(from.userAgent);
  const device = [browser, system].filter((name) => name !== null).join(', ');
  const isOther = await rememberDevice(tx, id, fingerprints.networks(from.ip), device);
  if (isKnown && !isOther) return session;
  const time = clock.now().toISOString();
  const words = { time, network: networkPrefix(from.ip), device: device === '' ? '–' : device };
  await outbox.put(tx, id, mails.SIGNED_IN_ELSEWHERE(words));
  return session;
}
