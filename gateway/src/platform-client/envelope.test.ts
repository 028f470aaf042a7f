import { createTestPlatform, type TestMember, type TestPlatform } from '@portal/platform/testing';
import { classicOptions } from '@portal/schema/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../test/cases.ts';
import { startGateway, type TestGateway } from '../../test/gateway.ts';
import { upload } from '../../test/multipart.ts';

const options = {
  cipher: 'aes-256-cbc',
  iv: 'key',
  wrap: 'pkcs1',
  keyText: 'base64',
  plaintext: 'body',
  needEn: true,
  fields: { key: 'secretKey' },
} as const;

const transfer = `mutation ($input: TransferInput!) { transfer(input: $input) { transfer { amount } } }`;
const order = (recipient: string) => ({
  input: {
    toUserName: recipient,
    coin: 'CASH_POINT',
    amount: '3',
    transactionPassword: 'Credits2026',
    idempotencyKey: 'classic-envelope-0001',
  },
});

describe('a gateway with the classic envelope', () => {
  let platform: TestPlatform;
  let gateway: TestGateway;
  let mei: TestMember;
  let token: string;

  beforeAll(async () => {
    platform = await createTestPlatform({
      envelopes: { jwe: false, classic: classicOptions.parse(options) },
    });
    mei = await platform.addMember('mei', { balances: { CASH_POINT: '10' } });
    await platform.addMember('aiko');
    token = await platform.signIn(mei);
    const url = await platform.listen({ host: '127.0.0.1', port: 0 });
    gateway = await startGateway(
      { url, publicKeyPem: platform.publicKeyPem },
      { ENVELOPE: 'classic', CLASSIC_ENVELOPE: JSON.stringify(options) },
    );
  });
  afterAll(async () => {
    await gateway.close();
    await platform.close();
  });

  it('reads and moves credits', async () => {
    const { errors } = await gateway.query(transfer, { token, variables: order('aiko') });
    expect(errors).toBeUndefined();
    const { data } = await gateway.query('{ assets { coin available } }', { token });
    expect(data?.['assets']).toContainEqual({ coin: 'CASH_POINT', available: '7' });
  });

  it('shows a refusal with its field', async () => {
    const variables = order('nobody');
    variables.input.idempotencyKey = 'classic-envelope-0002';
    const { errors } = await gateway.query(transfer, { token, variables });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'PLATFORM_MESSAGE',
      field: 'input.toUserName',
    });
  });

  it('sends files, which the platform decodes', async () => {
    const call = calls.find(({ picturePath }) => picturePath !== undefined);
    const { errors } = await upload(
      gateway,
      { query: call?.document ?? '', variables: call?.variables },
      { path: call?.picturePath ?? '', content: Buffer.alloc(100_000, 'no picture') },
      { token },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'PLATFORM_MESSAGE',
      field: call?.picturePath,
    });
  });
});

it('rejects the classic envelope on a platform without the setting', async () => {
  const platform = await createTestPlatform();
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await startGateway({ url, publicKeyPem: platform.publicKeyPem }, { ENVELOPE: 'classic' });
  const { errors } = await gateway.query('{ assets { coin } }', { token: 'abc' });
  expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  await gateway.close();
  await platform.close();
});
