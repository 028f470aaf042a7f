/** Saved recipients. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import type { Services } from '../../services/services.ts';
import { lockMember } from '../member/index.ts';
import { lookUpRefusals, countLookUp, requireRecipient, toRecipient } from './recipient.ts';
import { refusals } from './refusals.ts';

type Request = ParsedRequestOf<(typeof domains)['transfer']['saveRecipient']>;
type Saved = AnswerOf<(typeof domains)['transfer']['savedRecipients']>;

/** The maximum number of saved recipients: as many as a list can show without pages. */
export const maxSaved = 50;

/** Returns the saved recipients, by name. */
export async function listSaved(db: Queryable, memberId: bigint): Promise<Saved> {
  const rows = await db.query<{ user_name: string; created_at: Date }>(
    `select m.user_name, m.created_at from saved_recipient s join member m on m.id = s.recipient_id
     where s.member_id = $1 order by m.user_name_key`,
    [memberId],
  );
  return {
    records: rows.map((row) => toRecipient({ userName: row.user_name, joinedAt: row.created_at })),
  };
}

/**
 * Saves a recipient. Counts as a look-up because it reveals as much. Refused like one, and with
 * SAVED_RECIPIENTS_FULL.
 */
export async function saveRecipient(
  services: Pick<Services, 'database' | 'clock'>,
  memberId: bigint,
  { toUserName }: Request,
): Promise<Saved> {
  await countLookUp(services, memberId);
  return services.database.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const { id } = await requireRecipient(tx, memberId, toUserName, lookUpRefusals);
    await tx.execute(
      `insert into saved_recipient (member_id, recipient_id, saved_at) values ($1, $2, $3) on conflict do nothing`,
      [memberId, id, services.clock.now()],
    );
    const saved = await listSaved(tx, memberId);
    if (saved.records.length > maxSaved) throw refusals.SAVED_RECIPIENTS_FULL({ maximum: String(maxSaved) });
    return saved;
  });
}

/** Removes a recipient. Succeeds if the name is not saved or does not exist. */
export async function removeRecipient(
  { database }: Pick<Services, 'database'>,
  memberId: bigint,
  { toUserName }: Request,
): Promise<Saved> {
  await database.execute(
    `delete from saved_recipient
     where member_id = $1 and recipient_id = (select id from member where user_name_key = $2)`,
    [memberId, toUserName.toLowerCase()],
  );
  return listSaved(database, memberId);
}
