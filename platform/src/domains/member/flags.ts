import type { Flag } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';

const columns: Readonly<Record<Flag, string>> = {
  commitment: 'commitment_enabled',
  otc: 'otc_enabled',
  matchingCodes: 'matching_codes_enabled',
};

/**
 * Opens or closes an area for a member, effective from the member's next call. Returns the registered spelling of the
 * user name, or undefined if there is no such member.
 */
export async function setFlag(
  db: Queryable,
  userName: string,
  flag: Flag,
  isOn: boolean,
): Promise<string | undefined> {
  const row = await db.maybe<{ user_name: string }>(
    `update member set ${columns[flag]} = $2 where user_name_key = $1 returning user_name`,
    [userName.toLowerCase(), isOn],
  );
  return row?.user_name;
}
