import { locales } from '@portal/schema/locales';
import { domains, guardable } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testTransactionPassword } from '../../../test/testing.ts';
import { newApplicant, getReviewId, type Applicant } from './kyc.fixture.ts';

const { payout, transfer } = domains;

onOnePlatform(
  'a site that requires a verified identity for transfers and payout methods',
  (suite) => {
    let aiko: Applicant;
    let token: string;
    beforeAll(async () => {
      aiko = await newApplicant(suite, 'aiko');
      await suite.platform.credit(aiko, 'CASH_POINT', '100');
      await suite.platform.addMember('budi');
      token = await aiko.token();
    });

    const transactionPassword = testTransactionPassword;
    const send = (idempotencyKey: string, language = 'en-US') =>
      suite.client.callLoosely(
        transfer.makeOver,
        { idempotencyKey, coinName: 'CASH_POINT', amount: '10', toUserName: 'budi', transactionPassword },
        { token, language },
      );
    const addAccount = () =>
      suite.client.call(
        payout.addBankAccount,
        { bankName: 'Bank of Test', accountName: 'Aiko', accountNumber: '12345678', transactionPassword },
        { token, language: 'en-US' },
      );
    it('refuses both in every language, with a link to the verification, before anything moves', async () => {
      const messages = new Set<string>();
      for (const language of locales) {
        const answer = await send('needs-identity-1', language);
        expect(answer).toMatchObject({ code: 9001, refusal: { needs: 'identity' } });
        messages.add(answer.message);
      }
      expect(messages.size).toBe(locales.length);
      expect((await addAccount()).message).toMatch(/^Verify your identity to do this\. Nothing was moved\./);
    });

    it('lists both with the data of the member until the identity is verified', async () => {
      const { result } = await suite.client.call(domains.member.userInfo, {}, { token });
      expect(result?.restrictions).toEqual([
        {
          reason: 'IDENTITY_REQUIRED',
          until: null,
          paths: [transfer.makeOver.path, payout.addBankAccount.path],
        },
      ]);
    });

    it('leaves other operations open', async () => {
      const answer = await suite.client.callLoosely(
        domains.convert.cancelConvert,
        { idempotencyKey: 'needs-no-identity', id: '1' },
        { token, language: 'en-US' },
      );
      expect(answer.message).not.toContain('identity');
    });

    it('takes the same request again once the submission has passed, and not while it is reviewed', async () => {
      await aiko.submit('TK1234567');
      expect((await send('needs-identity-1')).code).toBe(9001);
      await runConfirmed(suite.platform, ['review', 'approve', await getReviewId(suite, aiko.id)], {
        osUser: 'root',
      });
      expect((await send('needs-identity-1')).code).toBe(20000);
      expect((await addAccount()).code).toBe(20000);
      const { result } = await suite.client.call(domains.member.userInfo, {}, { token });
      expect(result?.restrictions).toEqual([]);
    });
  },
  () => ({
    identityRequiredFor: new Set([transfer.makeOver, payout.addBankAccount]),
  }),
);

it('can be required for every operation that moves credits or decides where they go, by its name', () => {
  expect(guardable.get('transfer.makeOver')).toBe(transfer.makeOver);
  expect(guardable.get('payout.addBankAccount')).toBe(payout.addBankAccount);
  expect(guardable.has('transfer.recipient')).toBe(false);
});
