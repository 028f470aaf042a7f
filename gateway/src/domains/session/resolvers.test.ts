import { member, session } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../../test/fixtures.ts';
import { answerCode, answerRaw } from '../../../test/scripted-upstream.ts';
import { suite } from '../../../test/suite.ts';

const test = suite();

describe('the rules for visitors', () => {
  const document = '{ visitorRules { signInNeedsCaptcha registrationNeedsEmail } }';

  it('come from the platform and need no session', async () => {
    const rules = { signInNeedsCaptcha: true, registrationNeedsEmail: false };
    test.upstream.result(session.visitorRules, rules);
    expect((await test.gateway.query(document)).data).toEqual({ visitorRules: rules });
    expect(test.upstream.only(session.visitorRules).headers['token']).toBeUndefined();
  });
});

describe('countries', () => {
  it('makes a plain call in the language of the request', async () => {
    test.upstream.result(session.countryList, { records: [{ countryCode: 'JP', name: '日本' }] });
    const { data } = await test.gateway.query('{ countries { code name } }', { language: 'ja-JP,ja;q=0.9' });
    expect(data).toEqual({ countries: [{ code: 'JP', name: '日本' }] });
    const call = test.upstream.only(session.countryList);
    expect(call.isSealed).toBe(false);
    expect(call.data).toEqual({});
    expect(call.headers['accept-language']).toBe('ja-JP');
    expect(call.headers['login-type']).toBe('USER');
    expect(call.headers['token']).toBeUndefined();
  });
});

describe('createCaptcha', () => {
  it('returns the picture', async () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    test.upstream.result(session.captchaImage, { captchaId: 'c1', image, expireTime: 1_780_000_000_000 });
    const { data } = await test.gateway.query('mutation { createCaptcha { id image expiresAt } }');
    expect(data).toEqual({ createCaptcha: { id: 'c1', image, expiresAt: '2026-05-28T20:26:40.000Z' } });
    expect(test.upstream.only(session.captchaImage)).toMatchObject({ isSealed: false, data: {} });
  });
});

describe('register', () => {
  const document = `mutation ($input: RegisterInput!) { register(input: $input) { userId userName } }`;
  const input = {
    userName: 'chandra',
    password: 'Portal2026',
    transactionPassword: 'Credits2026',
    countryCode: 'ID',
    captchaId: 'c1',
    captchaAnswer: 'ACDEF',
  };

  it('seals the input, with omitted fields as null', async () => {
    test.upstream.result(session.userRegister, { id: '9', userName: 'chandra' });
    const { data } = await test.gateway.query(document, { variables: { input } });
    expect(data).toEqual({ register: { userId: '9', userName: 'chandra' } });
    const { isSealed, data: sent } = test.upstream.only(session.userRegister);
    expect(isSealed).toBe(true);
    expect(sent).toEqual({
      userName: 'chandra',
      password: 'Portal2026',
      transactionPassword: 'Credits2026',
      countryCode: 'ID',
      email: null,
      referralId: null,
      captchaId: 'c1',
      captcha: 'ACDEF',
    });
  });

  it('passes on the optional fields', async () => {
    test.upstream.result(session.userRegister, { id: '9', userName: 'chandra' });
    const more = { email: 'chandra@example.com', referralId: 'AIKO2026' };
    await test.gateway.query(document, { variables: { input: { ...input, ...more } } });
    expect(test.upstream.only(session.userRegister).data).toMatchObject(more);
  });
});

describe('login', () => {
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { token expiresAt } }';
  const variables = { input: { userName: 'aiko', password: 'Portal2026' } };

  it('seals the password and returns the token', async () => {
    test.upstream.result(session.login, { token: 'abc.DEF-1', expireTime: 1_780_000_000_000 });
    const { data } = await test.gateway.query(document, { variables });
    expect(data).toEqual({ login: { token: 'abc.DEF-1', expiresAt: '2026-05-28T20:26:40.000Z' } });
    const call = test.upstream.only(session.login);
    expect(call).toMatchObject({ isSealed: true, ip: '127.0.0.1', data: variables.input });
  });

  it('shows the platform’s reason for refusing', async () => {
    test.upstream.script(session.login, answerCode(9001, 'アカウントは停止されています'));
    const { errors } = await test.gateway.query(document, { variables, language: 'ja-JP' });
    expect(errors?.[0]).toMatchObject({
      message: 'アカウントは停止されています',
      path: ['login'],
      extensions: { code: 'PLATFORM_MESSAGE' },
    });
  });
});

