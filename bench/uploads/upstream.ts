/** The upstream of the upload benchmark: takes what comes and refuses it unopened, so that it costs little. */
import { createServer } from 'node:http';

createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":9001,"message":"not here"}');
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
