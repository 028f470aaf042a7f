/** How long a member's sessions may be idle, if the member chose less than the site's limit. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Services } from '../../services/services.ts';
import { refusals } from './refusals.ts';

type Endpoint = (typeof domains)['session']['setIdleLimit'];
type Limit = AnswerOf<Endpoint>;

/** The members' choices in minutes, if below the site's limit. */
const choices = [15, 60, 240, 1440] as const;

const minuteMs = 60_000;

/** Returns the member's limit and the site's, in minutes. A choice that is not below the site's limit is ignored. */
export async function getIdleLimit(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  memberId: bigint,
): Promise<Limit> {
  const siteMinutes = Math.floor(sessions.idleMs / minuteMs);
  const { minutes } = await database.one<{ minutes: number | null }>(
    'select session_idle_minutes as minutes from member where id = $1',
    [memberId],
  );
  return {
    minutes: minutes !== null && minutes < siteMinutes ? minutes : null,
    siteMinutes,
    choices: choices.filter((choice) => choice < siteMinutes),
  };
}

/**
 * Sets the idle limit of all sessions of a member; null uses the site's limit. Sessions idle for longer end
 * immediately.
 * @throws IDLE_LIMIT_UNAVAILABLE for a time that is not among the choices
 */
export async function setIdleLimit(
  services: Pick<Services, 'database' | 'sessions'>,
  memberId: bigint,
  { minutes }: ParsedRequestOf<Endpoint>,
): Promise<Limit> {
  const { choices: possible } = await getIdleLimit(services, memberId);
  if (minutes !== null && !possible.includes(minutes)) throw refusals.IDLE_LIMIT_UNAVAILABLE();
  await services.database.execute('update member set session_idle_minutes = $2 where id = $1', [
    memberId,
    minutes,
  ]);
  return getIdleLimit(services, memberId);
}