it.each([
  ['support', 'support'],
  ['a new moon', undefined],
])('passes on that a refused member needs %s, if the need is known', async (needs, passedOn) => {
  test.upstream.script(session.login, ({ response, seal }) => {
    const word = { code: 9001, message: '此账户已被禁止登录，请联系客服。', needs };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 9001, message: word.message, data: seal(word) }));
  });
  const { errors } = await test.gateway.query(
    'mutation ($input: LoginInput!) { login(input: $input) { token } }',
    { variables: { input: { userName: 'zed', password: 'Portal2026' } } },
  );
  expect(errors?.[0]).toMatchObject({ message: '此账户已被禁止登录，请联系客服。' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'PLATFORM_MESSAGE' });
  expect(errors?.[0]?.extensions).toHaveProperty('requestId');
  expect((errors?.[0]?.extensions as { needs?: string }).needs).toBe(passedOn);
});

describe('login with a captcha', () => {
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const input = { userName: 'aiko', password: 'Portal2026' };

  it('passes on that the next attempt needs a captcha, and the new one', async () => {
    test.upstream.script(session.login, ({ response, seal }) => {
      const word = { code: 9001, message: '请输入图形验证码。', needs: 'captcha' };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code: 9001, message: word.message, data: seal(word) }));
    });
    const { errors } = await test.gateway.query(document, { variables: { input } });
    expect(errors?.[0]).toMatchObject({
      message: '请输入图形验证码。',
      extensions: { code: 'PLATFORM_MESSAGE', needs: 'captcha' },
    });
    expect(test.upstream.only(session.login).data).toEqual(input);
    test.upstream.reset();
    test.upstream.result(session.login, { token: 'abc', expireTime: 1_780_000_000_000 });
    const solved = { ...input, captchaId: 'c1', captchaAnswer: 'ACDEF' };
    await test.gateway.query(document, { variables: { input: solved } });
    expect(test.upstream.only(session.login).data).toEqual({ ...input, captchaId: 'c1', captcha: 'ACDEF' });
  });
});

