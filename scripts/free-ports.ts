/** Free ports for the processes that a test starts. */
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range of ports: below those that common systems use for outgoing connections and `listen(0)`, so that these do
 * not take a port before the process under test does. And above 10080, the last that browsers and `fetch` refuse (Fetch
 * standard, "bad port").
 */
const [first, last] = [10_081, 30_000];

/**
 * Reserves a port until this process ends, by holding the UDP port of the same number. Other processes skip it, even
 * while the server of the port has not started or restarts.
 */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await once(socket, 'listening');
  } catch {
    return false;
  }
  socket.unref();
  return true;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * The requested number of different free ports of the loopback address, chosen randomly because test files run in
 * parallel.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(first, last);
    if ((await reserve(port)) && (await isFree(port))) ports.push(port);
  }
  return ports;
}

/** One free port of the loopback address. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
