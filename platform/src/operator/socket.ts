/**
 * Connects the command line to a running platform, because only one process can open the embedded database: through a
 * socket in the data folder that only the same user may open. That user could read the database's files anyway.
 */
import { createHash } from 'node:crypto';
import { chmod, lstat, rm, stat } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { osUser } from './actions.ts';
import type { Outcome } from './command.ts';

/** The longest socket path that every system supports. */
const maxPathLength = 100;
/** Enough for a command with its input file, or a result with its output file. */
const maxMessageBytes = 32 * 1024 * 1024;

/** A command as it is sent. */
interface Request {
  readonly args: readonly string[];
  readonly input?: string | undefined;
  /** The operating system user who typed it. */
  readonly osUser?: string | undefined;
}

/** The path of the socket of a data folder. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'operator.sock');
  if (path.length <= maxPathLength) return path;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `portal-${name}.sock`);
}

/** Serves commands until closed. The lock of the data folder ensures that only this process serves there. */
export async function serveCommands(
  dataDir: string,
  run: (args: readonly string[], typed: Omit<Request, 'args'>) => Promise<Outcome>,
): Promise<Server> {
  const path = socketPath(dataDir);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void readAll(socket)
      .then((text) => {
        const { args, ...typed } = JSON.parse(text) as Request;
        return run(args, typed);
      })
      .catch((error: unknown): Outcome => ({
        text: error instanceof Error ? error.message : 'It failed.',
        exitCode: 1,
      }))
      .then((outcome) => socket.end(JSON.stringify(outcome)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return server;
}

/**
 * Sends a command to a running platform; undefined if none runs on this data folder. Throws if another user's process
 * listens there, which is possible in the folder for temporary files.
 */
export async function askRunning(
  dataDir: string,
  args: readonly string[],
  input?: string,
): Promise<Outcome | undefined> {
  const path = socketPath(dataDir);
  await refuseForeign(path, dataDir);
  const socket = await connect(path);
  if (socket === undefined) return undefined;
  socket.end(JSON.stringify({ args, input, osUser: osUser() } satisfies Request));
  return JSON.parse(await readAll(socket)) as Outcome;
}

/** Throws unless the socket's owner is root, the user of this process, or the owner of the data folder. */
async function refuseForeign(path: string, dataDir: string): Promise<void> {
  const uidOf = ({ uid }: { uid: number }): number => uid;
  const owner = await lstat(path).then(uidOf, () => undefined);
  if (owner === undefined || owner === 0 || owner === process.getuid?.()) return;
  if (owner !== (await stat(dataDir).then(uidOf, () => undefined)))
    throw new Error(`${path} belongs to another user: nothing was asked there.`);
}

function connect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // No socket, or one left by a killed process.
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}

async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of socket as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxMessageBytes) throw new Error('The message is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
