import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { maskEmail } from '@portal/schema/rules';

import type { Database } from '../../database/database.ts';
import type { Locale } from '../../messages/index.ts';
import type { MemberRead } from '../../server/implement.ts';
import { identityOfMember, photosOfMember, toIdentityState, type IdentityRow } from '../kyc/index.ts';
import { levelOf } from '../team/index.ts';
import { hasAccepted } from './agreement.ts';

type Endpoint = (typeof domains)['member']['userInfo'];

/** A row of {@link profileRead}. */
export interface ProfileRow extends IdentityRow {
  readonly id: bigint;
  readonly user_name: string;
  readonly email: string | null;
  readonly country_code: string;
  readonly referral_id: string;
  readonly level: number;
  readonly commitment_enabled: boolean;
  readonly otc_enabled: boolean;
  readonly matching_codes_enabled: boolean;
  readonly has_second_factor: boolean;
  readonly confirms_with_factor: boolean;
  readonly agreed: boolean;
  readonly created_at: Date;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** The row that {@link toProfile} answers from. */
export const profileRead: MemberRead = {
  name: 'profile',
  sql: (memberId, now) =>
    `select p.id, p.user_name, p.email, p.country_code, p.referral_id, p.level, p.commitment_enabled, p.otc_enabled,
       p.matching_codes_enabled, p.has_second_factor, p.confirms_with_factor, p.created_at,
       ${hasAccepted('p', now)} as agreed, identity.*
     from member p left join lateral (${identityOfMember('p.id')}) identity on true where p.id = ${memberId}`,
};

/** The member's own data, as the portal shows it; with the photos of the identity where they are asked for. */
export async function toProfile(
  database: Database,
  [row]: readonly ProfileRow[],
  { kycImages }: ParsedRequestOf<Endpoint>,
  locale: Locale,
): Promise<ResultOf<Endpoint>> {
  if (row === undefined) throw new Error('a member who is signed in has no profile');
  const { en, cn } = levelOf(row.level);
  return {
    id: row.id.toString(),
    userName: row.user_name,
    email: row.email === null ? null : maskEmail(row.email),
    countryCode: row.country_code,
    referralId: row.referral_id,
    level: row.level,
    levelEn: en,
    levelCn: cn,
    commitmentPackageStatus: flag(row.commitment_enabled),
    otcStatus: flag(row.otc_enabled),
    matchingCodeStatus: flag(row.matching_codes_enabled),
    secondFactorStatus: flag(row.has_second_factor),
    factorConfirmStatus: flag(row.confirms_with_factor),
    agreeStatus: flag(row.agreed),
    createTime: row.created_at.getTime(),
    ...toIdentityState(row, locale),
    kycImages: kycImages === 1 ? await photosOfMember(database, row.id) : null,
  };
}
