import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';

import { onOnePlatform } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { locales } from '../../messages/index.ts';

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
  const accept = () => suite.client.call(member.updateAgreeStatus, { agreeStatus: 1 }, { token });
  const cash = async () =>
    (await suite.client.call(assets.assetsList, {}, { token })).result?.records[0]?.assetsAvailable;
  const agreeStatus = async () =>
    (await suite.client.call(member.userInfo, {}, { token })).result?.agreeStatus;
  const database = () => suite.platform.services.database;
  const refused =
    /^You have not accepted the terms in force\. Nothing was changed\. Open “Terms”, accept them/;

  it('has accepted the terms first, and can then send the same request again', async () => {
    const answers = new Set<string>();
    for (const language of locales) {
      const answer = await pay('1', language);
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      answers.add(answer.message);
    }
    expect(answers.size).toBe(locales.length);
    expect((await pay('1')).message).toMatch(refused);
    expect(await cash()).toBe('10');
    await accept();
    expect((await pay('1')).code).toBe(20000);
    expect(await cash()).toBe('9');
  });

  it('has accepted the version in force; a request that was done before is answered as before', async () => {
    await database().execute("insert into published_text (kind, published_at) values ('TERMS', $1)", [
      new Date(suite.platform.clock.now().getTime() + 1_000),
    ]);
    expect((await pay('2')).code).toBe(20000);
    suite.platform.clock.advance(1_000);
    expect((await pay('3')).message).toMatch(refused);
    expect((await pay('2')).code).toBe(20000);
    expect(await cash()).toBe('8');
    await accept();
    expect((await pay('3')).code).toBe(20000);
    expect(await cash()).toBe('7');
  });

  it('receives credits all the same', async () => {
    await database().execute('update member set agreed_terms_id = null where user_name_key = $1', ['budi']);
    expect((await pay('4')).code).toBe(20000);
  });

  it('has nothing to accept before any terms are published', async () => {
    await database().execute("update published_text set published_at = 'infinity' where kind = 'TERMS'");
    expect(await agreeStatus()).toBe(1);
    expect((await pay('5')).code).toBe(20000);
  });
});
