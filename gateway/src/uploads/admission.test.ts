/** Which callers may send files, and how many at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { member, session } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { bodyOf, open, partsOf, send, upload } from '../../test/multipart.ts';
import { answerCode } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';
import {
  anyMember,
  countUploads,
  endpoint,
  map,
  operation,
  path,
  picture,
  result,
} from '../../test/upload-operation.ts';

const test = suite({ TRUSTED_PROXIES: '127.0.0.1' });

describe('an upload', () => {
  it('fails for a visitor, at once and without reading the request', async () => {
    const { request, answer } = open(test.gateway, { headers: { 'x-forwarded-for': '198.51.100.1' } });
    request.write('--portal-test-boundary\r\n');
    const { errors } = (await answer) ?? {};
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    request.destroy();
  });

  it('fails for an unknown token, before any of it is read or uses a slot', async () => {
    test.upstream.script(member.userInfo, answerCode(401, 'Sign in.', 401));
    const { request, answer } = open(test.gateway, anyMember());
    request.write('--portal-test-boundary\r\n');
    const { errors } = (await answer) ?? {};
    expect(errors?.[0]?.extensions.code).toMatch(/^(UNAUTHENTICATED|SESSION_EXPIRED)$/);
    expect(await countUploads(test.gateway)).toBe('0');
    request.destroy();
  });

  it('fails for a session that signed out', async () => {
    const who = anyMember();
    test.upstream.result(session.logout, {});
    await test.gateway.query('mutation { logout { revoked } }', who);
    const { errors } = await upload(test.gateway, operation, { path, content: picture }, who);
    expect(errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');
    expect(test.upstream.calls).toHaveLength(1);
  });

  it('fails after 60 in a minute, failed ones included', async () => {
    const { headers } = anyMember();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 62; n += 1) {
      const { errors } = await send(test.gateway, bodyOf([]), {
        token: `other-${n}`,
        ...(headers && { headers }),
      });
      codes.push(errors?.[0]?.extensions.code);
    }
    expect(codes.slice(0, 60)).not.toContain('RATE_LIMITED');
    expect(codes.slice(60)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });

  it('fails after 20 in a minute from one address', async () => {
    test.upstream.result(endpoint, result);
    const who = anyMember();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 21; n += 1) {
      const { errors } = await upload(test.gateway, operation, { path, content: picture }, who);
      codes.push(errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => undefined), 'RATE_LIMITED']);
  });
});

describe('concurrent uploads', () => {
  const few = suite({ TRUSTED_PROXIES: '127.0.0.1', UPLOADS_AT_ONCE: '2' });

  it('run up to the limit, while others queue and leave when their connection ends', async () => {
    few.upstream.result(endpoint, result);
    const body = bodyOf(partsOf(operation, map, { 0: picture }));
    const sendings = [1, 2, 3, 4].map(() => open(few.gateway, anyMember()));
    for (const { request } of sendings) request.write(body.subarray(0, 100));
    const [first, second, third, fourth] = sendings as [
      (typeof sendings)[0],
      (typeof sendings)[0],
      (typeof sendings)[0],
      (typeof sendings)[0],
    ];
    await expect.poll(() => countUploads(few.gateway)).toBe('2');
    await sleep(200);
    for (const { request } of [third, fourth]) request.end(body.subarray(100));
    await sleep(200);
    expect(few.upstream.calls, 'those that wait are not served').toHaveLength(0);
    third.request.destroy();
    first.request.end(body.subarray(100));
    expect((await first.answer)?.status).toBe(200);
    expect((await fourth.answer)?.status).toBe(200);
    second.request.end(body.subarray(100));
    expect((await second.answer)?.status).toBe(200);
    expect(await third.answer).toBeUndefined();
    expect(few.upstream.calls).toHaveLength(3);
    await expect.poll(() => countUploads(few.gateway)).toBe('0');
  });

  it('reach the platform four at a time', async () => {
    const held: (() => void)[] = [];
    test.upstream.script(endpoint, ({ response, seal }) => {
      held.push(() => {
        const data = seal(result);
        response.writeHead(200).end(JSON.stringify({ code: 20000, message: '', data }));
      });
    });
    const sendings = Array.from({ length: 6 }, () => open(test.gateway, anyMember()));
    for (const { request } of sendings) request.end(bodyOf(partsOf(operation, map, { 0: picture })));
    await expect.poll(() => held.length).toBe(4);
    await sleep(200);
    expect([held.length, await countUploads(test.gateway)]).toEqual([4, '6']);
    held.shift()?.();
    await expect.poll(() => held.length).toBe(4);
    while (held.length > 0) {
      held.shift()?.();
      await sleep(20);
    }
    const answers = await Promise.all(sendings.map(({ answer }) => answer));
    expect(answers.map((answer) => answer?.errors)).toEqual(answers.map(() => undefined));
  });

  it('stop at four for each address, so that one address cannot take every slot', async () => {
    const who = anyMember();
    const sendings = [1, 2, 3, 4].map(() => open(few.gateway, who));
    for (const { request } of sendings) request.flushHeaders();
    await sleep(300);
    const { errors } = await upload(few.gateway, operation, { path, content: picture }, who);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 5 });
    for (const { request } of sendings) request.destroy();
    await Promise.all(sendings.map(({ answer }) => answer));
    few.upstream.result(endpoint, result);
    await expect
      .poll(async () => (await upload(few.gateway, operation, { path, content: picture }, who)).status)
      .toBe(200);
  });
});
