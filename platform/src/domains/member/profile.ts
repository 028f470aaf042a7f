import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { maskEmail } from '@portal/schema/rules';

import type { Services } from '../../services.ts';
import { identityOfMember, photosOfMember, toIdentityState, type IdentityRow } from '../kyc/index.ts';
import { levelOf } from '../team/index.ts';
import { hasAccepted } from './agreement.ts';

type Endpoint = (typeof domains)['member']['userInfo'];

interface Row extends IdentityRow {
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

/** The member's own data, as the portal shows it; with the photos of the identity where they are asked for. */
export async function profileOf(
  { database, clock }: Services,
  memberId: bigint,
  { kycImages }: ParsedRequestOf<Endpoint> = {},
): Promise<ResultOf<Endpoint>> {
  const row = await database.one<Row>(
    `select m.id, m.user_name, m.email, m.country_code, m.referral_id, m.level, m.commitment_enabled, m.otc_enabled,
       m.matching_codes_enabled, m.has_second_factor, m.confirms_with_factor, m.created_at, ${hasAccepted('m', '$2')} as agreed, identity.*
     from member m left join lateral (${identityOfMember('m.id')}) identity on true where m.id = $1`,
    [memberId, clock.now()],
  );
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
    ...toIdentityState(row),
    kycImages: kycImages === 1 ? await photosOfMember(database, memberId) : null,
  };
}
