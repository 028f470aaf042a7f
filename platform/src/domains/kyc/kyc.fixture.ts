/** Test helpers for submitting identities. */
import { domains, type RequestOf, type AnswerOf } from '@portal/schema/rest';
import type { CallAnswer } from '../../../test/client.ts';
import { createPicture } from '../../../test/pictures.ts';
import type { Suite } from '../../../test/platforms.ts';

const { kyc, member } = domains;

type Submission = RequestOf<typeof kyc.submitKyc>;
type Profile = AnswerOf<typeof member.userInfo>;

/** A member with an identity to submit. */
export interface Applicant {
  readonly id: bigint;
  readonly userName: string;
  token(): Promise<string>;
  /** Submits unique photos by default. */
  submit(
    identityNumber: string,
    more?: Partial<Submission> & { readonly language?: string },
  ): Promise<CallAnswer<AnswerOf<typeof kyc.submitKyc>>>;
  profile(request?: RequestOf<typeof member.userInfo>): Promise<Profile>;
}

/** A photo in base64; the same for the same tint. */
export const makePhoto = async (tint: number): Promise<string> =>
  (await createPicture('png', { tint })).toString('base64');

let tint = 0;

/** Creates a member of a nationality. */
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
      const photos = { frontImage: await makePhoto(own), backImage: await makePhoto(own + 120) };
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

/** Returns the review id of a member's latest submission. */
export async function getReviewId({ platform }: Suite, memberId: bigint): Promise<string> {
  const { id } = await platform.services.database.one<{ id: bigint }>(
    'select max(id) as id from kyc_submission where member_id = $1',
    [memberId],
  );
  return `kyc:${id}`;
}
