/** Identities in tests: members who submit them. */
import { domains, type RequestOf, type ResultOf } from '@portal/schema/rest';

import type { CallAnswer } from '../../../test/client.ts';
import { pictureOf } from '../../../test/pictures.ts';
import type { Suite } from '../../../test/platforms.ts';

const { kyc, member } = domains;

type Submission = RequestOf<typeof kyc.submitKyc>;
type Profile = ResultOf<typeof member.userInfo>;

/** A member with an identity to submit. */
export interface Applicant {
  readonly id: bigint;
  readonly userName: string;
  token(): Promise<string>;
  /** Submits photos of its own where none are given. */
  submit(
    identityNumber: string,
    more?: Partial<Submission> & { readonly language?: string },
  ): Promise<CallAnswer<ResultOf<typeof kyc.submitKyc>>>;
  profile(request?: RequestOf<typeof member.userInfo>): Promise<Profile>;
}

/** A photo in base64; the same for the same tint. */
export const photoOf = async (tint: number): Promise<string> =>
  (await pictureOf('png', { tint })).toString('base64');

let tint = 0;

/** A new member of a nationality. */
export async function newApplicant(
  { platform, client }: Suite,
  userName: string,
  countryCode = 'JP',
): Promise<Applicant> {
  const added = await platform.addMember(userName, { countryCode });
  const token = () => platform.signIn(added);
  const own = (tint += 1) % 120;
  return {
    id: added.id,
    userName,
    token,
    submit: async (identityNumber, { language = 'en-US', ...more } = {}) => {
      const photos = { frontImage: await photoOf(own), backImage: await photoOf(own + 120) };
      return client.call(
        kyc.submitKyc,
        { identityNumber, ...photos, ...more },
        { token: await token(), language },
      );
    },
    profile: async (request = {}) => {
      const { result, message } = await client.call(member.userInfo, request, { token: await token() });
      if (result === undefined) throw new Error(message);
      return result;
    },
  };
}

/** The latest submission of a member, as reviews name it. */
export async function reviewOf({ platform }: Suite, memberId: bigint): Promise<string> {
  const { id } = await platform.services.database.one<{ id: bigint }>(
    'select max(id) as id from kyc_submission where member_id = $1',
    [memberId],
  );
  return `kyc:${id}`;
}
