import { kyc } from '@portal/schema/rest';
import { nextNumber } from '../../test/owner.ts';
import type { DomainRows } from '../../test/rows.ts';

/** Where the photos of the document stand. */
export const photoPaths = ['input.front', 'input.back'];

export const rows: DomainRows = {
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
    // That of the demonstration has passed.
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
    const { errors } = await owner.ask('submitIdentity', { input }, photoPaths);
    if (errors !== undefined) throw new Error(errors[0]?.message);
  },
};
