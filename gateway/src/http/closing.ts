/** Closes a server without cutting off requests, and without waiting for connections that never sent one. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The open connections of a server, kept up to date. */
export function openConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/**
 * Closes a server: it accepts no connection, answers the requests it has, and ends. Node closes connections that
 * answered before and are idle now, but waits for those that never sent a request, such as the ones browsers open in
 * advance.
 */
export async function closeServer(
  app: FastifyInstance,
  connections: ReadonlySet<Socket>,
  withinMs: number,
): Promise<void> {
  const closed = app.close();
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  const timer = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await closed;
  clearTimeout(timer);
}
