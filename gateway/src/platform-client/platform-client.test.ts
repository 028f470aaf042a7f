import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { member, team } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { callWithEffect } from '../../test/cases.ts';
import { userInfo } from '../../test/fixtures.ts';
import { startGateway } from '../../test/gateway.ts';
import { ScriptedUpstream, neverAnswer } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';

describe('a call to the platform', () => {
  const test = suite();
  const proxied = suite({ TRUSTED_PROXIES: '127.0.0.1' });

  it('contains the address of the member from the connection', async () => {
    test.upstream.result(member.userInfo, userInfo);
    await test.gateway.query('{ me { id } }', { token: 'a', headers: { 'x-forwarded-for': '198.51.100.9' } });
    expect(test.upstream.only(member.userInfo).ip).toBe('127.0.0.1');
  });

  it('contains the request id of a proxy if it is harmless', async () => {
    proxied.upstream.result(team.levelList, { records: [] });
    const ids = ['proxy-0001.a_b', 'short', 'with space and more', 'a'.repeat(65), 'new\tline-0000'];
    for (const id of ids) {
      const { headers } = await proxied.gateway.query('{ levels { number } }', {
        headers: { 'x-request-id': id },
      });
      const [call] = proxied.upstream.calls.splice(0);
      expect(call?.headers['x-request-id']).toBe(headers['x-request-id']);
      if (id === ids[0]) expect(headers['x-request-id']).toBe(id);
      else expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('uses one content key for many messages, each with its own id', async () => {
    test.upstream.result(member.userInfo, userInfo);
    for (let n = 0; n < 20; n += 1) {
      expect((await test.gateway.query('{ me { id } }', { token: `t${n}` })).errors).toBeUndefined();
    }
    expect(test.upstream.calls).toHaveLength(20);
  });

  it('stays unsent when it is larger than the endpoint accepts', async () => {
    const { errors } = await test.gateway.query(
      'mutation ($p: String!) { login(input: { userName: "aiko", password: $p }) { token } }',
      { variables: { p: 'x'.repeat(60_000) } },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'The input is too large.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(test.upstream.calls).toHaveLength(0);
  });
});

describe('behind a trusted proxy', () => {
  const test = suite({ TRUSTED_PROXIES: '127.0.0.1' });
  const from = async (forwarded: string): Promise<string | undefined> => {
    test.upstream.reset();
    test.upstream.result(member.userInfo, userInfo);
    await test.gateway.query('{ me { id } }', { token: 'a', headers: { 'x-forwarded-for': forwarded } });
    return test.upstream.only(member.userInfo).ip;
  };

  it.each([
    ['198.51.100.9', '198.51.100.9'],
    ['203.0.113.1, 198.51.100.9', '198.51.100.9'],
    ['203.0.113.1, 127.0.0.1', '203.0.113.1'],
    ['::ffff:198.51.100.9', '198.51.100.9'],
    ['2001:db8::1', '2001:db8::1'],
    ['"><script>', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
  ])('x-forwarded-for %s means %s', async (forwarded, ip) => {
    expect(await from(forwarded)).toBe(ip);
  });
});

describe('under load', () => {
  it('refuses calls above the limit at once, and the others continue', async () => {
    const upstream = await ScriptedUpstream.start();
    const gateway = await startGateway(upstream, {
      PLATFORM_CALLS_AT_ONCE: '5',
      PLATFORM_TIMEOUT_MS: '3000',
    });
    upstream.script(member.userInfo, neverAnswer);
    const codes: unknown[] = [];
    await Promise.all(
      Array.from({ length: 9 }, async (_, n) => {
        const { errors } = await gateway.query('{ me { id } }', { token: `t${n}` });
        codes.push(errors?.[0]?.extensions.code);
      }),
    );
    const times = (count: number, code: string) => Array.from({ length: count }, () => code);
    expect(codes).toEqual([...times(4, 'SERVICE_UNAVAILABLE'), ...times(5, 'GATEWAY_TIMEOUT')]);

    upstream.result(member.userInfo, userInfo);
    expect((await gateway.query('{ me { id } }', { token: 'later' })).data).toEqual({ me: { id: '100001' } });
    await gateway.close();
    await upstream.close();
  });
});

describe('a failed connection attempt', () => {
  it('causes one retry for a read, never for a movement of credits', async () => {
    const upstream = await ScriptedUpstream.start();
    const gateway = await startGateway(upstream);
    upstream.result(member.userInfo, userInfo);
    const money = callWithEffect('money');
    upstream.result(money.endpoint, money.result);
    await upstream.close();
    const retries = async (): Promise<string> =>
      /^upstream_retries_total (\d+)$/m.exec((await gateway.requestAdmin('/metrics')).text)?.[1] ?? '';

    const refused = await gateway.query(money.document, { token: 'a', variables: money.variables });
    expect(refused.errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect(await retries()).toBe('0');

    const read = gateway.query('{ me { id } }', { token: 'a' });
    await expect.poll(() => gateway.log(), { interval: 1 }).toContain('platform call tried again');
    await upstream.listen();
    expect((await read).data).toEqual({ me: { id: '100001' } });
    expect(await retries()).toBe('1');
    expect(upstream.calls).toHaveLength(1);
    await gateway.close();
    await upstream.close();
  });
});

describe('a platform that does not speak HTTP', () => {
  it.each<[string, (socket: Socket) => void, string, timeout?: string]>([
    ['answers with something else', (socket) => void socket.end('SSH-2.0-OpenSSH_9\r\n'), 'SERVER_BUSY'],
    [
      'never ends its headers',
      (socket) => void socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(40_000)}`),
      'SERVER_BUSY',
    ],
    ['says nothing', () => undefined, 'GATEWAY_TIMEOUT', '400'],
  ])('%s', async (_what, greet, code, timeout) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => greet(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const keys = await ScriptedUpstream.start();
    const place = { url: `http://127.0.0.1:${port}`, publicKeyPem: keys.publicKeyPem };
    const gateway = await startGateway(place, { PLATFORM_TIMEOUT_MS: timeout });
    const { errors, text } = await gateway.query('{ me { id } }', { token: 'a' });
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(text).not.toContain('SSH');
    for (const socket of sockets) socket.destroy();
    await gateway.close();
    await keys.close();
    await new Promise((resolve) => server.close(resolve));
  });
});
