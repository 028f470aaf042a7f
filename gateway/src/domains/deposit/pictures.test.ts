/** Pictures end to end, from the request of a browser to the platform's table and back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestPlatform, type TestMember, type TestPlatform } from '@portal/platform/testing';
import { fillPool, openAccounts } from '@portal/platform/testing/deposits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../test/gateway.ts';
import { bodyOf, open, partsOf, upload } from '../../../test/multipart.ts';
import { png } from '../../../test/pictures.ts';

let platform: TestPlatform;
let gateway: TestGateway;
let aiko: TestMember;
let account: { channelId: string; sysBankAccountId: string };

beforeAll(async () => {
  platform = await createTestPlatform();
  const { database } = platform.services;
  await fillPool(database, 2);
  [account = expect.unreachable()] = await openAccounts(database);
  aiko = await platform.addMember('aiko');
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  gateway = await startGateway({ url, publicKeyPem: platform.publicKeyPem });
}, 180_000);
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

let keys = 0;
const operation = () => ({
  query:
    'mutation ($input: BankDepositInput!) { depositByBank(input: $input) { deposit { id hasReceiptImage } } }',
  variables: {
    input: {
      idempotencyKey: `key-of-a-picture-${(keys += 1)}`,
      channelId: account.channelId,
      bankAccountId: account.sysBankAccountId,
      amount: '200',
      rate: '1',
      reference: `RCPT-0000${keys}`,
      receiptImage: null,
    },
  },
});
const path = 'input.receiptImage';

const stored = async (): Promise<readonly [uploads: number, deposits: number]> => {
  const count = (table: string) =>
    platform.services.database.one<{ count: number }>(`select count(*)::int as count from ${table}`);
  return [(await count('upload')).count, (await count('deposit')).count];
};

const html = Buffer.from('<!doctype html><script>alert(1)</script>');

describe('content that is not a picture', () => {
  it.each<[string, Buffer, number, string]>([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      200,
      'PLATFORM_MESSAGE',
    ],
    ['a page under the name of a photo', html, 200, 'PLATFORM_MESSAGE'],
    ['a picture of 30,000 × 30,000', png(30_000, 30_000, 1), 200, 'PLATFORM_MESSAGE'],
    ['a picture that breaks off', png(64, 64).subarray(0, 60), 200, 'PLATFORM_MESSAGE'],
    ['6 MB', Buffer.concat([png(8, 8), Buffer.alloc(6_000_000)]), 413, 'BAD_USER_INPUT'],
    ['nothing', Buffer.alloc(0), 200, 'BAD_USER_INPUT'],
  ])(
    '%s is refused in the member’s language and leaves nothing behind',
    async (_what, content, status, code) => {
      const token = await platform.signIn(aiko);
      const answer = await upload(gateway, operation(), { path, content }, { token, language: 'ko-KP' });
      expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([status, code]);
      expect(answer.errors?.[0]?.message).toMatch(/[\uac00-\ud7af]/);
      expect(await stored()).toEqual([0, 0]);
    },
  );

  it('leaves nothing behind when the connection breaks', async () => {
    const token = await platform.signIn(aiko);
    const body = bodyOf(partsOf(operation(), { 0: [`variables.${path}`] }, { 0: png(2000, 2000) }));
    for (const bytes of [100, 700, body.length - 100, body.length - 1]) {
      const { request, answer } = open(gateway, {
        token,
        headers: { 'content-length': String(body.length) },
      });
      await new Promise((resolve) => request.write(body.subarray(0, bytes), resolve));
      request.destroy();
      expect(await answer).toBeUndefined();
    }
    await sleep(300);
    expect(await stored()).toEqual([0, 0]);
  });
});

it('stores a picture once for each idempotency key and shows it to its owner', async () => {
  const token = await platform.signIn(aiko);
  const sent = operation();
  const file = { path, content: png(640, 480) };
  const [first, second] = [
    await upload(gateway, sent, file, { token }),
    await upload(gateway, sent, file, { token }),
  ];
  expect(first.data).toMatchObject({ depositByBank: { deposit: { hasReceiptImage: true } } });
  expect(second.data).toEqual(first.data);
  expect(await stored()).toEqual([1, 1]);
  const { id } = (first.data as { depositByBank: { deposit: { id: string } } }).depositByBank.deposit;
  const { data } = await gateway.query(
    'query ($id: ID!) { depositReceiptImage(depositId: $id) { image width height } }',
    { token, variables: { id } },
  );
  expect(data).toEqual({
    depositReceiptImage: {
      image: expect.stringMatching(/^data:image\/webp;base64,UklGR/) as unknown,
      width: 640,
      height: 480,
    },
  });
});

it('stores a picture without the HTML page that is appended to it', async () => {
  const token = await platform.signIn(aiko);
  const content = Buffer.concat([png(8, 8), html]);
  const { data } = await upload(gateway, operation(), { path, content }, { token });
  const { id } = (data as { depositByBank: { deposit: { id: string } } }).depositByBank.deposit;
  const answer = await gateway.query(
    'query ($id: ID!) { depositReceiptImage(depositId: $id) { image width height } }',
    { token, variables: { id } },
  );
  const { image } = answer.data?.['depositReceiptImage'] as { image: string };
  const [head, base64 = ''] = image.split(',');
  expect(head).toBe('data:image/webp;base64');
  expect(Buffer.from(base64, 'base64').toString('latin1')).not.toMatch(/html|script|alert/);
});
