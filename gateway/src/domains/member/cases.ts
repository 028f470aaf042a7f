import { member } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';
import { userInfo } from '../../../test/fixtures.ts';

export const testCases: DomainTestCases = {
  publicIds: {
    'acceptAgreement:input.termsId': 'published terms are the same for all members',
  },
  calls: [
    {
      endpoint: member.userInfo,
      document: '{ me { id } }',
      variables: {},
      result: userInfo,
      data: { me: { id: '100001' } },
    },
    {
      endpoint: member.updatePassWord,
      document:
        'mutation ($input: ChangeLoginPasswordInput!) { changeLoginPassword(input: $input) { changed } }',
      variables: { input: { currentPassword: 'Secret-2026', newPassword: 'Secret-2027' } },
      result: {},
      data: { changeLoginPassword: { changed: true } },
    },
  ],
};
