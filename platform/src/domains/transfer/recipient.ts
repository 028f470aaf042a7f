/** Recipients of transfers and codes. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { businessDate } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isDailyBudgetUsedUp, takeFromDailyBudget } from '../../limits/daily-budget.ts';
import type { Services } from '../../services/services.ts';
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

/** Names that a member may look up per business day: more than anyone sends to, too few to harvest names. */
export const lookUpsPerDay = 200;

/** The refusals of a look-up, and those of an order that moves credits. */
export const lookUpRefusals = {
  unknown: refusals.NO_SUCH_RECIPIENT,
  self: refusals.RECIPIENT_IS_SELF,
  closed: refusals.RECIPIENT_RECEIVES_NOTHING,
};
const orderRefusals = {
  unknown: refusals.RECIPIENT_UNKNOWN,
  self: refusals.RECIPIENT_SELF,
  closed: refusals.RECIPIENT_CLOSED,
};

/**
 * Returns the member of a user name as a possible recipient. Refused with RECIPIENT_UNKNOWN, RECIPIENT_SELF or
 * RECIPIENT_CLOSED.
 */
export async function requireRecipient(
  db: Queryable,
  senderId: bigint,
  userName: string,
  refused: typeof orderRefusals = orderRefusals,
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
 * Runs an order to the member of a user name; `work` looks the name up in its own transaction. An order that checked
 * the name and moved nothing still reveals whether the member exists. Such orders are limited per day, separately
 * from look-ups; beyond the limit a sender can send only to members they know. Refused with RECIPIENTS_TODAY, and
 * like `requireRecipient`.
 */
export async function withRecipient<T>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  senderId: bigint,
  userName: string,
  order: (find: (tx: Queryable) => Promise<Recipient>) => Promise<T>,
): Promise<T> {
  const subject = `recipient in vain ${senderId}`;
  const name = { wasLookedAt: false };
  try {
    return await order(async (tx) => {
      if (
        (await isDailyBudgetUsedUp(tx, clock, subject, lookUpsPerDay)) &&
        !(await isKnown(tx, senderId, userName))
      )
        throw refusals.RECIPIENTS_TODAY({ maximum: String(lookUpsPerDay) });
      name.wasLookedAt = true;
      return requireRecipient(tx, senderId, userName);
    });
  } catch (error) {
    if (name.wasLookedAt && error instanceof Refusal)
      await takeFromDailyBudget(database, clock, subject, lookUpsPerDay);
    throw error;
  }
}

/** Returns whether the member saved that user name, or one of the two transferred to the other. */
const isKnown = async (db: Queryable, memberId: bigint, userName: string): Promise<boolean> =>
  (await db.maybe(
    `select from member m where m.user_name_key = $2 and (
       exists (select from saved_recipient s where s.member_id = $1 and s.recipient_id = m.id)
       or exists (select from transfer t where t.sender_id = $1 and t.receiver_id = m.id)
       or exists (select from transfer t where t.receiver_id = $1 and t.sender_id = m.id))`,
    [memberId, userName.toLowerCase()],
  )) !== undefined;

/** Counts a request that reveals whether a name exists, also if it does not. Refused with LOOK_UPS_TODAY. */
export async function countLookUp(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  memberId: bigint,
): Promise<void> {
  if (!(await takeFromDailyBudget(database, clock, `recipient ${memberId}`, lookUpsPerDay)))
    throw refusals.LOOK_UPS_TODAY({ maximum: String(lookUpsPerDay) });
}

/** Returns the registered name and the day of joining. It reveals no more than an attempted transfer would. */
export async function lookUpRecipient(
  services: Pick<Services, 'database' | 'clock'>,
  memberId: bigint,
  { toUserName }: ParsedRequestOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
  await countLookUp(services, memberId);
  return toRecipient(await requireRecipient(services.database, memberId, toUserName, lookUpRefusals));
}

/** Returns a recipient as the endpoint does. */
export const toRecipient = ({ userName, joinedAt }: Omit<Recipient, 'id'>): AnswerOf<Endpoint> => ({
  userName,
  joinDate: businessDate(joinedAt),
});
