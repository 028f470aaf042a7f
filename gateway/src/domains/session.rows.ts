import type { DomainRows } from '../../test/rows.ts';

export const rows: DomainRows = {
  ids: [
    {
      at: 'endSession:input.sessionId',
      make: (owner) => owner.beginSession(),
      args: (sessionId) => ({ input: { sessionId } }),
    },
  ],
  publicIds: {
    'register:input.countryCode': 'a country',
    'register:input.captchaId': 'shown to a visitor, and used up by the first request that names it',
    'login:input.captchaId': 'shown to a visitor, and used up by the first request that names it',
    'requestPasswordReset:input.captchaId':
      'shown to a visitor, and used up by the first request that names it',
  },
};
