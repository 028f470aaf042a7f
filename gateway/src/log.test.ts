import { deposit, member, payout, session, transfer } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { order, userInfo } from '../test/fixtures.ts';
import { bodyOf, partsOf, send, upload } from '../test/multipart.ts';
import { bankAccount, bankDeposit } from '../test/orders.ts';
import { answerCode, answerRaw, succeed } from '../test/scripted-upstream.ts';
import { suite } from '../test/suite.ts';
import { createLogger } from './logger.ts';

const test = suite();

/** Everything that nobody may find in a log. */
const secrets = {
  token: 'TOKEN-5ecret-of-the-session',
  givenToken: 'TOKEN-5ecret-just-given',
  password: 'Login-5ecret-2026',
  transactionPassword: 'Credits-5ecret-2026',
  captcha: 'CAPTCHA-5ecret',
  email: 'somebody-5ecret@example.com',
  note: 'Note-5ecret',
  answer: 'Answer-5ecret',
};

const log = (): string => test.gateway.log();
const lines = (): Record<string, unknown>[] =>
  log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('nothing a member types or is told is ever written down, however it ends', async () => {
  const { token } = secrets;
  const login = `mutation Login($input: LoginInput!) { login(input: $input) { token } }`;
  const input = { userName: 'aiko', password: secrets.password };
  const money = `mutation ($input: TransferInput!) { transfer(input: $input) { transfer { id note } } }`;
  const transferInput = {
    idempotencyKey: '0123456789abcdef',
    coin: 'GMT',
    amount: '1',
    toUserName: 'budi',
    note: secrets.note,
    transactionPassword: secrets.transactionPassword,
  };
  const scripts = [
    succeed({ ...userInfo, ...order, email: secrets.email, token: secrets.givenToken, expireTime: 1 }),
    succeed({ records: secrets.answer }),
    answerCode(9001, secrets.answer),
    answerCode(12345, secrets.answer),
    answerRaw(500, secrets.answer),
    answerRaw(200, `{"code":20000,"message":"","data":"${secrets.answer}`),
    answerRaw(200, secrets.answer),
    answerCode(87321, secrets.answer, 401),
  ];
  for (const script of scripts) {
    for (const endpoint of [session.login, member.userInfo, transfer.makeOver])
      test.upstream.script(endpoint, script);
    await test.gateway.query(login, { variables: { input } });
    await test.gateway.query('{ me { maskedEmail } }', { token });
    await test.gateway.query(money, { token, variables: { input: transferInput } });
  }
  await test.gateway.query(login, { variables: { input: { userName: 1, password: secrets.password } } });
  await test.gateway.query(money, { token, variables: { input: { ...transferInput, amount: 1 } } });
  await test.gateway.query(
    `mutation { login(input: { userName: "aiko", password: "${secrets.password}" }) { token nothing } }`,
  );
  await test.gateway.query(`mutation { login(input: { password: "${secrets.password}"`);
  await test.gateway.query(
    `mutation { requestPasswordReset(input: { userName: "a", captchaId: "c", captchaAnswer: "${secrets.captcha}" }) {
      expiresInSeconds } }`,
  );
  await test.gateway.query('mutation { logout { revoked } }', { token });
  await test.gateway.post(`{"query":"${secrets.password}`, { token });

  expect(lines().length).toBeGreaterThan(20);
  expect(log()).not.toMatch(/5ecret/);
  expect(log(), 'no address of a member either').not.toContain('127.0.0.1"');
});

