import type { Transaction } from '../../database/database.ts';
import { isCommonPassword, isSamePassword } from '../../identity/passwords.ts';
import type { Retention } from '../../jobs/retention.ts';
import { refuseField, type FieldName } from '../../messages/index.ts';
import type { Services } from '../../services/services.ts';
import { mails } from './mails.ts';
import { suspendOutgoing, outgoingSuspensionMs } from './outgoing-suspension.ts';
import { refusals } from './refusals.ts';

/** The maximum number of changes of each password of a member within {@link limitMs}. */
const maxChanges = 5;
const limitMs = 24 * 60 * 60_000;

const hashColumns = { login: 'password_hash', transaction: 'transaction_password_hash' } as const;
type Kind = keyof typeof hashColumns;

const changedMails = {
  login: mails.LOGIN_PASSWORD_CHANGED,
  transaction: mails.TRANSACTION_PASSWORD_CHANGED,
} as const satisfies Record<Kind, unknown>;

interface SignedIn {
  readonly id: bigint;
  readonly userName: string;
}

const hashOf = async ({ database }: Services, memberId: bigint, kind: Kind): Promise<string> =>
  (
    await database.one<{ hash: string }>(`select ${hashColumns[kind]} as hash from member where id = $1`, [
      memberId,
    ])
  ).hash;

/** Emails the member that a password is locked, because someone with their session may be guessing it. */
const mailLock =
  (
    { outbox }: Services,
    memberId: bigint,
    mail: (typeof mails)[`${'LOGIN' | 'TRANSACTION'}_PASSWORD_LOCKED`],
  ) =>
  (tx: Transaction, until: Date): Promise<void> =>
    outbox.put(tx, memberId, mail({ usable: until.toISOString() }));

/**
 * Throws unless this is the member's login password, and returns its hash. Five wrong ones lock it for such proofs,
 * but not for signing in.
 */
export async function proveLoginPassword(
  services: Services,
  member: Pick<SignedIn, 'id'>,
  password: string,
): Promise<string> {
  const hash = await hashOf(services, member.id, 'login');
  await services.lockouts.login.guard({
    subject: member.id.toString(),
    wrong: () => refusals.CURRENT_PASSWORD_WRONG(),
    check: () => services.passwords.members.verify(hash, password),
    onLock: mailLock(services, member.id, mails.LOGIN_PASSWORD_LOCKED),
  });
  return hash;
}

/**
 * Throws unless this is the member's transaction password, and returns its hash, which may be `known`. Five wrong
 * ones lock it.
 */
export async function proveTransactionPassword(
  services: Services,
  memberId: bigint,
  password: string,
  known?: string,
): Promise<string> {
  const hash = known ?? (await hashOf(services, memberId, 'transaction'));
  await services.lockouts.transaction.guard({
    subject: memberId.toString(),
    wrong: () => refusals.TRANSACTION_PASSWORD_WRONG(),
    check: () => services.passwords.members.verify(hash, password),
    onLock: mailLock(services, memberId, mails.TRANSACTION_PASSWORD_LOCKED),
  });
  return hash;
}

/** Refuses a new password that is on the list of the most common ones. */
export function refuseCommonPassword(field: FieldName, password: string): void {
  if (isCommonPassword(password)) throw refuseField(field, 'passwordCommon');
}

/**
 * Changes the login password and ends every session. The new one must differ from the current one and the transaction
 * password.
 */
export async function changeLoginPassword(
  services: Services,
  member: SignedIn,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  refuseCommonPassword('newPassword', newPassword);
  const proven = await proveLoginPassword(services, member, oldPassword);
  if (isSamePassword(newPassword, oldPassword)) throw refusals.PASSWORD_UNCHANGED();
  const { members } = services.passwords;
  const isAlike = await members.verify(await hashOf(services, member.id, 'transaction'), newPassword);
  const hash = await members.hash(newPassword);
  await replace(services, { memberId: member.id, kind: 'login', hash, proven, isAlike });
}

/**
 * Sets the login password of a member who proved their identity in another way, in one transaction with `also`. It
 * must differ from the transaction password.
 */
export async function resetLoginPassword(
  services: Services,
  memberId: bigint,
  password: string,
  also: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { visitors } = services.passwords;
  const isAlike = await visitors.verify(await hashOf(services, memberId, 'transaction'), password);
  const hash = await visitors.hash(password);
  await replace(services, { memberId, kind: 'login', hash, isAlike, also });
}

/** A transaction password set without the previous one. */
export interface TransactionPasswordReset {
  readonly memberId: bigint;
  readonly password: string;
  /** Whether the member sets it; then it counts towards the changes of the day. */
  readonly isByMember: boolean;
  /** Runs in the same transaction. */
  readonly also?: (tx: Transaction) => Promise<void>;
}

