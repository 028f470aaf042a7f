/** A platform that fails while a picture is being sent to it. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { member } from '@portal/schema/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../test/gateway.ts';
import { upload } from '../../test/multipart.ts';
import { ScriptedUpstream } from '../../test/scripted-upstream.ts';
import { countUploads, endpoint, operation, path } from '../../test/upload-operation.ts';

let take: (socket: Socket) => void;
let server: Server;
let upstream: ScriptedUpstream;
let gateway: TestGateway;
const sockets: Socket[] = [];

/** Answers the session check normally and closes its connection; the picture gets the test's answer. */
function answer(socket: Socket, first: Buffer): void {
  if (!first.includes(member.userInfo.path)) {
    take(socket);
    return;
  }
  const through = connect(Number(new URL(upstream.url).port), '127.0.0.1');
  sockets.push(through);
  through.on('error', () => undefined);
  socket.pipe(through);
  through.on('data', (chunk: Buffer) =>
    socket.end(chunk.toString('latin1').replace(/connection: keep-alive/i, 'connection: close'), 'latin1'),
  );
}

beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null;
      if (first === null) return;
      socket.unshift(first);
      setImmediate(answer, socket, first);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  gateway = await startGateway(
    { url: `http://127.0.0.1:${address.port}`, publicKeyPem: upstream.publicKeyPem },
    { PLATFORM_TIMEOUT_MS: '3000' },
  );
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await gateway.close();
  await upstream.close();
  server.close();
});

const head = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

describe('when the platform', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['reads nothing', (socket) => void socket.pause()],
    ['closes the connection at once', (socket) => void socket.once('data', () => socket.destroy())],
    [
      'closes the connection in the middle',
      (socket) => {
        let read = 0;
        socket.on('data', (chunk) => (read += chunk.length) > 2_000_000 && socket.destroy());
      },
    ],
    [
      'answers before it has read, and not in an envelope',
      (socket) => void socket.once('data', () => socket.write(head)).on('data', () => undefined),
    ],
  ])('%s, the outcome is unknown, and nothing is left of the picture', async (_what, script) => {
    take = script;
    const content = Buffer.alloc(5_000_000, 'x');
    const { errors } = await upload(gateway, operation, { path, content }, { token: 'any' });
    expect(errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
    await expect.poll(() => countUploads(gateway)).toBe('0');
    const metrics = (await gateway.requestAdmin('/metrics')).text;
    expect(metrics).toMatch(/^upstream_in_flight_requests 0$/m);
    expect(metrics).toMatch(new RegExp(`upstream_request_duration_seconds_count\\{[^}]*${endpoint.path}`));
    expect(gateway.log()).not.toMatch('"level":50');
  });
});
