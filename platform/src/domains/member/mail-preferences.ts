import { mailKinds, type domains, type ParsedRequestOf, type AnswerOf } from '@portal/schema/rest';
import type { Services } from '../../services/services.ts';

type Endpoints = (typeof domains)['member'];
type Preferences = AnswerOf<Endpoints['mailPreferences']>;

/** The kinds of mail that a member receives: all of them by default. */
export async function getMailPreferences(
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  memberId: bigint,
): Promise<Preferences> {
  const { unwanted } = await database.one<{ unwanted: readonly string[] }>(
    'select unwanted_mails as unwanted from member where id = $1',
    [memberId],
  );
  return { isSent: outbox.isOn, wanted: mailKinds.filter((kind) => !unwanted.includes(kind)) };
}

/** Sets whether a member receives a kind of mail, from now on; queued mails are still sent. */
export async function setMailPreference(
  services: Pick<Services, 'database' | 'outbox'>,
  memberId: bigint,
  { mailKind, isWanted }: ParsedRequestOf<Endpoints['setMailPreference']>,
): Promise<Preferences> {
  await services.database.execute(
    `update member set unwanted_mails = array_remove(unwanted_mails, $2) || case when $3 then '{}' else array[$2] end
     where id = $1`,
    [memberId, mailKind, isWanted],
  );
  return getMailPreferences(services, memberId);
}
