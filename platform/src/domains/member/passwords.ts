import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { refusals } from './refusals.ts';

interface Hashes {
  readonly password_hash: string;
  readonly transaction_password_hash: string;
}

const hashesOf = ({ database }: Services, memberId: bigint): Promise<Hashes> =>
  database.one<Hashes>('select password_hash, transaction_password_hash from member where id = $1', [
    memberId,
  ]);

/** Throws unless this is the member's login password; wrong ones count towards the sign-in lock. */
export async function proveLoginPassword(
  services: Services,
  member: { readonly id: bigint; readonly userName: string },
  password: string,
): Promise<void> {
  const { password_hash: hash } = await hashesOf(services, member.id);
  await services.lockouts.login.guard(
    member.userName.toLowerCase(),
    () => refusals.CURRENT_PASSWORD_WRONG(),
    () => services.passwords.verify(hash, password),
  );
}

/** Throws unless this is the member's transaction password; five wrong ones lock it. */
export async function proveTransactionPassword(
  services: Services,
  memberId: bigint,
  password: string,
): Promise<void> {
  const { transaction_password_hash: hash } = await hashesOf(services, memberId);
  await services.lockouts.transaction.guard(
    memberId.toString(),
    () => refusals.TRANSACTION_PASSWORD_WRONG(),
    () => services.passwords.verify(hash, password),
  );
}

/**
 * Sets the login password and ends every session, in one transaction with `also`. Refused when it equals the current
 * login password or the transaction password.
 */
export async function changeLoginPassword(
  services: Services,
  memberId: bigint,
  password: string,
  also: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const { passwords, database, sessions } = services;
  const current = await hashesOf(services, memberId);
  if (await passwords.verify(current.transaction_password_hash, password)) throw refusals.PASSWORDS_ALIKE();
  if (await passwords.verify(current.password_hash, password)) throw refusals.PASSWORD_UNCHANGED();
  const hash = await passwords.hash(password);
  await database.transaction(async (tx) => {
    await also(tx);
    await tx.execute('update member set password_hash = $2 where id = $1', [memberId, hash]);
    await sessions.endAll(tx, memberId, 'password_changed');
  });
}

/** Sets the transaction password. Refused when it equals the current one or the login password. */
export async function changeTransactionPassword(
  services: Services,
  memberId: bigint,
  password: string,
): Promise<void> {
  const { passwords, database } = services;
  const current = await hashesOf(services, memberId);
  if (await passwords.verify(current.password_hash, password)) throw refusals.PASSWORDS_ALIKE();
  if (await passwords.verify(current.transaction_password_hash, password))
    throw refusals.PASSWORD_UNCHANGED();
  const hash = await passwords.hash(password);
  await database.execute('update member set transaction_password_hash = $2 where id = $1', [memberId, hash]);
}
