import { locales } from '@portal/schema/locales';
import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';

const { assets, member, transfer } = domains;

onOnePlatform('a member who moves credits', (suite) => {
  let newcomer: TestMember;
  let token: string;
  beforeAll(async () => {
    newcomer = await suite.platform.addMember('newcomer', {
      agreed: false,
      balances: { CASH_POINT: '10' },
    });
    await suite.platform.addMember('budi');
    token = await suite.platform.signIn(newcomer);
  });

  const pay = (key: string, language = 'en-US') =>
    suite.client.callLoosely(
      transfer.makeOver,
      {
        idempotencyKey: `key-of-a-newcomer-${key}`,
        coinName: 'CASH_POINT',
        amount: '1',
        toUserName: 'budi',
        transactionPassword: testTransactionPassword,
      },
      { token, language },
    );
  const shown = async () =>
    (await suite.client.call(member.appMediaList, { type: 'TERMS' }, {})).result?.records[0]?.id ?? '';
  const accept = (termsId: string, language = 'en-US') =>
    suite.client.call(member.updateAgreeStatus, { agreeStatus: 1, termsId }, { token, language });
  /** Publishes terms that take effect a second later. */
  const publish = () =>
    suite.platform.services.database.execute(
      `with made as (insert into published_text (kind, published_at) values ('TERMS', $1) returning id)
       insert into published_text_translation (published_text_id, locale, title, content)
       select id, 'en-US', 'Terms', 'New' from made`,
      [new Date(suite.platform.clock.now().getTime() + 1_000)],
    );
  const cash = async () =>
    (await suite.client.call(assets.assetsList, {}, { token })).result?.records[0]?.assetsAvailable;
  const agreeStatus = async () =>
    (await suite.client.call(member.userInfo, {}, { token })).result?.agreeStatus;
  const database = () => suite.platform.services.database;
  const refused =
    /^You have not accepted the terms in force\. Nothing was changed\. Open “Terms”, accept them/;

  it('must accept the terms first, and can then resend the same request', async () => {
    const answers = new Set<string>();
    for (const language of locales) {
      const answer = await pay('1', language);
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      answers.add(answer.message);
    }
    expect(answers.size).toBe(locales.length);
    expect((await pay('1')).message).toMatch(refused);
    expect(await cash()).toBe('10');
    await accept(await shown());
    expect((await pay('1')).code).toBe(20000);
    expect(await cash()).toBe('9');
  });

  it('must accept the version in force; an earlier request is answered as before', async () => {
    await publish();
    expect((await pay('2')).code).toBe(20000);
    suite.platform.clock.advance(1_000);
    expect((await pay('3')).message).toMatch(refused);
    expect((await pay('2')).code).toBe(20000);
    expect(await cash()).toBe('8');
    await accept(await shown());
    expect((await pay('3')).code).toBe(20000);
    expect(await cash()).toBe('7');
  });

  it('cannot accept terms other than those that were shown', async () => {
    const read = await shown();
    await publish();
    expect((await accept((BigInt(read) + 1n).toString())).code).toBe(9001);
    suite.platform.clock.advance(1_000);
    const answers = new Set<string>();
    for (const language of locales) answers.add((await accept(read, language)).message);
    expect(answers.size).toBe(locales.length);
    expect([...answers][0]).toMatch(/^The terms have changed\. Nothing was accepted\./);
    expect(await agreeStatus()).toBe(0);
    expect((await accept(await shown())).code).toBe(20000);
    expect(await agreeStatus()).toBe(1);
  });

  it('receives credits without accepting them', async () => {
    await database().execute('update member set agreed_terms_id = null where user_name_key = $1', ['budi']);
    expect((await pay('4')).code).toBe(20000);
  });

  it('needs to accept nothing before any terms are published', async () => {
    await database().execute("update published_text set published_at = 'infinity' where kind = 'TERMS'");
    expect(await agreeStatus()).toBe(1);
    expect((await pay('5')).code).toBe(20000);
  });
});
