/** Requests that never end, and connections that break. */
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { bodyOf, open, partsOf } from '../../test/multipart.ts';
import { neverAnswer } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';
import { anyMember, countUploads, endpoint, map, operation, result } from '../../test/upload-operation.ts';

const test = suite({ TRUSTED_PROXIES: '127.0.0.1' });

describe('an endless stream', () => {
  const begin = bodyOf(partsOf(operation, map), false).toString();
  const head = '--portal-test-boundary\r\ncontent-disposition: form-data; name="0"; filename="a.jpg"\r\n\r\n';

  it.each([
    ['in a file', 'authorization: Bearer a', begin + head, '413', 'BAD_USER_INPUT'],
    ['before the first part', 'authorization: Bearer a', 'x', '413', 'BAD_REQUEST'],
    ['of a visitor', 'x-nothing: y', begin + head, '200', 'UNAUTHENTICATED'],
  ])('%s gets an early response and is closed soon', async (_what, header, first, status, code) => {
    const address = test.gateway.app.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('not listening');
    const socket = connect(address.port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    const chunk = (content: string | Buffer): Buffer =>
      Buffer.concat([
        Buffer.from(`${content.length.toString(16)}\r\n`),
        Buffer.from(content),
        Buffer.from('\r\n'),
      ]);
    socket.write(
      [
        'POST /graphql HTTP/1.1',
        'host: x',
        header,
        'transfer-encoding: chunked',
        'content-type: multipart/form-data; boundary=portal-test-boundary',
        '',
        '',
      ].join('\r\n'),
    );
    socket.write(chunk(first));
    const megabyte = chunk(Buffer.alloc(1_000_000, 'x'));
    let sent = 0;
    const more = (): void => {
      while (!socket.destroyed && sent < 1000) {
        sent += 1;
        if (!socket.write(megabyte)) return;
      }
    };
    socket.on('drain', more);
    more();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(received).toMatch(`HTTP/1.1 ${status} `);
    expect(received).toMatch(`"code":"${code}"`);
    expect(sent, 'MB until the connection was cut').toBeLessThan(60);
    expect(test.upstream.calls).toHaveLength(0);
    await expect.poll(() => countUploads(test.gateway)).toBe('0');
  });
});

it('stops reading a file in one-byte chunks, because each chunk counts as a thousand bytes', async () => {
  const address = test.gateway.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  const text = bodyOf(partsOf(operation, map, { 0: Buffer.alloc(100_000, 'x') })).toString('latin1');
  socket.write(
    [
      'POST /graphql HTTP/1.1',
      'host: x',
      'authorization: Bearer a',
      'x-forwarded-for: 198.51.100.77',
      'transfer-encoding: chunked',
      'content-type: multipart/form-data; boundary=portal-test-boundary',
      '',
      Array.from(text, (character) => `1\r\n${character}\r\n`).join(''),
    ].join('\r\n'),
  );
  let received = '';
  await new Promise<void>((resolve) => {
    socket.on('data', (data: Buffer) => {
      received += data.toString();
      if (received.includes('}]}')) resolve();
    });
  });
  expect(received).toMatch('HTTP/1.1 400 ');
  expect(received).toMatch('The request comes in too many pieces.');
  socket.destroy();
  expect(test.upstream.calls).toHaveLength(0);
});

describe('a connection that breaks', () => {
  const body = bodyOf(partsOf(operation, map, { 0: Buffer.alloc(3_000_000) }));

  it.each([
    ['before anything', 0],
    ['within operations', 100],
    ['within the map', 700],
    ['within the file', 2_000_000],
    ['before the last boundary', body.length - 10],
    ['before its last byte', body.length - 1],
  ])('%s leaves nothing behind', async (_what, bytes) => {
    test.upstream.result(endpoint, result);
    const { request, answer } = open(test.gateway, {
      ...anyMember(),
      headers: { ...anyMember().headers, 'content-length': String(body.length) },
    });
    request.flushHeaders();
    if (bytes > 0) await new Promise((resolve) => request.write(body.subarray(0, bytes), resolve));
    await expect.poll(() => countUploads(test.gateway)).toBe('1');
    request.destroy();
    expect(await answer).toBeUndefined();
    await expect.poll(() => countUploads(test.gateway)).toBe('0');
    expect(test.upstream.calls).toHaveLength(0);
    expect(test.gateway.log()).not.toContain('"level":50');
  });

  it('does not stop the platform call once the whole request has arrived', async () => {
    const seen = new Promise<void>((resolve) => {
      test.upstream.script(endpoint, (exchange) => {
        resolve();
        neverAnswer(exchange);
        exchange.response.end();
      });
    });
    const { request } = open(test.gateway, anyMember());
    request.end(body);
    await seen;
    request.destroy();
    await expect.poll(() => countUploads(test.gateway)).toBe('0');
    expect(test.upstream.calls).toHaveLength(1);
  });
});
