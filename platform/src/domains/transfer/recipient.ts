/** To whom a member can give something. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { businessDate } from '../../clock.ts';
import { isDayUsedUp, takeFromDay } from '../../daily-budget.ts';
import type { Queryable } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { refusals } from './refusals.ts';

type Endpoint = (typeof domains)['transfer']['recipient'];

/** One of the two members of a transfer. */
export interface Party {
  readonly id: bigint;
  readonly userName: string;
}

interface Recipient extends Party {
  readonly joinedAt: Date;
}

/** Names that a member may look up on a business day: more than anyone sends to, and too few to collect names. */
export const lookUpsPerDay = 200;

/** How it is refused, before credits move and when they were to move. */
export const beforehand = {
  unknown: refusals.NO_SUCH_RECIPIENT,
  self: refusals.RECIPIENT_IS_SELF,
  closed: refusals.RECIPIENT_RECEIVES_NOTHING,
};
const whenSent = {
  unknown: refusals.RECIPIENT_UNKNOWN,
  self: refusals.RECIPIENT_SELF,
  closed: refusals.RECIPIENT_CLOSED,
};

/**
 * The member of a user name, as one to whom the sender can give something. Refused with RECIPIENT_UNKNOWN, RECIPIENT_SELF
 * and RECIPIENT_CLOSED.
 */
export async function requireRecipient(
  db: Queryable,
  senderId: bigint,
  userName: string,
  refused: typeof whenSent = whenSent,
): Promise<Recipient> {
  const row = await db.maybe<{ id: bigint; user_name: string; banned: boolean; created_at: Date }>(
    'select id, user_name, banned_at is not null as banned, created_at from member where user_name_key = $1',
    [userName.toLowerCase()],
  );
  if (row === undefined) throw refused.unknown({ userName });
  if (row.id === senderId) throw refused.self();
  if (row.banned) throw refused.closed({ userName: row.user_name });
  return { id: row.id, userName: row.user_name, joinedAt: row.created_at };
}

/**
 * Runs an order to the member of a user name, whom it finds with what it is given, in its transaction. Refused once the name was
 * looked at, it moved nothing and told something of a member all the same: so many such orders a day, beside the look-ups, and
 * then a sender can give only to members whom they know. Refused with RECIPIENTS_TODAY, and as `requireRecipient` says.
 */
export async function orderTo<T>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  senderId: bigint,
  userName: string,
  order: (find: (tx: Queryable) => Promise<Recipient>) => Promise<T>,
): Promise<T> {
  const subject = `recipient in vain ${senderId}`;
  const name = { wasLookedAt: false };
  try {
    return await order(async (tx) => {
      if ((await isDayUsedUp(tx, clock, subject, lookUpsPerDay)) && !(await isKnown(tx, senderId, userName)))
        throw refusals.RECIPIENTS_TODAY({ maximum: String(lookUpsPerDay) });
      name.wasLookedAt = true;
      return requireRecipient(tx, senderId, userName);
    });
  } catch (error) {
    if (name.wasLookedAt && error instanceof Refusal)
      await takeFromDay(database, clock, subject, lookUpsPerDay);
    throw error;
  }
}

/** Whether a member saved the one of a user name, or one of them transferred to the other. */
const isKnown = async (db: Queryable, memberId: bigint, userName: string): Promise<boolean> =>
  (await db.maybe(
    `select from member m where m.user_name_key = $2 and (
       exists (select from saved_recipient s where s.member_id = $1 and s.recipient_id = m.id)
       or exists (select from transfer t where t.sender_id = $1 and t.receiver_id = m.id)
       or exists (select from transfer t where t.receiver_id = $1 and t.sender_id = m.id))`,
    [memberId, userName.toLowerCase()],
  )) !== undefined;

/** Counts what tells whether there is a member of some name, also where the answer is no. Refused with LOOK_UPS_TODAY. */
export async function countLookUp(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  memberId: bigint,
): Promise<void> {
  if (!(await takeFromDay(database, clock, `recipient ${memberId}`, lookUpsPerDay)))
    throw refusals.LOOK_UPS_TODAY({ maximum: String(lookUpsPerDay) });
}

/** The name as registered and the day of joining. Tells nothing that an attempt to transfer would not. */
export async function lookUpRecipient(
  services: Pick<Services, 'database' | 'clock'>,
  memberId: bigint,
  { toUserName }: ParsedRequestOf<Endpoint>,
): Promise<ResultOf<Endpoint>> {
  await countLookUp(services, memberId);
  return toRecipient(await requireRecipient(services.database, memberId, toUserName, beforehand));
}

/** A recipient in the words of the contract. */
export const toRecipient = ({ userName, joinedAt }: Omit<Recipient, 'id'>): ResultOf<Endpoint> => ({
  userName,
  joinDate: businessDate(joinedAt),
});
