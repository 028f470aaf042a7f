import type { Locale } from '@portal/schema/locales';
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import { maskEmail } from '@portal/schema/rules';
import type { MemberRead } from '../../identity/admission.ts';
import { pauseEnds } from '../../services/operation-guards.ts';
import type { Services } from '../../services/services.ts';
import { selectIdentity, getPhotos, toIdentityState, type IdentityRow } from '../kyc/index.ts';
import { getLevel } from '../team/index.ts';
import { hasAccepted } from './agreement.ts';
import { toRestrictions } from './restrictions.ts';

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
  readonly session_idle_minutes: number | null;
  readonly agreed: boolean;
  readonly created_at: Date;
  /** See {@link readPauses}. */
  readonly pause_ends: readonly (Date | null)[];
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** The row that {@link toProfile} reads. */
export const profileRead = ({ sendingPauses }: Services): MemberRead => ({
  name: 'profile',
  sql: (memberId, now) =>
    `select p.id, p.user_name, p.email, p.country_code, p.referral_id, p.level, p.commitment_enabled, p.otc_enabled,
       p.matching_codes_enabled, p.has_second_factor, p.confirms_with_factor, p.session_idle_minutes,
       p.created_at,
       ${hasAccepted('p', now)} as agreed,
       ${pauseEnds(sendingPauses, 'p.id', `${now}::timestamptz`)} as pause_ends, identity.*
     from member p left join lateral (${selectIdentity('p.id')}) identity on true where p.id = ${memberId}`,
});

/** Returns the member's own data for the portal, with the identity photos if requested. */
export async function toProfile(
  services: Services,
  [row]: readonly ProfileRow[],
  { kycImages }: ParsedRequestOf<Endpoint>,
  locale: Locale,
): Promise<AnswerOf<Endpoint>> {
  if (row === undefined) throw new Error('a signed-in member has no profile');
  const { en, cn } = getLevel(row.level);
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
    sessionIdleMinutes: row.session_idle_minutes,
    agreeStatus: flag(row.agreed),
    createTime: row.created_at.getTime(),
    ...toIdentityState(row, locale),
    restrictions: toRestrictions(services, row),
    kycImages: kycImages === 1 ? await getPhotos(services.database, row.id) : null,
  };
}
