/** Cuts off bodies that arrive a few bytes at a time. */
import type { preParsingHookHandler } from 'fastify';
import { isMultipart } from './upload-request.ts';

/** Chunks in which a body of the usual size may arrive. Real clients send hundreds of bytes in each chunk. */
const maxChunks = 1000;

/**
 * Destroys the connection of a client that sends its body in chunks of a few bytes. Each chunk costs microseconds,
 * whatever its size, before any other limit can apply. Only chunked bodies make that cheap for the client, so all
 * others are left alone; multipart bodies are counted where they are read.
 */
export const limitChunks: preParsingHookHandler = (request, _reply, payload, done) => {
  if (request.headers['transfer-encoding'] !== undefined && !isMultipart(request)) {
    let chunks = 0;
    payload.on('data', () => {
      chunks += 1;
      if (chunks > maxChunks) request.raw.socket.destroy();
    });
  }
  done(null, payload);
};
