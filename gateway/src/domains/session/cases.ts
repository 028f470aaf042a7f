import { createHash } from 'node:crypto';
import type { TestPlatform } from '@portal/platform/testing';
import { session } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';

/** The code in the newest mail to an address. */
async function codeTo(platform: TestPlatform, address: string): Promise<string> {
  const mail = (await platform.sendMails()).findLast(({ to }) => to === address);
  return /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(mail?.text ?? '')?.[0] ?? '';
}

export const testCases: DomainTestCases = {
  confirmed: [
    { endpoint: session.sendEmailCodes, mutation: 'sendEmailCodes', input: { email: 'new@example.net' } },
  ],
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
    'the ticket of CreateTabTicket': (_platform, answers) =>
      (answers['CreateTabTicket'] as { createTabTicket: { ticket: string } }).createTabTicket.ticket,
    'the code from the new address': (platform) => codeTo(platform, 'aiko@example.net'),
    'the code from the address so far': (platform) => codeTo(platform, 'aiko@example.com'),
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