describe('logout', () => {
  const document = 'mutation { logout { revoked } }';

  it('ends the session at the platform, and refuses the token from then on', async () => {
    test.upstream.result(member.userInfo, userInfo);
    test.upstream.result(session.logout, {});
    const token = 'signs-out';
    expect((await test.gateway.query('{ me { id } }', { token })).data).toEqual({ me: { id: '100001' } });
    expect((await test.gateway.query(document, { token })).data).toEqual({ logout: { revoked: true } });
    const after = await test.gateway.query('{ me { id } }', { token });
    expect(after.errors?.[0]).toMatchObject({
      message: 'Your login information has expired',
      extensions: { code: 'SESSION_EXPIRED' },
    });
    expect(test.upstream.calls.map(({ path }) => path)).toEqual([member.userInfo.path, session.logout.path]);
  });

  it('ends the session for the rest of the request too', async () => {
    test.upstream.result(session.logout, {});
    test.upstream.result(member.updateAgreeStatus, {});
    const { errors } = await test.gateway.query(
      'mutation { logout { revoked } acceptAgreement(input: { termsId: "7" }) { member { id } } }',
      { token: 'signs-out-and-goes-on' },
    );
    expect(errors?.[0]).toMatchObject({ path: ['acceptAgreement'], extensions: { code: 'SESSION_EXPIRED' } });
    expect(test.upstream.calls).toHaveLength(1);
  });

  it('succeeds when the session has already ended', async () => {
    test.upstream.script(session.logout, answerCode(87321, 'expired'));
    expect((await test.gateway.query(document, { token: 'over' })).data).toEqual({
      logout: { revoked: true },
    });
  });

  it('reports an unavailable platform and keeps the session', async () => {
    test.upstream.script(session.logout, answerRaw(503, ''));
    const { errors } = await test.gateway.query(document, { token: 'stays' });
    expect(errors?.[0]).toMatchObject({ path: ['logout'], extensions: { code: 'SERVICE_UNAVAILABLE' } });
    test.upstream.result(member.userInfo, userInfo);
    expect((await test.gateway.query('{ me { id } }', { token: 'stays' })).errors).toBeUndefined();
  });

  it('still allows public operations, without the token', async () => {
    test.upstream.result(session.countryList, { records: [] });
    test.upstream.result(session.logout, {});
    const token = 'ended';
    await test.gateway.query(document, { token });
    expect((await test.gateway.query('{ countries { code } }', { token })).data).toEqual({ countries: [] });
    expect(test.upstream.only(session.countryList).headers['token']).toBeUndefined();
  });

  it('keeps other sessions', async () => {
    test.upstream.result(member.userInfo, userInfo);
    await test.gateway.query(document, { token: 'one' });
    expect((await test.gateway.query('{ me { id } }', { token: 'another' })).errors).toBeUndefined();
  });

  it('requires a session', async () => {
    const { errors } = await test.gateway.query(document);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('requestPasswordReset', () => {
  it('seals the captcha and the user name', async () => {
    test.upstream.result(session.noLoginSend, { expireSeconds: 600, retrySeconds: 60 });
    const { data } = await test.gateway.query(
      `mutation { requestPasswordReset(input: { userName: "aiko", captchaId: "c1", captchaAnswer: "ACDEF" }) {
        expiresInSeconds retryAfterSeconds } }`,
    );
    expect(data).toEqual({ requestPasswordReset: { expiresInSeconds: 600, retryAfterSeconds: 60 } });
    expect(test.upstream.only(session.noLoginSend)).toMatchObject({
      isSealed: true,
      data: { userName: 'aiko', captchaId: 'c1', captcha: 'ACDEF' },
    });
  });
});

describe('resetPassword', () => {
  it('seals the code and the new password', async () => {
    test.upstream.result(session.forgotPassword, {});
    const { data } = await test.gateway.query(
      'mutation { resetPassword(input: { userName: "aiko", code: "123456", newPassword: "Portal2027" }) { reset } }',
    );
    expect(data).toEqual({ resetPassword: { reset: true } });
    expect(test.upstream.only(session.forgotPassword)).toMatchObject({
      isSealed: true,
      data: { userName: 'aiko', code: '123456', password: 'Portal2027' },
    });
  });
});

describe('sessions', () => {
  const token = 'abc.DEF-1';
  const without = suite({ PLATFORM_EXTENSIONS: 'none' });
  const fields = 'id browser system network startedAt seenAt isCurrent';
  const row = {
    id: '5f',
    browser: 'Chrome',
    system: 'Windows',
    network: '203.0.113.0/24',
    startTime: 1_780_000_000_000,
    seenTime: 1_780_000_300_000,
    isCurrent: true,
  };
  const shown = {
    id: '5f',
    browser: 'Chrome',
    system: 'Windows',
    network: '203.0.113.0/24',
    startedAt: '2026-05-28T20:26:40.000Z',
    seenAt: '2026-05-28T20:31:40.000Z',
    isCurrent: true,
  };

  it('lists the sessions from the platform and passes on the user agent', async () => {
    test.upstream.result(session.sessions, { records: [row] });
    const { data } = await test.gateway.query(`{ sessions { ${fields} } }`, {
      token,
      headers: { 'user-agent': `Browser/1 ${'x'.repeat(300)}` },
    });
    expect(data).toEqual({ sessions: [shown] });
    const { headers, isSealed } = test.upstream.only(session.sessions);
    expect(isSealed).toBe(true);
    expect(headers['user-agent']).toBe(`Browser/1 ${'x'.repeat(246)}`);
  });

  it('returns null when the platform does not list sessions', async () => {
    const { data } = await without.gateway.query('{ sessions { id } }', { token });
    expect(data).toEqual({ sessions: null });
    expect(without.upstream.calls).toEqual([]);
  });

  it('can end one session, or all others', async () => {
    test.upstream.result(session.endSession, { records: [row] });
    const one = `mutation { endSession(input: { sessionId: "6a" }) { sessions { ${fields} } } }`;
    expect((await test.gateway.query(one, { token })).data).toEqual({ endSession: { sessions: [shown] } });
    expect(test.upstream.only(session.endSession)).toMatchObject({
      isSealed: true,
      data: { sessionId: '6a' },
    });
    test.upstream.result(session.endOtherSessions, { records: [row] });
    const all = `mutation { endOtherSessions { sessions { ${fields} } } }`;
    expect((await test.gateway.query(all, { token })).data).toEqual({
      endOtherSessions: { sessions: [shown] },
    });
    expect(test.upstream.only(session.endOtherSessions)).toMatchObject({ isSealed: true, data: {} });
  });
});

describe('a forgotten transaction password', () => {
  const token = 'abc.DEF-1';

  it('is reset with a code that the login password requests', async () => {
    test.upstream.result(session.sendTransactionCode, { expireSeconds: 600, retrySeconds: 60 });
    const document = `mutation { sendTransactionCode(input: { loginPassword: "Portal2026" }) {
      expiresInSeconds retryAfterSeconds } }`;
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({ sendTransactionCode: { expiresInSeconds: 600, retryAfterSeconds: 60 } });
    expect(test.upstream.only(session.sendTransactionCode)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: { password: 'Portal2026' },
    });
  });

  it('is set with the code, and the answer shows until when payouts are suspended', async () => {
    test.upstream.result(session.resetTransactionPassword, { payoutsClosedUntil: 1_780_000_000_000 });
    const document = `mutation { resetTransactionPassword(input: { loginPassword: "Portal2026",
      code: "ACDE-FHJK-MNPR", newPassword: "Credits2028" }) { payoutsClosedUntil } }`;
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({ resetTransactionPassword: { payoutsClosedUntil: '2026-05-28T20:26:40.000Z' } });
    expect(test.upstream.only(session.resetTransactionPassword)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: { password: 'Portal2026', code: 'ACDE-FHJK-MNPR', transactionPassword: 'Credits2028' },
    });
  });
});

describe('an email address', () => {
  const token = 'abc.DEF-1';

  it('requests its codes with the proof that confirms an operation', async () => {
    test.upstream.result(session.sendEmailCodes, { expireSeconds: 600, retrySeconds: 60 });
    const document = `mutation { sendEmailCodes(input: { email: "aiko@example.net", transactionPassword: "Credits2026" }) {
      expiresInSeconds retryAfterSeconds } }`;
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({ sendEmailCodes: { expiresInSeconds: 600, retryAfterSeconds: 60 } });
    expect(test.upstream.only(session.sendEmailCodes)).toMatchObject({
      isSealed: true,
      data: { email: 'aiko@example.net', transactionPassword: 'Credits2026' },
    });
  });

  it.each([
    ['changed', 'currentCode: "QRTV-WXYZ-2345"', 1_780_000_000_000, '2026-05-28T20:26:40.000Z'],
    ['added', 'currentCode: null', null, null],
  ])('can be %s with the codes', async (_, currentCode, payoutsClosedUntil, shown) => {
    test.upstream.result(session.changeEmail, { email: 'a***o@example.net', payoutsClosedUntil });
    const document = `mutation { changeEmail(input: { email: "aiko@example.net", code: "ACDE-FHJK-MNPR",
      ${currentCode} }) { maskedEmail payoutsClosedUntil } }`;
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({ changeEmail: { maskedEmail: 'a***o@example.net', payoutsClosedUntil: shown } });
    expect(test.upstream.only(session.changeEmail)).toMatchObject({
      isSealed: true,
      data: { email: 'aiko@example.net', code: 'ACDE-FHJK-MNPR' },
    });
  });
});

describe('tickets for new tabs', () => {
  it('are created for the session of the caller', async () => {
    test.upstream.result(session.createTabTicket, { ticket: 'ticket-1', expireTime: 1_780_000_000_000 });
    const { data } = await test.gateway.query(
      'mutation { createTabTicket(input: { verifierHash: "hash" }) { ticket expiresAt } }',
      { token: 'token-1' },
    );
    expect(data).toEqual({ createTabTicket: { ticket: 'ticket-1', expiresAt: '2026-05-28T20:26:40.000Z' } });
    const call = test.upstream.only(session.createTabTicket);
    expect(call).toMatchObject({ isSealed: true, data: { verifierHash: 'hash' } });
    expect(call.headers['token']).toBe('token-1');
  });

  it('can be redeemed, sealed and without a session', async () => {
    test.upstream.result(session.redeemTabTicket, { token: 'token-2', expireTime: 1_780_000_000_000 });
    const { data } = await test.gateway.query(
      'mutation { redeemTabTicket(input: { ticket: "ticket-1", verifier: "secret" }) { token expiresAt } }',
    );
    expect(data).toEqual({ redeemTabTicket: { token: 'token-2', expiresAt: '2026-05-28T20:26:40.000Z' } });
    const call = test.upstream.only(session.redeemTabTicket);
    expect(call).toMatchObject({ isSealed: true, data: { ticket: 'ticket-1', verifier: 'secret' } });
    expect(call.headers['token']).toBeUndefined();
  });
});

describe('the idle limit', () => {
  const limit = { minutes: null, siteMinutes: 120, choices: [15, 60] };

  it('comes from the platform', async () => {
    test.upstream.result(session.idleLimit, limit);
    const { data } = await test.gateway.query('{ idleLimit { minutes siteMinutes choices } }', {
      token: 'token-1',
    });
    expect(data).toEqual({ idleLimit: limit });
  });

  it.each([
    ['minutes: 15', 15],
    ['', null],
  ])('can be set with { %s }', async (input, minutes) => {
    test.upstream.result(session.setIdleLimit, { ...limit, minutes });
    const { data } = await test.gateway.query(
      `mutation { setIdleLimit(input: { ${input} }) { idleLimit { minutes } } }`,
      { token: 'token-1' },
    );
    expect(data).toEqual({ setIdleLimit: { idleLimit: { minutes } } });
    expect(test.upstream.only(session.setIdleLimit).data).toEqual({ minutes });
  });
});
