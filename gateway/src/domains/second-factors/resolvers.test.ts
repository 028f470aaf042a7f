import { member, payout, secondFactors, session, type AnswerOf } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';

const test = suite();
const without = suite({ PLATFORM_EXTENSIONS: 'none' });
const token = 'token-of-aiko';
const time = 1_780_000_000_000;
const iso = '2026-05-28T20:26:40.000Z';

const state: AnswerOf<typeof secondFactors.secondFactorState> = {
  factors: [
    { id: '5', factorType: 'TOTP', factorName: 'Phone', createTime: time, lastUseTime: null },
    { id: '6', factorType: 'TOTP', factorName: 'Tablet', createTime: time, lastUseTime: time },
  ],
  recoveryCodesLeft: 9,
  confirms: 1,
};
const shown = {
  factors: [
    { id: '5', kind: 'TOTP', name: 'Phone', addedAt: iso, lastUsedAt: null },
    { id: '6', kind: 'TOTP', name: 'Tablet', addedAt: iso, lastUsedAt: iso },
  ],
  recoveryCodesLeft: 9,
  confirmsOperations: true,
};
const fields = '{ factors { id kind name addedAt lastUsedAt } recoveryCodesLeft confirmsOperations }';
const proofs = { loginPassword: 'Portal2026', factorCode: '123456' };

describe('secondFactors', () => {
  it('returns the factors from the platform', async () => {
    test.upstream.result(secondFactors.secondFactorState, state);
    const { data } = await test.gateway.query(`{ secondFactors ${fields} }`, { token });
    expect(data).toEqual({ secondFactors: shown });
    expect(test.upstream.only(secondFactors.secondFactorState)).toMatchObject({
      isSealed: true,
      headers: { token },
    });
  });

  it('returns null when the platform has no second factors', async () => {
    const { data } = await without.gateway.query(`{ secondFactors ${fields} }`, { token });
    expect(data).toEqual({ secondFactors: null });
    expect(without.upstream.calls).toEqual([]);
  });
});

describe('passkeys', () => {
  it('belong to one address, which visitors can read', async () => {
    test.upstream.result(secondFactors.passkeyOrigin, { origin: 'https://portal.example.com' });
    const { data } = await test.gateway.query('{ passkeyOrigin }');
    expect(data).toEqual({ passkeyOrigin: 'https://portal.example.com' });
  });

  it('belong to no address when the platform has no passkeys', async () => {
    expect((await without.gateway.query('{ passkeyOrigin }')).data).toEqual({ passkeyOrigin: null });
    expect(without.upstream.calls).toEqual([]);
  });

  it('can sign a visitor in, alone or as the second step', async () => {
    test.upstream.result(secondFactors.askPasskeyLogin, { options: '{}', expireTime: time });
    const asked = await test.gateway.query('mutation { askPasskeyLogin { options expiresAt } }');
    expect(asked.data).toEqual({ askPasskeyLogin: { options: '{}', expiresAt: iso } });
    test.upstream.result(secondFactors.passkeyLogin, { token: 't', expireTime: time });
    const login = await test.gateway.query(
      'mutation { loginByPasskey(input: { answer: "{}" }) { token expiresAt } }',
    );
    expect(login.data).toEqual({ loginByPasskey: { token: 't', expiresAt: iso } });
    expect(test.upstream.only(secondFactors.passkeyLogin).data).toEqual({ answer: '{}' });
    test.upstream.result(secondFactors.askStep, { factorTypes: ['PASSKEY'], options: '{}' });
    const step = await test.gateway.query(
      'mutation { askSecondStep(input: { challenge: "c" }) { kinds options } }',
    );
    expect(step.data).toEqual({ askSecondStep: { kinds: ['PASSKEY'], options: '{}' } });
    expect(test.upstream.only(secondFactors.askStep).data).toEqual({ challenge: 'c' });
  });
});

