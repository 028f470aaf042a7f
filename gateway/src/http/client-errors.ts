/** Answers connections on which no request can be read, or none in time. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { messageByCode } from '@portal/schema/errors';

/** Node's error for a connection. */
interface ConnectionError extends Error {
  readonly code?: string;
}

const statusOf = ({ code }: ConnectionError): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/**
 * Creates the handler that answers such a connection and closes it.
 * @param isSlowByRight whether a slow request on this connection has its own time limit instead
 */
export const answerClientErrors =
  (isSlowByRight: (socket: Socket) => boolean) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusOf(error);
    if (status === 408 && isSlowByRight(socket)) return;
    if (!socket.writable) return void socket.destroy(error);
    const body = JSON.stringify({
      errors: [{ message: messageByCode.BAD_REQUEST, extensions: { code: 'BAD_REQUEST' } }],
    });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'content-type: application/json; charset=utf-8',
      'connection: close',
    ].join('\r\n');
    socket.write(`${head}\r\n\r\n${body}`);
    socket.destroy(error);
  };
