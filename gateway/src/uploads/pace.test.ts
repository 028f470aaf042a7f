/** Files over slow connections, which may take longer than other requests, but not forever. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, open, partsOf } from '../../test/multipart.ts';
import { shortTimeouts, suite } from '../../test/suite.ts';
import { data, endpoint, map, operation, path, result } from '../../test/upload-operation.ts';

const test = suite({}, shortTimeouts);

const body = bodyOf(partsOf(operation, map, { 0: Buffer.alloc(400_000) }));

beforeEach(() => test.upstream.result(endpoint, result));

describe.concurrent('a member', () => {
  it('may send slowly as long as bytes arrive, and longer than for other requests', async () => {
    const { request, answer } = open(test.gateway, { token: 'slow' });
    request.write(body.subarray(0, 300_000));
    await sleep(2000);
    request.end(body.subarray(300_000));
    expect((await answer)?.data).toEqual(data);
  });

  it.each([
    ['within the file', 2000, path],
    ['before it', 100, undefined],
  ])('gets an error when the upload stalls %s', async (_where, bytes, field) => {
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
