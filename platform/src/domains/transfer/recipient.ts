/** To whom a member can give something. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { businessDate } from '../../clock.ts';
import { takeFromDay } from '../../daily-budget.ts';
import type { Queryable } from '../../database/database.ts';
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
