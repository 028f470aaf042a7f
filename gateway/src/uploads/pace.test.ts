/** Files of members with slow connections, which may take longer than other requests and not for ever. */
import { setTimeout as sleep } from 'node:timers/promises';
import { deposit } from '@portal/schema/rest';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, open, partsOf } from '../../test/multipart.ts';
import { onChainDeposit } from '../../test/orders.ts';
import { littlePatience, suite } from '../../test/suite.ts';

const test = suite({}, littlePatience);

const query = 'mutation ($input: OnChainDepositInput!) { depositOnChain(input: $input) { deposit { id } } }';
const input = {
  idempotencyKey: '0123456789abcdef',
  network: 'TRC20',
  amount: '1',
  reference: 'r',
  receiptImage: null,
};
const body = bodyOf(
  partsOf(
    { query, variables: { input } },
    { 0: ['variables.input.receiptImage'] },
    { 0: Buffer.alloc(400_000) },
  ),
);

beforeEach(() => test.upstream.result(deposit.deposit, onChainDeposit.order));

describe.concurrent('a member', () => {
  it('is waited for as long as something comes, longer than for other requests', async () => {
    const { request, answer } = open(test.gateway, { token: 'slow' });
    request.write(body.subarray(0, 300_000));
    await sleep(2000);
    request.end(body.subarray(300_000));
    expect((await answer)?.data).toEqual({ depositOnChain: { deposit: { id: '71' } } });
  });

  it.each([
    ['within the file', 2000, 'input.receiptImage'],
    ['before it', 100, undefined],
  ])('is told when nothing comes any more %s', async (_where, bytes, field) => {
    const begin = performance.now();
    const { request, answer } = open(test.gateway, { token: 'stalled', language: 'id-ID' });
    request.write(body.subarray(0, bytes));
    const error = (await answer)?.errors?.[0];
    expect(performance.now() - begin).toBeGreaterThan(1400);
    expect(error?.message).toBe('Berkas terkirim terlalu lambat. Periksa koneksi, lalu coba lagi.');
    expect([error?.extensions.code, error?.extensions.field]).toEqual(['BAD_USER_INPUT', field]);
    request.destroy();
  });
});
