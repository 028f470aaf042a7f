/** Bodies that come byte by byte. */
import type { preParsingHookHandler } from 'fastify';
import { isMultipart } from './upload-request.ts';

/** Pieces in which a body of the usual size may come. Networks and clients bring hundreds of bytes in each. */
const mostPieces = 1000;

/**
 * Cuts off who sends a body in chunks of a few bytes: each costs microseconds, whatever is in it, before anything can be
 * counted or limited. Only chunked bodies can do so cheaply; all others are left alone. Files are counted where they are
 * read.
 */
export const cutScattered: preParsingHookHandler = (request, _reply, payload, done) => {
  if (request.headers['transfer-encoding'] !== undefined && !isMultipart(request)) {
    let pieces = 0;
    payload.on('data', () => {
      pieces += 1;
      if (pieces > mostPieces) request.raw.socket.destroy();
    });
  }
  done(null, payload);
};
