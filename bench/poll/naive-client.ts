/** A straightforward platform client (one undici pool, seal, post, parse, open, parse), used by all other servers. */
import { readFileSync } from 'node:fs';
import { native, openResult, readPublicKey, RequestSealer } from '@portal/schema/envelope';
import { Pool } from 'undici';
import { paths } from './fixture.ts';

const pool = new Pool(process.env['PLATFORM_URL'] ?? '', { connections: 16 });
const sealer = new RequestSealer(
  native,
  readPublicKey(readFileSync(process.env['PLATFORM_PUBLIC_KEY_FILE'] ?? '', 'utf8')),
);

async function call(path: string, token: string, ip: string): Promise<unknown> {
  const place = { path, ip, time: Date.now(), token };
  const sealed = sealer.seal(place, '{}');
  const answer = await pool.request({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', token, 'login-type': 'USER', 'accept-language': 'en-US' },
    body: JSON.stringify({ requestData: sealed.requestData, encrypted: true, ip, time: place.time }),
  });
  const body = (await answer.body.json()) as { code: number; data: string };
  return JSON.parse(openResult(native, sealed, body.data)) as unknown;
}

/** The member, in the platform's format. */
export const userInfo = (token: string, ip: string): Promise<unknown> => call(paths.userInfo, token, ip);
/** The seven credits, in the platform's format. */
export const assetsList = (token: string, ip: string): Promise<unknown> => call(paths.assetsList, token, ip);
