import { assets, member, session, team } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { assetsList, userInfo } from '../../test/fixtures.ts';
import { answerCode, succeed, type Exchange } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';

/** A platform that answers on demand, in the order of the calls. */
function held() {
  const waiting: Exchange[] = [];
  return {
    script: (exchange: Exchange): void => void waiting.push(exchange),
    arrived: async (count: number): Promise<void> => {
      while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    answer: (result: unknown): void => {
      const exchange = waiting.shift();
      if (exchange === undefined) throw new Error('no call waits');
      succeed(result)(exchange);
    },
    fail: (): void => {
      const exchange = waiting.shift();
      if (exchange === undefined) throw new Error('no call waits');
      answerCode(9001, 'no')(exchange);
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('concurrent reads', () => {
  const test = suite();
  const me = (token: string, language?: string) =>
    test.gateway.query('{ me { userName } }', { token, ...(language === undefined ? {} : { language }) });

  it('share a call in one session', async () => {
    const upstream = held();
    test.upstream.script(member.userInfo, upstream.script);
    const both = [me('a'), me('a')];
    await upstream.arrived(1);
    await pause(50);
    upstream.answer(userInfo);
    expect((await Promise.all(both)).map(({ data }) => data)).toEqual([
      { me: { userName: 'aiko' } },
      { me: { userName: 'aiko' } },
    ]);
    expect(test.upstream.calls).toHaveLength(1);
    const metrics = (await test.gateway.requestAdmin('/metrics')).text;
    expect(metrics).toMatch(/^upstream_shared_reads_total 1$/m);
  });

  it('share a call within one request', async () => {
    test.upstream.result(member.userInfo, userInfo);
    const { data } = await test.gateway.query('{ a: me { id } b: me { userName } }', { token: 'a' });
    expect(data).toEqual({ a: { id: '100001' }, b: { userName: 'aiko' } });
    expect(test.upstream.calls).toHaveLength(1);
  });

  it('share a failure, each with its own request id', async () => {
    const upstream = held();
    test.upstream.script(member.userInfo, upstream.script);
    const both = [me('a'), me('a')];
    await upstream.arrived(1);
    await pause(50);
    upstream.fail();
    const answers = await Promise.all(both);
    for (const { errors, headers } of answers) {
      expect(errors?.[0]?.extensions).toEqual({
        code: 'PLATFORM_MESSAGE',
        requestId: headers['x-request-id'],
      });
    }
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
    expect(test.upstream.calls).toHaveLength(1);
  });

  it('do not share a call between sessions, languages or arguments', async () => {
    const upstream = held();
    test.upstream.script(member.userInfo, upstream.script);
    const all = [me('a'), me('b'), me('a', 'ko-KP')];
    await upstream.arrived(3);
    for (const userName of ['one', 'two', 'three']) upstream.answer({ ...userInfo, userName });
    const names = (await Promise.all(all)).map(({ data }) => (data?.['me'] as { userName: string }).userName);
    expect(new Set(names)).toEqual(new Set(['one', 'two', 'three']));

    test.upstream.reset();
    const records = held();
    test.upstream.script(assets.assetsRecordList, records.script);
    const pages = [1, 2].map((first) =>
      test.gateway.query(`{ creditRecords(first: ${first}) { pageInfo { hasNextPage } } }`, { token: 'a' }),
    );
    await records.arrived(2);
    records.answer({ records: [], hasMore: false });
    records.answer({ records: [], hasMore: false });
    await Promise.all(pages);
  });

  it('stay separate after a write in the session, so that later reads see the change', async () => {
    const upstream = held();
    test.upstream.script(member.userInfo, upstream.script);
    test.upstream.result(member.updatePassWord, {});
    const before = me('a');
    await upstream.arrived(1);
    await test.gateway.query(
      'mutation { changeLoginPassword(input: { currentPassword: "x", newPassword: "y" }) { changed } }',
      { token: 'a' },
    );
    const after = me('a');
    await upstream.arrived(2);
    upstream.answer({ ...userInfo, userName: 'before' });
    upstream.answer({ ...userInfo, userName: 'after' });
    expect([(await before).data, (await after).data]).toEqual([
      { me: { userName: 'before' } },
      { me: { userName: 'after' } },
    ]);
  });

  it('stay separate once they end', async () => {
    test.upstream.result(member.userInfo, userInfo);
    await me('a');
    await me('a');
    expect(test.upstream.calls).toHaveLength(2);
  });

  it('never share a call that creates something', async () => {
    const upstream = held();
    test.upstream.script(session.captchaImage, upstream.script);
    const both = [1, 2].map(() => test.gateway.query('mutation { createCaptcha { id } }'));
    await upstream.arrived(2);
    for (const captchaId of ['1', '2']) {
      upstream.answer({ captchaId, image: 'data:image/png;base64,AA==', expireTime: 1 });
    }
    const ids = (await Promise.all(both)).map(({ data }) => (data?.['createCaptcha'] as { id: string }).id);
    expect(ids.sort()).toEqual(['1', '2']);
  });
});

describe('with READ_CACHE_MS', () => {
  const test = suite({ READ_CACHE_MS: '400' });
  const document = '{ assets { available } }';

  it('reuses an answer for that time and no longer', async () => {
    test.upstream.result(assets.assetsList, assetsList);
    await test.gateway.query(document, { token: 'a' });
    await test.gateway.query(document, { token: 'a' });
    expect(test.upstream.calls).toHaveLength(1);
    await pause(600);
    await test.gateway.query(document, { token: 'a' });
    expect(test.upstream.calls).toHaveLength(2);
  });

  it('discards cached answers after a write', async () => {
    test.upstream.result(assets.assetsList, assetsList);
    test.upstream.result(member.updateAgreeStatus, {});
    test.upstream.result(member.userInfo, userInfo);
    await test.gateway.query(document, { token: 'b' });
    await test.gateway.query('mutation { acceptAgreement(input: { termsId: "7" }) { member { id } } }', {
      token: 'b',
    });
    await test.gateway.query(document, { token: 'b' });
    expect(test.upstream.calls.filter(({ path }) => path === assets.assetsList.path)).toHaveLength(2);
  });

  it('does not cache a failure', async () => {
    test.upstream.script(team.levelList, answerCode(9001, 'no'));
    expect((await test.gateway.query('{ levels { number } }')).errors).toHaveLength(1);
    test.upstream.result(team.levelList, { records: [] });
    expect((await test.gateway.query('{ levels { number } }')).data).toEqual({ levels: [] });
  });
});