/**
 * Sets a transaction password and unlocks it. Returns until when payouts are blocked, so that someone who took over
 * the account gains nothing before the member has read the mail.
 */
export async function resetTransactionPassword(
  services: Services,
  { memberId, password, isByMember, also }: TransactionPasswordReset,
): Promise<Date> {
  const until = new Date(services.clock.now().getTime() + outgoingSuspensionMs);
  const hash = await services.passwords.members.hash(password);
  await replace(services, {
    memberId,
    kind: 'transaction',
    hash,
    isCounted: isByMember,
    outgoingSuspendedUntil: until,
    also: async (tx) => {
      await also?.(tx);
      await services.lockouts.transaction.reset(tx, memberId.toString());
      await suspendOutgoing(tx, memberId, until);
    },
  });
  return until;
}

/** Changes the transaction password. Requires both current passwords; the new one must differ from them. */
export async function changeTransactionPassword(
  services: Services,
  member: SignedIn,
  passwords: { readonly loginPassword: string; readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  const { loginPassword, oldPassword, newPassword } = passwords;
  refuseCommonPassword('newPassword', newPassword);
  await proveLoginPassword(services, member, loginPassword);
  const proven = await proveTransactionPassword(services, member.id, oldPassword);
  if (isSamePassword(newPassword, loginPassword)) throw refusals.PASSWORDS_ALIKE();
  if (isSamePassword(newPassword, oldPassword)) throw refusals.PASSWORD_UNCHANGED();
  const hash = await services.passwords.members.hash(newPassword);
  await replace(services, { memberId: member.id, kind: 'transaction', hash, proven });
}

interface Replacement {
  readonly memberId: bigint;
  readonly kind: Kind;
  /** The new hash. */
  readonly hash: string;
  /** The hash that was proved to be current. */
  readonly proven?: string;
  readonly isCounted?: boolean;
  /** Whether it equals the member's other password, which was not entered as proof. */
  readonly isAlike?: boolean;
  /** The mail's parameters about payouts and transfers to other members. */
  readonly outgoingSuspendedUntil?: Date;
  /** Runs in the same transaction. */
  readonly also?: (tx: Transaction) => Promise<void>;
}

/**
 * Stores the hash of a new password unless the member's changes are used up, or the `proven` one is no longer current
 * (a reset in between wins). Equality with the member's other password is reported last, only where the new password
 * would otherwise be stored. Each wrong guess of the other password here therefore costs one of the
 * day's changes, and the member receives mail about it.
 */
async function replace(
  { database, sessions, clock, outbox }: Services,
  {
    memberId,
    kind,
    hash,
    proven,
    isCounted = true,
    isAlike = false,
    outgoingSuspendedUntil,
    also,
  }: Replacement,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await also?.(tx);
    const { current } = await tx.one<{ current: string }>(
      `select ${hashColumns[kind]} as current from member where id = $1 for no key update`,
      [memberId],
    );
    if (proven !== undefined && current !== proven) {
      throw kind === 'login' ? refusals.CURRENT_PASSWORD_WRONG() : refusals.TRANSACTION_PASSWORD_WRONG();
    }
    if (isCounted) await countChange(tx, memberId, kind, now);
    if (isAlike) throw refusals.PASSWORDS_ALIKE();
    await tx.execute(`update member set ${hashColumns[kind]} = $2 where id = $1`, [memberId, hash]);
    if (kind === 'login') await sessions.endAll(tx, memberId, 'password_changed');
    const usable = outgoingSuspendedUntil?.toISOString();
    await outbox.put(tx, memberId, changedMails[kind]({ time: now.toISOString(), usable }));
  });
}

async function countChange(tx: Transaction, memberId: bigint, kind: Kind, now: Date): Promise<void> {
  const { changes, first } = await tx.one<{ changes: bigint; first: Date | null }>(
    `select count(*) as changes, min(changed_at) as first from password_change
     where member_id = $1 and kind = $2 and changed_at > $3`,
    [memberId, kind, new Date(now.getTime() - limitMs)],
  );
  if (changes >= maxChanges && first !== null) {
    throw refusals.PASSWORD_CHANGED_TOO_OFTEN({ until: new Date(first.getTime() + limitMs).toISOString() });
  }
  await tx.execute('insert into password_change (member_id, kind, changed_at) values ($1, $2, $3)', [
    memberId,
    kind,
    now,
  ]);
}

/** Deletes password changes that no longer count. */
export const deleteOldChanges: Retention = {
  name: 'changes of passwords',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from password_change where changed_at <= $1', [
      new Date(clock.now().getTime() - limitMs),
    ]),
};
