import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { onServer } from '../../test/databases.ts';
import { DatabaseUnavailable } from './errors.ts';
import { openPostgres } from './postgres.ts';

/* Encodes messages of the PostgreSQL protocol: a type byte, the length and the content. */
function message(type: string, ...content: readonly (string | number)[]): Buffer {
  const parts = content.map((part) => {
    if (typeof part === 'string') return Buffer.from(`${part}\0`);
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(part);
    return bytes;
  });
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + parts.reduce((sum, part) => sum + part.length, 0));
  return Buffer.concat([Buffer.from(type), length, ...parts]);
}
const ready = Buffer.from('Z\0\0\0\x05I', 'latin1');
const welcome = Buffer.concat([message('R', 0), message('K', 1, 1), ready]);
const fatal = message(
  'E',
  'SFATAL',
  'VFATAL',
  'C57P01',
  'Mterminating connection due to administrator command',
  '',
);
/** The answer to `select 1 as a`: one column of type int4, one row. */
const one = Buffer.concat([
  Buffer.from('T\0\0\0\x1a\0\x01a\0\0\0\0\0\0\0\0\0\0\x17\0\x04\xff\xff\xff\xff\0\0', 'latin1'),
  Buffer.from('D\0\0\0\x0b\0\x01\0\0\0\x011', 'latin1'),
  message('C', 'SELECT 1'),
  ready,
]);

/** How a scripted server handles a new connection, counted from 0. */
type Script = (socket: Socket, connection: number) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that speaks the part of the protocol that its script needs; resolves to its URL. */
async function serve(script: Script): Promise<string> {
  let connections = 0;
  const server = createServer((socket) => {
    const connection = connections++;
    socket.on('error', () => undefined);
    socket.once('data', () => script(socket, connection));
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `postgres://portal@127.0.0.1:${(server.address() as AddressInfo).port}/portal`;
}

const answering: Script = (socket) => {
  socket.write(welcome);
  socket.on('data', (data: Buffer) => data[0] === 'Q'.charCodeAt(0) && socket.write(one));
};
/** Greets a client and closes its connection in the same packet. */
const dying: Script = (socket) => socket.end(Buffer.concat([welcome, fatal]));

/** The output lines of a process that queries `times` times; rejects if it crashes. */
async function ask(url: string, times: number): Promise<string[]> {
  const script = new URL('../../test/ask.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, url, `${times}`]);
  return stdout.trim().split('\n');
}

describe('a connection that breaks in the packet in which it became ready', () => {
  it('opens another one before it sends a statement', async () => {
    const url = await serve((socket, n) => (n < 2 ? dying : answering)(socket, n));
    expect(await ask(url, 2)).toEqual(['[{"a":1}]', '[{"a":1}]']);
  });

  it('fails the call with the cause and keeps the process alive if every connection breaks', async () => {
    const said =
      'DatabaseUnavailable: no database connection: terminating connection due to administrator command';
    expect(await ask(await serve(dying), 3)).toEqual([said, said, said]);
  });
});

it('replaces a connection that breaks while idle', async () => {
  const url = await serve((socket, n) => {
    answering(socket, n);
    if (n > 0) return;
    // In the packet of the answer, so the client is idle again when it reads the end.
    socket.removeAllListeners('data').on('data', () => socket.end(Buffer.concat([one, fatal])));
  });
  expect(await ask(url, 3)).toEqual(['[{"a":1}]', '[{"a":1}]', '[{"a":1}]']);
});

it('reports no connection if one breaks before it is ready', async () => {
  const url = await serve((socket) => socket.end(Buffer.concat([fatal, fatal])));
  expect(await ask(url, 1)).toEqual([
    'DatabaseUnavailable: no database connection: terminating connection due to administrator command',
  ]);
});

onServer('a transaction whose connection breaks', (test) => {
  const end = (pid: number) => test.db.query('select pg_terminate_backend($1, 5000)', [pid]);

  it('runs again on another connection if the commit was not sent', async () => {
    const db = openPostgres(test.url, { maxConnections: 2 });
    const pids: number[] = [];
    const answer = await db.transaction(async (tx) => {
      const { pid } = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
      if (pids.push(pid) === 1) await end(pid);
      return tx.one('select 1 as a');
    });
    expect(answer).toEqual({ a: 1 });
    expect(new Set(pids).size).toBe(2);
    await db.close();
  });

  it('fails as unreachable without changes after repeated breaks', async () => {
    const db = openPostgres(test.url, { maxConnections: 2 });
    await test.db.query('create table cut_off (a int)');
    const broken = db.transaction(async (tx) => {
      await tx.execute('insert into cut_off values (1)');
      const { pid } = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
      await end(pid);
      await tx.query('select 1 as a');
    });
    await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'unreachable' });
    expect(await test.db.query('select a from cut_off')).toEqual([]);
    await db.close();
  });

  it('does not run again if it may have committed', async () => {
    const db = openPostgres(test.url, { maxConnections: 1 });
    await test.db.query(`create table committed (a int);
      create function cut_off() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return null; end $$;
      create constraint trigger at_commit after insert on committed deferrable initially deferred
        for each row execute function cut_off()`);
    let runs = 0;
    const broken = db.transaction(async (tx) => {
      runs++;
      await tx.execute('insert into committed values (1)');
    });
    await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'connection' });
    expect(runs).toBe(1);
    await db.close();
  });

  it('does not resend a statement that may have run', async () => {
    const db = openPostgres(test.url, { maxConnections: 1 });
    const broken = db.query('select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)');
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(broken).rejects.toMatchObject({ reason: 'connection' });
    await db.close();
  });
});