describe('changes of second factors', () => {
  it.each([
    [
      'prepareAuthenticatorApp',
      secondFactors.prepareTotp,
      { loginPassword: 'Portal2026' },
      { loginPassword: 'Portal2026' },
      { secret: 'ABC', uri: 'otpauth://totp/x', expireTime: time },
      '{ secret uri expiresAt }',
      { secret: 'ABC', uri: 'otpauth://totp/x', expiresAt: iso },
    ],
    [
      'addAuthenticatorApp',
      secondFactors.addTotp,
      { name: 'Phone', factorCode: '123456' },
      { factorName: 'Phone', factorCode: '123456' },
      { ...state, recoveryCodes: ['ABCD-EFGH'] },
      `{ recoveryCodes secondFactors ${fields} }`,
      { recoveryCodes: ['ABCD-EFGH'], secondFactors: shown },
    ],
    [
      'preparePasskey',
      secondFactors.preparePasskey,
      { loginPassword: 'Portal2026' },
      { loginPassword: 'Portal2026' },
      { options: '{}', expireTime: time },
      '{ options expiresAt }',
      { options: '{}', expiresAt: iso },
    ],
    [
      'addPasskey',
      secondFactors.addPasskey,
      { name: 'Laptop', answer: '{"id":"a"}' },
      { factorName: 'Laptop', answer: '{"id":"a"}' },
      { ...state, recoveryCodes: ['ABCD-EFGH'] },
      `{ recoveryCodes secondFactors ${fields} }`,
      { recoveryCodes: ['ABCD-EFGH'], secondFactors: shown },
    ],
    [
      'askPasskey',
      secondFactors.askPasskey,
      { operation: { name: 'deleteBankAccount', input: { id: '7' } } },
      { operation: { path: payout.delBankAccount.path, data: { id: '7' } } },
      { options: '{}', expireTime: time },
      '{ options expiresAt }',
      { options: '{}', expiresAt: iso },
    ],
    [
      'removeSecondFactor',
      secondFactors.removeFactor,
      { id: '5', ...proofs },
      { id: '5', ...proofs },
      state,
      `{ secondFactors ${fields} }`,
      { secondFactors: shown },
    ],
    [
      'renewRecoveryCodes',
      secondFactors.renewRecoveryCodes,
      proofs,
      proofs,
      { ...state, recoveryCodes: ['ABCD-EFGH'] },
      `{ recoveryCodes secondFactors ${fields} }`,
      { recoveryCodes: ['ABCD-EFGH'], secondFactors: shown },
    ],
    [
      'setFactorConfirms',
      secondFactors.setFactorConfirms,
      { enabled: true, ...proofs, transactionPassword: 'Credits2026' },
      { confirms: 1, ...proofs, transactionPassword: 'Credits2026' },
      state,
      `{ secondFactors ${fields} }`,
      { secondFactors: shown },
    ],
    [
      'proveByFactor',
      secondFactors.proveByFactor,
      {
        operation: { name: 'deleteBankAccount', input: { id: '7', transactionPassword: 'Credits2026' } },
        factorCode: '123456',
      },
      { operation: { path: payout.delBankAccount.path, data: { id: '7' } }, factorCode: '123456' },
      { proof: 'p', expireTime: time },
      '{ proof expiresAt }',
      { proof: 'p', expiresAt: iso },
    ],
  ] as const)('%s calls the platform', async (name, endpoint, input, sent, result, selection, answered) => {
    test.upstream.result(endpoint, result);
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
    const document = `mutation ($input: ${type}) { ${name}(input: $input) ${selection} }`;
    const { data } = await test.gateway.query(document, { token, variables: { input } });
    expect(data).toEqual({ [name]: answered });
    const call = test.upstream.only(endpoint);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual(sent);
  });

  it('fail when the platform has no second factors', async () => {
    const { errors } = await without.gateway.query(
      'mutation { prepareAuthenticatorApp(input: { loginPassword: "Portal2026" }) { uri } }',
      { token },
    );
    expect(errors?.[0]?.extensions.code).toBe('NOT_IMPLEMENTED');
    expect(without.upstream.calls).toEqual([]);
  });
});

describe('a sign-in whose second step is missing', () => {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const variables = { input: { userName: 'aiko', password: 'Portal2026' } };
  const words = 'Signing in takes a second step.';
  const refuse = ({ upstream }: typeof test) =>
    upstream.script(session.login, ({ response, seal }) => {
      const word = { code: 9001, message: words, needs: 'secondFactor', challenge: 'challenge-1' };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code: 9001, message: words, data: seal(word) }));
    });

  it('returns the challenge for it', async () => {
    refuse(test);
    const { errors } = await test.gateway.query(login, { variables });
    expect(errors?.[0]).toMatchObject({
      message: words,
      extensions: { code: 'PLATFORM_MESSAGE', needs: 'secondFactor', challenge: 'challenge-1' },
    });
  });

  it('can be completed without a session', async () => {
    test.upstream.result(secondFactors.completeLogin, { token: 'abc', expireTime: time });
    const input = { challenge: 'challenge-1', factorCode: '123456' };
    const { data } = await test.gateway.query(
      'mutation ($input: CompleteLoginInput!) { completeLogin(input: $input) { token expiresAt } }',
      { variables: { input } },
    );
    expect(data).toEqual({ completeLogin: { token: 'abc', expiresAt: iso } });
    expect(test.upstream.only(secondFactors.completeLogin)).toMatchObject({ isSealed: true, data: input });
  });

  it('is referred to support when the gateway cannot complete it', async () => {
    refuse(without);
    const { errors } = await without.gateway.query(login, { variables });
    expect(errors?.[0]).toMatchObject({
      message: words,
      extensions: { code: 'PLATFORM_MESSAGE', needs: 'support' },
    });
    expect(errors?.[0]?.extensions).not.toHaveProperty('challenge');
  });
});

describe('the profile', () => {
  const document = '{ me { hasSecondFactor confirmsWithFactor } }';
  const info = {
    id: '7',
    userName: 'aiko',
    email: null,
    countryCode: 'JP',
    referralId: 'ABCD2345',
    level: 0,
    levelEn: 'deputy manager',
    levelCn: '副经理',
    commitmentPackageStatus: 0,
    otcStatus: 0,
    matchingCodeStatus: 0,
    agreeStatus: 1,
    createTime: time,
    kycStatus: null,
    identityNumber: null,
    kycReason: null,
    kycSubmitTime: null,
    kycDecideTime: null,
  } as const;

  it.each([
    [
      { secondFactorStatus: 1, factorConfirmStatus: 1 },
      { hasSecondFactor: true, confirmsWithFactor: true },
    ],
    [
      { secondFactorStatus: 1, factorConfirmStatus: 0 },
      { hasSecondFactor: true, confirmsWithFactor: false },
    ],
    // a site's own platform omits these fields
    [{}, { hasSecondFactor: false, confirmsWithFactor: false }],
  ] as const)('shows whether factors are required: %j', async (told, me) => {
    test.upstream.result(member.userInfo, { ...info, ...told });
    expect((await test.gateway.query(document, { token })).data).toEqual({ me });
  });

  it('shows no factors when the gateway cannot prove one', async () => {
    without.upstream.result(member.userInfo, { ...info, secondFactorStatus: 1, factorConfirmStatus: 1 });
    expect((await without.gateway.query(document, { token })).data).toEqual({
      me: { hasSecondFactor: false, confirmsWithFactor: false },
    });
  });
});
