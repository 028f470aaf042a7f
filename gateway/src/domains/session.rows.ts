import { createHash } from 'node:crypto';
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
  placeholders: {
    'the id of another session': async ({ services: { database, sessions } }) => {
      const { id, hash } = await database.one<{ id: bigint; hash: string }>(
        "select id, password_hash as hash from member where user_name = 'aiko'",
      );
      const begun = await sessions.begin(database, id, hash);
      if (begun === undefined) throw new Error('aiko could not sign in');
      const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
      return sha256(sha256(begun.token)).toString('hex');
    },
  },
};
