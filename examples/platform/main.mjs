/**
 * An example of a site's own platform: implements the specification in memory, with nothing but Node.js. node
 * examples/platform/main.mjs Variables: PORT (4200), ENVELOPE (classic or jwe), and PUBLIC_KEY_FILE, where the public
 * key for the gateway is written.
 */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as classic from './classic.mjs';
import * as jwe from './jwe.mjs';
import { balancesOf, memberOf, Refusal, signIn, transfer, transfersOf } from './members.mjs';

const { PORT = '4200', ENVELOPE = 'classic', PUBLIC_KEY_FILE = 'example-public.pem' } = process.env;
const { open, seal } = ENVELOPE === 'jwe' ? jwe : classic;
const maxBodyBytes = 64 * 1024;

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
writeFileSync(PUBLIC_KEY_FILE, publicKey.export({ type: 'spki', format: 'pem' }));

const coins = [
  ['CASH_POINT', '现金', 'Cash'],
  ['BONUS_POINT', '奖励', 'Reward'],
  ['ASSETS_POINT', '托管', 'Entrust'],
  ['INSURANCE_POINT', '保险', 'Insurance'],
  ['GMT', '游戏', 'Game'],
  ['USDT_POINT', 'USDT', 'USDT'],
  ['WITHDRAWAL_POINT', '提现', 'Withdraw'],
];

/** The paths that visitors call, whose bodies are not encrypted. */
const plain = {
  '/api/country/list': () => [{ countryCode: 'ID', name: 'Indonesia' }],
  '/api/app/user/coinList': () =>
    coins.map(([coinName, cnName, shortName]) => ({ coinName, cnName, shortName })),
  '/api/app/user/levelList': () => [{ level: -1, cn: '玩家', en: 'Player' }],
  '/api/app/media/appMediaList': () => [],
  '/api/app/assets/recordTypeList': () => [{ recordType: 'TRANSFER' }],
};

/** The encrypted paths: what they answer to a member. */
const encrypted = {
  '/api/app/user/userInfo': ({ id, userName }) => ({
    id,
    userName,
    countryCode: 'ID',
    commitmentPackageStatus: 0,
    otcStatus: 0,
    matchingCodeStatus: 0,
  }),
  '/api/app/assets/assetsList': (member) => ({ records: balancesOf(member) }),
  '/api/app/assets/assetsRecordList': ({ records }, { coinName, pageSize }) =>
    records.filter((record) => coinName == null || record.coinName === coinName).slice(0, pageSize),
  '/api/app/bank-account/bankAccountList': () => [],
  '/api/app/withdrawal-address/list': () => [],
  '/api/app/assets/bonusEarned': (_member, { startDate, endDate }) => {
    const today = new Date().toISOString().slice(0, 10);
    return { records: [], startDate: startDate ?? today, endDate: endDate ?? today };
  },
  '/api/app/makeOver/makeOverConfigList': ({ balances }) =>
    Array.from(balances.keys(), (coinName) => ({ coinName })),
  '/api/app/makeOver/makeOverOrderList': (member, data) => transfersOf(member, data).slice(0, data.pageSize),
  '/api/app/makeOver/makeOver': (member, data) => {
    transfer(member, data);
    return {};
  },
};

async function readBody(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new SyntaxError('too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

const refused = (status, code, message = '') => ({ status, body: { code, message } });
const answered = (data) => ({ status: 200, body: { code: 20000, message: '', data } });

async function answer({ url, method, headers: { token } }, body) {
  if (method === 'GET' && url === '/') return answered('ready');
  if (method !== 'POST') return refused(404, 404);
  const readPlain = plain[url];
  if (readPlain !== undefined) return answered(readPlain());
  if (url === '/api/app/user/login') {
    const { data, sealing } = open(body, privateKey, { path: url });
    return answered(seal({ token: signIn(data) }, sealing));
  }
  const act = encrypted[url];
  if (act === undefined) return refused(501, 501);
  const member = memberOf(token);
  if (member === undefined) return refused(401, 87321, 'Sign in again.');
  const { data, sealing } = open(body, privateKey, { path: url, token });
  return answered(seal(act(member, data), sealing));
}

const server = createServer(async (request, response) => {
  let result;
  try {
    result = await answer(request, request.method === 'POST' ? await readBody(request) : undefined);
  } catch (error) {
    if (error instanceof Refusal) result = refused(200, 9001, error.message);
    // a body that is no JSON or does not decrypt
    else result = refused(400, 400);
  }
  response.writeHead(result.status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(result.body));
});

server.listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write(`The example platform listens on http://127.0.0.1:${server.address().port}\n`);
});
