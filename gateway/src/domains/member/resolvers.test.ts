import { guardable, isOutgoing, matchingCodes, member, transfer, withdrawal } from '@portal/schema/rest';
import { maskEmail } from '@portal/schema/rules';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../../test/fixtures.ts';
import { suite } from '../../../test/suite.ts';
import { guardedOperations } from '../../generated/guarded-operations.ts';

const test = suite();
const token = 'token-of-aiko';

describe('me', () => {
  const document = `{ me { id userName maskedEmail countryCode referralId
    level { number englishName chineseName }
    commitmentEnabled otcEnabled matchingCodesEnabled agreementAccepted registeredAt
    identity { status maskedNumber reason submittedAt decidedAt } } }`;

  it('requests the member of the session and maps every field', async () => {
    test.upstream.result(member.userInfo, userInfo);
    const { data, headers } = await test.gateway.query(document, { token, language: 'zh-CN' });
    expect(data).toEqual({
      me: {
        id: '100001',
        userName: 'aiko',
        maskedEmail: 'd***o@example.com',
        countryCode: 'JP',
        referralId: 'AIKO2026',
        level: { number: 3, englishName: 'Director', chineseName: '总监' },
        commitmentEnabled: true,
        otcEnabled: false,
        matchingCodesEnabled: true,
        agreementAccepted: false,
        registeredAt: '2026-05-28T20:26:40.000Z',
        identity: {
          status: 'FAILED',
          maskedNumber: 'TK••••67',
          reason: 'Not readable',
          submittedAt: '2026-05-28T20:26:40.000Z',
          decidedAt: '2026-05-28T20:26:41.000Z',
        },
      },
    });
    const call = test.upstream.only(member.userInfo);
    expect(call).toMatchObject({ isSealed: true, ip: '127.0.0.1', data: {} });
    expect(call.headers).toMatchObject({
      token,
      'login-type': 'USER',
      'accept-language': 'zh-CN',
      'x-request-id': headers['x-request-id'],
      'content-type': 'application/json',
    });
  });

  describe('restrictions', () => {
    const until = 1_780_000_000_000;
    const restrictions = async (all: NonNullable<(typeof userInfo)['restrictions']> | undefined) => {
      test.upstream.result(member.userInfo, { ...userInfo, restrictions: all });
      const { data } = await test.gateway.query('{ me { restrictions { reason until operations } } }', {
        token,
      });
      return (data as { me: { restrictions: unknown } }).me.restrictions;
    };

    it('list the mutations closed by a pause', async () => {
      const paths = [transfer.makeOver.path, matchingCodes.transferMatchingCode.path];
      expect(await restrictions([{ reason: 'SECURITY_CHANGE', until, paths }])).toEqual([
        {
          reason: 'SECURITY_CHANGE',
          until: '2026-05-28T20:26:40.000Z',
          operations: ['transfer', 'transferMatchingCode'],
        },
      ]);
    });

    it('list every mutation through which value can leave the account', async () => {
      const paths = Array.from(guardable.values())
        .filter(isOutgoing)
        .map(({ path }) => path);
      expect(await restrictions([{ reason: 'SECURITY_CHANGE', until, paths }])).toMatchObject([
        {
          operations: [
            'addBankAccount',
            'addWalletAddress',
            'bindGameWallet',
            'buyOtc',
            'enterJackpot',
            'publishOtc',
            'transfer',
            'transferMatchingCode',
            'transferToGame',
            'updateBankAccount',
            'updateWalletAddress',
            'withdrawOnChain',
            'withdrawToBank',
          ],
        },
      ]);
    });

    it('list a mutation with several endpoints only if all of them are closed', async () => {
      const closedBy = async (...paths: string[]) =>
        await restrictions([{ reason: 'IDENTITY_REQUIRED', until: null, paths }]);
      expect(await closedBy(withdrawal.bscWithdrawal.path)).toEqual([
        { reason: 'IDENTITY_REQUIRED', until: null, operations: [] },
      ]);
      expect(await closedBy(withdrawal.bscWithdrawal.path, withdrawal.withdrawal.path)).toEqual([
        { reason: 'IDENTITY_REQUIRED', until: null, operations: ['withdrawOnChain', 'withdrawToBank'] },
      ]);
    });

    it('list a mutation for every endpoint that can be closed', async () => {
      const all = Object.values(guardedOperations).flat();
      for (const [name, { path }] of guardable) expect(all, name).toContain(path);
    });

    it('stay empty when the platform sends none or a path without a mutation', async () => {
      expect(await restrictions(undefined)).toEqual([]);
      expect(await restrictions([{ reason: 'SECURITY_CHANGE', until, paths: ['/api/app/unknown'] }])).toEqual(
        [{ reason: 'SECURITY_CHANGE', until: '2026-05-28T20:26:40.000Z', operations: [] }],
      );
    });
  });

  it('returns null for an unknown e-mail address', async () => {
    test.upstream.result(member.userInfo, { ...userInfo, email: null });
    expect((await test.gateway.query('{ me { maskedEmail } }', { token })).data).toEqual({
      me: { maskedEmail: null },
    });
  });

  it.each([undefined, 'Basic YWlrbzpQb3J0YWw=', 'Bearer', 'Bearer ', 'Bearer a b', 'Bearer ä', 'token'])(
    'makes no call with the authorization %s',
    async (authorization) => {
      const headers =
        authorization === undefined ? {} : { authorization: Buffer.from(authorization).toString('latin1') };
      const { errors } = await test.gateway.query(document, { headers });
      expect(errors?.[0]).toMatchObject({ path: ['me'], extensions: { code: 'UNAUTHENTICATED' } });
      expect(test.upstream.calls).toHaveLength(0);
    },
  );
});

