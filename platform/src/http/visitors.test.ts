import { domains, type Endpoint } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';

const endpoints = Object.values(domains).flatMap((domain) => Object.values<Endpoint>(domain));

it('allows visitors only the paths that register, sign in, recover a password or return published data', () => {
  const open = endpoints.filter(({ auth, extension }) => auth === 'visitor' && extension !== true);
  expect(open.map(({ path }) => path).sort()).toEqual([
    '/api/app/assets/recordTypeList',
    '/api/app/media/appMediaList',
    '/api/app/user/coinList',
    '/api/app/user/forgotPassword',
    '/api/app/user/levelList',
    '/api/app/user/login',
    '/api/app/user/noLoginSend',
    '/api/app/user/userRegister',
    '/api/captcha/image',
    '/api/country/list',
  ]);
});

onOnePlatform('a visitor', (suite) => {
  const ofMembers = endpoints.filter(({ auth }) => auth === 'member');

  it.each(ofMembers)('cannot call $path', async (endpoint) => {
    const { status, code, result } = await suite.client.callLoosely(endpoint, {}, { token: 'f'.repeat(43) });
    expect([status, code, result]).toEqual([401, 87321, undefined]);
    expect((await suite.client.callLoosely(endpoint, {}, {})).status).not.toBe(200);
  });
});
