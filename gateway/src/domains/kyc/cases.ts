import { kyc } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';
import { nextNumber } from '../../../test/owner.ts';

/** Input paths of the document's photos. */
export const photoPaths = ['input.front', 'input.back'];

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: kyc.submitKyc,
      document: 'mutation ($input: SubmitIdentityInput!) { submitIdentity(input: $input) { status } }',
      variables: { input: { identityNumber: 'TK1234567', front: null, back: null } },
      picturePath: photoPaths,
      result: { kycStatus: 'PENDING' },
      data: { submitIdentity: { status: 'PENDING' } },
    },
  ],
  prepareExample: {
    // The identity of the demonstration is already approved.
    SubmitIdentity: async ({ services: { database } }) => {
      await database.execute(
        `update kyc_submission set status = 'FAILED', reason = 'x'
         where member_id = (select id from member where user_name = 'aiko')`,
      );
    },
  },
  async makeOneOfEach(owner) {
    const identityNumber = `TK${String(nextNumber()).padStart(7, '0')}`;
    const input = { identityNumber, front: null, back: null };
    const { errors } = await owner.query('submitIdentity', { input }, photoPaths);
    if (errors !== undefined) throw new Error(errors[0]?.message);
  },
};
