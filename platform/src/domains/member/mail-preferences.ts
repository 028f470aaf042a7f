import { mailKinds, type domains, type ParsedRequestOf, type ResultOf } from '@portal/schema/rest';

import type { Services } from '../../services.ts';

type Endpoints = (typeof domains)['member'];
type Preferences = ResultOf<Endpoints['mailPreferences']>;

/** The kinds of mail that a member wants: all, unless the member said otherwise. */
export async function mailPreferencesOf(
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  memberId: bigint,
): Promise<Preferences> {
  const { unwanted } = await database.one<{ unwanted: readonly string[] }>(
    'select unwanted_mails as unwanted from member where id = $1',
    [memberId],
  );
  return { isSent: outbox.isOn, wanted: mailKinds.filter((kind) => !unwanted.includes(kind)) };
}

/** Says whether a member wants a kind of mail, from now on; mails that wait already are sent. */
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
  return mailPreferencesOf(services, memberId);
}
