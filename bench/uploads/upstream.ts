/**
 * The upstream of the upload benchmark: accepts every request and refuses it without decrypting it, so that it costs
 * little.
 */
import { createServer } from 'node:http';

createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":9001,"message":"not here"}');
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
