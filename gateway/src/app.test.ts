/** The gateway in front of the real platform: what members do, from the captcha to the records. */
import {
  createTestPlatform,
  testCaptcha,
  testPassword,
  testTransactionPassword,
  type TestMember,
  type TestPlatform,
} from '@portal/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type GraphqlResponse, type TestGateway } from '../test/gateway.ts';

let platform: TestPlatform;
let gateway: TestGateway;
let aiko: TestMember;
let budi: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  aiko = await platform.addMember('aiko', {
    email: 'aiko@example.com',
    countryCode: 'JP',
    balances: { CASH_POINT: '1000' },
    flags: { otc: true },
  });
  budi = await platform.addMember('budi', { sponsor: aiko });
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  gateway = await startGateway({ url, publicKeyPem: platform.publicKeyPem });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

/** The data of an answer without errors, of the shape its document asks for. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- names the shape where it is known
function dataOf<Shape extends object = Readonly<Record<string, unknown>>>({
  data,
  errors,
}: GraphqlResponse): Shape {
  expect(errors).toBeUndefined();
  return data as Shape;
}

const signIn = async (userName: string, password = testPassword): Promise<string> => {
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { token expiresAt } }';
  const { login } = dataOf<{
    login: { token: string; expiresAt: string };
  }>(await gateway.query(document, { variables: { input: { userName, password } } }));
  expect(Date.parse(login.expiresAt)).toBeGreaterThan(platform.clock.now().getTime());
  return login.token;
};

const available = async (token: string, coin: string): Promise<string | undefined> => {
  const { assets } = dataOf<{
    assets: { coin: string; available: string }[];
  }>(await gateway.query('{ assets { coin available } }', { token }));
  expect(assets).toHaveLength(7);
  return assets.find((asset) => asset.coin === coin)?.available;
};

const newCaptcha = async (): Promise<string> => {
  const { createCaptcha } = dataOf<{
    createCaptcha: { id: string; image: string };
  }>(await gateway.query('mutation { createCaptcha { id image } }'));
  expect(createCaptcha.image).toMatch(/^data:image\/png;base64,/);
  return createCaptcha.id;
};

const transfer = (
  token: string,
  input: Record<string, unknown>,
  language?: string,
): Promise<GraphqlResponse> =>
  gateway.query(
    `mutation ($input: TransferInput!) { transfer(input: $input) { transfer {
      receiptNumber direction counterparty coin amount fee actualAmount note status } } }`,
    {
      token,
      variables: {
        input: {
          coin: 'CASH_POINT',
          toUserName: 'budi',
          transactionPassword: testTransactionPassword,
          ...input,
        },
      },
      ...(language === undefined ? {} : { language }),
    },
  );

describe('a visitor', () => {
  it('can read what is public', async () => {
    const data = dataOf<Record<string, unknown[]>>(
      await gateway.query(
        `{ countries { code name } levels { number englishName chineseName } coins { coin shortName }
           creditRecordTypes media(kind: TERMS) { title body } }`,
        { language: 'id-ID' },
      ),
    );
    expect(data['levels']).toHaveLength(9);
    expect(data['coins']).toHaveLength(7);
    expect(data['creditRecordTypes']).toHaveLength(43);
    expect(data['countries']?.length).toBeGreaterThan(100);
    expect(data['media']?.length).toBeGreaterThan(0);
  });

  it('can register, sign in and read their own data', async () => {
    const captchaId = await newCaptcha();
    const input = {
      userName: 'chandra',
      password: testPassword,
      transactionPassword: testTransactionPassword,
      countryCode: 'ID',
      captchaId,
      captchaAnswer: testCaptcha.toLowerCase(),
    };
    const document = 'mutation ($input: RegisterInput!) { register(input: $input) { userId userName } }';
    const { register } = dataOf<{
      register: { userId: string };
    }>(await gateway.query(document, { variables: { input } }));
    const token = await signIn('Chandra');
    const { me } = dataOf(
      await gateway.query(
        '{ me { id userName maskedEmail level { number englishName } agreementAccepted } }',
        { token },
      ),
    );
    expect(me).toEqual({
      id: register.userId,
      userName: 'chandra',
      maskedEmail: null,
      level: { number: -1, englishName: expect.any(String) as unknown },
      agreementAccepted: false,
    });
    const again = await gateway.query(document, { variables: { input }, language: 'ja-JP' });
    expect(again.errors?.[0]?.extensions.code).toBe('PLATFORM_MESSAGE');
    expect(again.errors?.[0]?.message).toMatch(/[\u3040-\u30ff]/);
  });

  it('gets the message about a wrong password in five languages', async () => {
    const messages = new Set<string>();
    for (const language of ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID']) {
      const { errors } = await gateway.query(
        'mutation { login(input: { userName: "nobody", password: "wrong-1234" }) { token } }',
        { language },
      );
      expect(errors?.[0]?.extensions.code).toBe('PLATFORM_MESSAGE');
      messages.add(errors?.[0]?.message ?? '');
    }
    expect(messages.size).toBe(5);
  });

  it('can reset a password with the code from the e-mail', async () => {
    const eko = await platform.addMember('eko', { email: 'eko@example.com' });
    const captchaId = await newCaptcha();
    const asked = dataOf(
      await gateway.query(
        'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { expiresInSeconds } }',
        { variables: { input: { userName: 'eko', captchaId, captchaAnswer: testCaptcha } } },
      ),
    );
    expect(asked).toEqual({ requestPasswordReset: { expiresInSeconds: expect.any(Number) as unknown } });
    const mail = (await platform.sendMails()).findLast(({ to }) => to === 'eko@example.com');
    const code = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(mail?.text ?? '')?.[0];
    const before = await platform.signIn(eko);
    const reset = await gateway.query(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { reset } }',
      { variables: { input: { userName: 'eko', code, newPassword: 'Portal2027' } } },
    );
    expect(dataOf(reset)).toEqual({ resetPassword: { reset: true } });
    const { errors } = await gateway.query('{ me { id } }', { token: before });
    expect(errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');
    await signIn('eko', 'Portal2027');
  });
});

describe('a member', () => {
  it('sees their own data and balances', async () => {
    const token = await signIn('aiko');
    const { me } = dataOf(
      await gateway.query('{ me { userName maskedEmail countryCode otcEnabled commitmentEnabled } }', {
        token,
      }),
    );
    expect(me).toEqual({
      userName: 'aiko',
      maskedEmail: 'a***o@example.com',
      countryCode: 'JP',
      otcEnabled: true,
      commitmentEnabled: false,
    });
    expect(Number(await available(token, 'CASH_POINT'))).toBe(1000);
    expect(Number(await available(token, 'GMT'))).toBe(0);
  });

  it('transfers credits once for one idempotency key, and both members see the transfer', async () => {
    const [sender, receiver] = [await signIn('aiko'), await signIn('budi')];
    const idempotencyKey = crypto.randomUUID();
    const [first, second] = await Promise.all(
      [1, 2].map(() => transfer(sender, { idempotencyKey, amount: '100', note: 'lunch' })),
    );
    if (first === undefined || second === undefined) throw new Error('two answers');
    expect(dataOf(first)).toEqual(dataOf(second));
    const made = dataOf<{ transfer: { transfer: Record<string, string> } }>(first).transfer.transfer;
    expect(made).toMatchObject({
      direction: 'OUTGOING',
      counterparty: 'budi',
      coin: 'CASH_POINT',
      note: 'lunch',
    });
    expect(Number(await available(sender, 'CASH_POINT'))).toBe(900);
    expect(await available(receiver, 'CASH_POINT')).toBe(made['actualAmount']);

    const records = `{ creditRecords(first: 5, filter: { coin: CASH_POINT, types: [TRANSFER] }) {
      edges { node { receiptNumber amount counterparty } } } }`;
    const recordsOf = async (token: string) =>
      dataOf<{ creditRecords: { edges: { node: object }[] } }>(await gateway.query(records, { token }))
        .creditRecords.edges;
    expect(await recordsOf(sender)).toMatchObject([
      { node: { receiptNumber: made['receiptNumber'], counterparty: 'budi' } },
    ]);
    expect(await recordsOf(receiver)).toMatchObject([
      { node: { receiptNumber: made['receiptNumber'], counterparty: 'aiko', amount: made['actualAmount'] } },
    ]);
  });

  it.each([
    '-1',
    '1e3',
    'NaN',
    'Infinity',
    '1e308',
    '0',
    '0.000000001',
    '１０',
    '',
    ' ',
    '10,5',
    '0x10',
    '1000000000000',
  ])('is refused the amount %j in their language, and nothing moves', async (amount) => {
    const token = await platform.signIn(aiko);
    const before = await available(token, 'CASH_POINT');
    const { errors } = await transfer(token, { idempotencyKey: crypto.randomUUID(), amount }, 'ko-KP');
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions.code).toBe('PLATFORM_MESSAGE');
    expect(errors?.[0]?.message).toMatch(/[\uac00-\ud7af]/);
    expect(await available(token, 'CASH_POINT')).toBe(before);
  });

  it('reads their records page by page without gaps or duplicates', async () => {
    const token = await platform.signIn(budi);
    for (let n = 1; n <= 7; n += 1) await platform.credit(budi, 'GMT', String(n));
    const seen: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 10; pages += 1) {
      const answer = await gateway.query(
        `query ($after: String) { creditRecords(first: 3, after: $after, filter: { coin: GMT }) {
          edges { cursor node { id amount } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`,
        { token, variables: { after } },
      );
      const { creditRecords } = dataOf<{
        creditRecords: {
          edges: { node: { amount: string } }[];
          pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
        };
      }>(answer);
      expect(creditRecords.pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...creditRecords.edges.map(({ node }) => node.amount));
      after = creditRecords.pageInfo.endCursor;
      if (!creditRecords.pageInfo.hasNextPage) break;
    }
    expect(seen.map(Number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('reads the rules and the history of transfers', async () => {
    const token = await platform.signIn(aiko);
    const { transferConfig, transfers } = dataOf<{
      transferConfig: { rules: unknown[] };
      transfers: { edges: { node: object }[] };
    }>(
      await gateway.query(
        `{ transferConfig { rules { coin minimum maximum multiple feeRate } }
           transfers(direction: OUTGOING) { edges { node { direction } } } }`,
        { token },
      ),
    );
    expect(transferConfig.rules.length).toBeGreaterThan(0);
    expect(transfers.edges).toEqual([{ node: { direction: 'OUTGOING' } }]);
  });

  it('accepts the terms', async () => {
    const token = await platform.signIn(budi);
    const { media } = dataOf<{ media: [{ id: string }] }>(
      await gateway.query('{ media(kind: TERMS) { id } }'),
    );
    const { acceptAgreement } = dataOf(
      await gateway.query(
        'mutation ($input: AcceptAgreementInput!) { acceptAgreement(input: $input) { member { userName agreementAccepted } } }',
        { token, variables: { input: { termsId: media[0].id } } },
      ),
    );
    expect(acceptAgreement).toEqual({ member: { userName: 'budi', agreementAccepted: true } });
  });

  it('changes passwords, which ends every session', async () => {
    const dewi = await platform.addMember('dewi', { balances: { CASH_POINT: '10' } });
    const token = await platform.signIn(dewi);
    dataOf(
      await gateway.query(
        `mutation ($input: ChangeTransactionPasswordInput!) { changeTransactionPassword(input: $input) { changed } }`,
        {
          token,
          variables: {
            input: {
              loginPassword: testPassword,
              currentPassword: testTransactionPassword,
              newPassword: 'Credits2027',
            },
          },
        },
      ),
    );
    const refused = await transfer(token, { idempotencyKey: crypto.randomUUID(), amount: '5' });
    expect(refused.errors?.[0]?.extensions.code).toBe('PLATFORM_MESSAGE');
    dataOf(
      await transfer(token, {
        idempotencyKey: crypto.randomUUID(),
        amount: '5',
        transactionPassword: 'Credits2027',
      }),
    );
    dataOf(
      await gateway.query(
        'mutation ($input: ChangeLoginPasswordInput!) { changeLoginPassword(input: $input) { changed } }',
        { token, variables: { input: { currentPassword: testPassword, newPassword: 'Portal2027' } } },
      ),
    );
    const { errors } = await gateway.query('{ me { id } }', { token });
    expect(errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');
    await signIn('dewi', 'Portal2027');
  });

  it('signs out', async () => {
    const token = await signIn('budi');
    expect(dataOf(await gateway.query('mutation { logout { revoked } }', { token }))).toEqual({
      logout: { revoked: true },
    });
    const { errors } = await gateway.query('{ me { id } }', { token });
    expect(errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');
  });

  it('gets different errors for an invalid and for an absent session', async () => {
    const codes = [];
    for (const token of ['made-up-token', undefined]) {
      const { errors } = await gateway.query('{ me { id } }', token === undefined ? {} : { token });
      codes.push(errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual(['SESSION_INVALID', 'UNAUTHENTICATED']);
  });
});

it('leaves the gateway ready, without an unexpected failure in the log', async () => {
  const answer = await gateway.requestAdmin('/readyz');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ status: 'ready', dependencies: { platform: { status: 'up' } } });
  expect(gateway.log()).not.toContain('"level":50');
});
