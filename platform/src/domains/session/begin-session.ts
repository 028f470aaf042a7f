import { networkPrefix } from '@portal/schema/rules';
import type { Transaction } from '../../database/database.ts';
import { parseDevice } from '../../identity/device.ts';
import type { NewSession, SessionUse } from '../../identity/sessions.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Services } from '../../services/services.ts';
import { rememberDevice } from './known-networks.ts';
import { mails } from './mails.ts';

/** A proven sign-in. */
interface ProvenMember {
  readonly id: bigint;
  /** The hash of the proven password. */
  readonly password_hash: string;
  readonly from: SessionUse;
  /** Whether the member signed in from that network before. */
  readonly isKnown: boolean;
}

type From = Pick<SessionUse, 'ip' | 'userAgent'>;

/** Returns browser and system, if the browser reveals them; empty otherwise. */
function nameDevice({ userAgent }: Pick<From, 'userAgent'>): string {
  const { browser, system } = parseDevice(userAgent);
  return [browser, system].filter((name) => name !== null).join(', ');
}

/** Returns the place and time of a call for mails. */
export function describePlace(clock: Clock, from: From): { time: string; network: string; device: string } {
  const device = nameDevice(from);
  return {
    time: clock.now().toISOString(),
    network: networkPrefix(from.ip),
    device: device === '' ? '–' : device,
  };
}

/**
 * Begins the session, and emails the member about a new network or device. Remembers the network. Returns undefined
 * if the password changed meanwhile.
 */
export async function beginSession(
  { clock, fingerprints, sessions, outbox }: Services,
  tx: Transaction,
  { id, password_hash: passwordHash, from, isKnown }: ProvenMember,
): Promise<NewSession | undefined> {
  const session = await sessions.begin(tx, id, passwordHash, from);
  if (session === undefined) return undefined;
  const device = nameDevice(from);
  const isOther = await rememberDevice(tx, id, fingerprints.networks(from.ip), device);
  if (isKnown && !isOther) return session;
  await outbox.put(tx, id, mails.SIGNED_IN_ELSEWHERE(describePlace(clock, from)));
  return session;
}
