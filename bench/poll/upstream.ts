/** The upstream of the poll benchmark: real envelopes over HTTP, answers from memory, so that it costs little. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { native, readPrivateKey, RequestOpener, sealResult } from '@portal/schema/envelope';
import { answers } from './fixture.ts';

const opener = new RequestOpener(
  native,
  [readPrivateKey(readFileSync(process.env['PRIVATE_KEY_FILE'] ?? '', 'utf8'))],
  new Map(),
);

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    const answer = answers[path];
    if (request.method !== 'POST' || answer === undefined) {
      // other calls that the servers may make on start
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"code":20000,"message":"","data":{"records":[]}}');
      return;
    }
    const body = JSON.parse(Buffer.concat(chunks).toString()) as {
      requestData: string;
      ip: string;
      time: number;
    };
    const opened = opener.open(body.requestData, {
      path,
      ip: body.ip,
      time: body.time,
      token: request.headers['token'] as string | undefined,
    });
    const text = JSON.stringify({ code: 20000, message: '', data: sealResult(native, opened, answer) });
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