it.each([
  ['daiko@example.com', 'd***o@example.com'],
  ['abc@x.org', 'a***c@x.org'],
  ['ab@x.org', 'a***@x.org'],
  ['a@x.org', 'a***@x.org'],
  ['"a@b"@x.org', '"***"@x.org'],
  ['nothing', '***'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

describe('coins', () => {
  it('makes a plain call', async () => {
    test.upstream.result(member.coinList, {
      records: [{ coinName: 'GMT', cnName: '游戏', shortName: 'GMT' }],
    });
    const { data } = await test.gateway.query('{ coins { coin chineseName shortName } }');
    expect(data).toEqual({ coins: [{ coin: 'GMT', chineseName: '游戏', shortName: 'GMT' }] });
    expect(test.upstream.only(member.coinList)).toMatchObject({ isSealed: false, data: {} });
  });
});

describe('media', () => {
  const item = {
    id: '1',
    type: 'TERMS',
    title: 'Terms',
    content: 'One.\n\nTwo.',
    publishTime: 1_780_000_000_000,
  } as const;

  it.each([
    ['{ media(kind: TERMS) { id kind title body publishedAt } }', 'TERMS'],
    ['{ media { id kind title body publishedAt } }', null],
  ])('%s', async (document, type) => {
    test.upstream.result(member.appMediaList, { records: [item] });
    const { data } = await test.gateway.query(document);
    expect(data).toEqual({
      media: [
        {
          id: '1',
          kind: 'TERMS',
          title: 'Terms',
          body: 'One.\n\nTwo.',
          publishedAt: '2026-05-28T20:26:40.000Z',
        },
      ],
    });
    expect(test.upstream.only(member.appMediaList)).toMatchObject({ isSealed: false, data: { type } });
  });
});

describe('acceptAgreement', () => {
  it('accepts the terms, then reads the member again', async () => {
    test.upstream.result(member.updateAgreeStatus, {});
    test.upstream.result(member.userInfo, { ...userInfo, agreeStatus: 1 });
    const document =
      'mutation { acceptAgreement(input: { termsId: "7" }) { member { id agreementAccepted } } }';
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({ acceptAgreement: { member: { id: '100001', agreementAccepted: true } } });
    expect(test.upstream.calls.map(({ path }) => path)).toEqual([
      member.updateAgreeStatus.path,
      member.userInfo.path,
    ]);
    expect(test.upstream.only(member.updateAgreeStatus)).toMatchObject({
      isSealed: true,
      data: { agreeStatus: 1, termsId: '7' },
    });
  });
});

describe('a member', () => {
  it('can change the login password', async () => {
    test.upstream.result(member.updatePassWord, {});
    const { data } = await test.gateway.query(
      'mutation { changeLoginPassword(input: { currentPassword: "Portal2026", newPassword: "Portal2027" }) { changed } }',
      { token },
    );
    expect(data).toEqual({ changeLoginPassword: { changed: true } });
    expect(test.upstream.only(member.updatePassWord)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: { oldPassword: 'Portal2026', newPassword: 'Portal2027' },
    });
  });

  it('can change the transaction password', async () => {
    test.upstream.result(member.updateTransactionPassword, {});
    const { data } = await test.gateway.query(
      `mutation { changeTransactionPassword(input: { loginPassword: "Portal2026", currentPassword: "Credits2026",
        newPassword: "Credits2027" }) { changed } }`,
      { token },
    );
    expect(data).toEqual({ changeTransactionPassword: { changed: true } });
    expect(test.upstream.only(member.updateTransactionPassword)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: { loginPassword: 'Portal2026', oldPassword: 'Credits2026', newPassword: 'Credits2027' },
    });
  });
});

describe('mailPreferences', () => {
  const document = '{ mailPreferences { wanted } }';
  const without = suite({ PLATFORM_EXTENSIONS: 'none' });

  it('returns the setting from the platform', async () => {
    test.upstream.result(member.mailPreferences, { isSent: true, wanted: ['ORDERS'] });
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({ mailPreferences: { wanted: ['ORDERS'] } });
    expect(test.upstream.only(member.mailPreferences)).toMatchObject({ isSealed: true, headers: { token } });
  });

  it('returns null when the platform sends no mail or lacks the setting', async () => {
    test.upstream.result(member.mailPreferences, { isSent: false, wanted: ['ORDERS'] });
    expect((await test.gateway.query(document, { token })).data).toEqual({ mailPreferences: null });
    expect((await without.gateway.query(document, { token })).data).toEqual({ mailPreferences: null });
    expect(without.upstream.calls).toEqual([]);
  });

  it('can be set for one kind of mail at a time', async () => {
    test.upstream.result(member.setMailPreference, { isSent: true, wanted: ['ORDERS'] });
    const { data } = await test.gateway.query(
      `mutation { setMailPreference(input: { kind: CREDITS_RECEIVED, isWanted: false }) { mailPreferences { wanted } } }`,
      { token },
    );
    expect(data).toEqual({ setMailPreference: { mailPreferences: { wanted: ['ORDERS'] } } });
    expect(test.upstream.only(member.setMailPreference)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: { mailKind: 'CREDITS_RECEIVED', isWanted: false },
    });
  });
});

describe('usualReviewTimes', () => {
  const document = '{ usualReviewTimes { kind seconds } }';
  const without = suite({ PLATFORM_EXTENSIONS: 'none' });

  it('returns the times from the platform', async () => {
    test.upstream.result(member.usualReviewTimes, { records: [{ kind: 'withdrawal', seconds: 5400 }] });
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({ usualReviewTimes: [{ kind: 'WITHDRAWAL', seconds: 5400 }] });
    expect(test.upstream.only(member.usualReviewTimes)).toMatchObject({ isSealed: true, headers: { token } });
  });

  it('returns an empty list when the platform does not provide them', async () => {
    const { data } = await without.gateway.query(document, { token });
    expect(data).toEqual({ usualReviewTimes: [] });
    expect(without.upstream.calls).toEqual([]);
  });
});
