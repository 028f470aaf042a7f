/** Test helpers: a member with an authenticator app. */
import { domains, type Endpoint, type RequestOf } from '@portal/schema/rest';
import { Secret, TOTP } from 'otpauth';
import type { Suite } from '../../../test/platforms.ts';
import { testPassword, type TestPlatform } from '../../../test/testing.ts';
import { beginStep } from '../session/sign-in-step.ts';
import { ownerOf } from './prove.ts';

const { addTotp, prepareTotp } = domains['second-factors'];

/** Returns the code that an app with this secret shows, that many thirty-second steps after a time. */
export const codeAt = (secret: string, now: Date, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + steps * 30_000 });

/** A member's app. */
export interface App {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** Returns a new code; advances the clock by one step. */
  next: () => string;
}

/** Adds an app to the member of a session. */
export async function addApp({ platform, client }: Suite, token: string, name = 'Phone'): Promise<App> {
  const prepared = await client.call(prepareTotp, { loginPassword: testPassword }, { token });
  const secret = prepared.result?.secret ?? '';
  const next = (): string => {
    platform.clock.advance(30_000);
    return codeAt(secret, platform.clock.now());
  };
  const added = await client.call(addTotp, { factorName: name, factorCode: next() }, { token });
  if (added.result === undefined) throw new Error(added.message);
  return { secret, recoveryCodes: added.result.recoveryCodes, next };
}

/** Inserts an app directly into the tables. */
export async function insertApp(
  { services: { clock, database, secretBox } }: TestPlatform,
  userName: string,
): Promise<{ readonly id: string; readonly secret: string }> {
  const secret = new Secret({ size: 20 });
  const { id: memberId } = await database.one<{ id: bigint }>('select id from member where user_name = $1', [
    userName,
  ]);
  const { keyName, sealed } = secretBox.seal(secret.bytes, ownerOf(memberId));
  const { id } = await database.one<{ id: bigint }>(
    `with held as (update member set has_second_factor = true where id = $1)
     insert into second_factor (member_id, kind, name, key_name, sealed, last_step, created_at)
     values ($1, 'TOTP', 'Phone', $2, $3, 0, $4) returning id`,
    [memberId, keyName, sealed, clock.now()],
  );
  return { id: id.toString(), secret: secret.base32 };
}

/** Removes the factors of all members. */
export async function removeFactors({ services: { database } }: TestPlatform): Promise<void> {
  await database.execute('delete from second_factor');
  await database.execute('update member set has_second_factor = false where has_second_factor');
}

/** Signs in with the right password and returns the challenge. */
export async function challengeFor({ services }: TestPlatform, userName: string): Promise<string> {
  const { id, hash } = await services.database.one<{ id: bigint; hash: string }>(
    'select id, password_hash as hash from member where user_name = $1',
    [userName],
  );
  return beginStep(services, id, hash);
}

/** An operation to confirm, as it is sent, without its confirmation. */
export const toOperation = <E extends Endpoint>(
  { path }: E,
  data: Omit<RequestOf<E> & object, 'transactionPassword'>,
): { readonly path: string; readonly data: Record<string, unknown> } => ({ path, data });
