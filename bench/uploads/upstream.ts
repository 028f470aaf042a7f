/**
 * The upstream of the upload benchmark: accepts every session and refuses every other request without decrypting it, so
 * that it costs little.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { native, readPrivateKey, RequestOpener, sealResult } from '@portal/schema/envelope';
import { answers, paths } from '../poll/fixture.ts';

const opener = new RequestOpener(
  native,
  [readPrivateKey(readFileSync(process.env['PRIVATE_KEY_FILE'] ?? '', 'utf8'))],
  new Map(),
);

/** The member of a session, sealed for the request. */
function memberOf(body: string, token: string | undefined): string {
  const { requestData, ip, time } = JSON.parse(body) as { requestData: string; ip: string; time: number };
  const opened = opener.open(requestData, { path: paths.userInfo, ip, time, token });
  const data = sealResult(native, opened, answers[paths.userInfo] ?? '');
  return JSON.stringify({ code: 20000, message: '', data });
}

createServer((request, response) => {
  const isCheck = request.url === paths.userInfo;
  let body = '';
  request.on('data', (chunk: Buffer) => {
    if (isCheck) body += chunk.toString('latin1');
  });
  request.on('end', () => {
    const answer = isCheck
      ? memberOf(body, request.headers['token'] as string | undefined)
      : '{"code":9001,"message":"not here"}';
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