it('nor what is sent in with orders: files, accounts, addresses, hashes', async () => {
  const { transactionPassword } = secrets;
  const token = `${secrets.token}-again`;
  const content = Buffer.from('Picture-5ecret'.repeat(1000));
  const details = {
    bankName: 'Bank-5ecret',
    accountName: 'Name-5ecret',
    accountNumber: 'NUMBER-5ecret',
    transactionPassword,
  };
  const query =
    'mutation ($input: BankDepositInput!) { depositByBank(input: $input) { deposit { id hash } } }';
  const input = {
    idempotencyKey: '0123456789abcdef',
    channelId: '1',
    bankAccountId: '1',
    amount: '100',
    rate: '1',
    reference: 'RECEIPT-5ecret',
    receiptImage: null,
  };
  const path = 'input.receiptImage';
  const map = { 0: [`variables.${path}`] };
  const scripts = [
    succeed({ ...bankDeposit.order, sysBankAccount: secrets.answer, ...bankAccount.row, ...details }),
    succeed({ ...bankDeposit.order, hash: secrets.answer }),
    succeed({ id: secrets.answer, accountNumber: 5 }),
    answerCode(9001, secrets.answer),
    answerRaw(500, secrets.answer),
  ];
  for (const script of scripts) {
    test.upstream.script(deposit.bankDeposit, script);
    test.upstream.script(payout.addBankAccount, script);
    await upload(test.gateway, { query, variables: { input } }, { path, content }, { token });
    await test.gateway.query(
      'mutation ($input: AddBankAccountInput!) { addBankAccount(input: $input) { bankAccount { id accountNumber } } }',
      { token, variables: { input: details } },
    );
  }
  const refused = [
    bodyOf(partsOf({ query, variables: { input: { ...input, amount: 5 } } }, map, { 0: content })),
    bodyOf(partsOf({ query, variables: { input } }, { 'PART-5ecret': ['variables.5ecret'] }, { 0: content })),
    bodyOf(partsOf({ query, variables: { input } }, map, { 'PART-5ecret': content })),
    bodyOf([...partsOf({ query, variables: { input } }, map), { name: '0', content: 'Text-5ecret' }]),
    bodyOf(partsOf(`{"5ecret`, map, { 0: content })),
    bodyOf(partsOf({ query, variables: { input } }, map, { 0: content }), false),
  ];
  for (const body of refused) await send(test.gateway, body, { token });

  expect(log()).toContain(deposit.bankDeposit.path);
  expect(log()).not.toMatch(/5ecret/);
  expect(log()).not.toContain(content.toString('base64').slice(0, 16));
});

it('each request has a line that says what was asked, how it went and how long it took', async () => {
  test.upstream.result(member.userInfo, userInfo);
  const { headers } = await test.gateway.query('{ me { id } }', { token: 'a' });
  const line = lines().find(
    (entry) => entry['requestId'] === headers['x-request-id'] && entry['msg'] === 'graphql',
  );
  expect(line).toMatchObject({
    level: 30,
    service: 'gateway',
    operation: 'other',
    type: 'query',
    code: 'OK',
    status: 200,
    platformCalls: 1,
  });
  expect(line?.['ms']).toBeTypeOf('number');
});

it('a failure of the platform can be found by the request id: where, and of what kind', async () => {
  test.upstream.script(member.userInfo, succeed({ ...userInfo, level: 99 }));
  const { headers } = await test.gateway.query('{ me { id } }', { token: 'a' });
  const line = lines().find(
    (entry) => entry['requestId'] === headers['x-request-id'] && entry['msg'] === 'platform call failed',
  );
  expect(line).toMatchObject({
    level: 40,
    path: member.userInfo.path,
    failure: 'broken',
    reason: 'the result is not of the contract: level (too_big)',
  });
});

it('what nobody expected is written down once, with its stack, and the caller is told only that we are busy', async () => {
  const call = test.gateway.query('{ me { id } }', { token: 'a' });
  test.upstream.script(member.userInfo, succeed({ ...userInfo, createTime: Number.MAX_SAFE_INTEGER }));
  const { errors, text, headers } = await call;
  expect(errors?.[0]).toMatchObject({ message: 'The server is busy', extensions: { code: 'SERVER_BUSY' } });
  expect(text).not.toMatch(/RangeError|Invalid time|stack/);
  const written = lines().filter(
    (entry) => entry['requestId'] === headers['x-request-id'] && entry['msg'] === 'unexpected failure',
  );
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({
    level: 50,
    err: { type: 'RangeError', stack: expect.stringMatching(/isoOf/) as unknown },
  });
});

it('a second net takes out what the first let through', () => {
  let written = '';
  const logger = createLogger('info', { write: (line) => void (written += line) });
  const { token, password } = secrets;
  logger.info(
    { token, password, request: { token, headers: { authorization: token } }, variables: { password } },
    'careless',
  );
  expect(written).toContain('careless');
  expect(written).not.toMatch(/5ecret/);
});
