import { expect, it } from 'vitest';

import { passkeySiteOf } from './passkey-site.ts';

it.each([
  ['https://portal.example.com', { origin: 'https://portal.example.com', id: 'portal.example.com' }],
  [
    'https://portal.example.com:8443/app',
    { origin: 'https://portal.example.com:8443', id: 'portal.example.com' },
  ],
  ['http://localhost:4000', { origin: 'http://localhost:4000', id: 'localhost' }],
])('passkeys belong to the host of %s', (portalUrl, site) => {
  expect(passkeySiteOf(portalUrl)).toEqual(site);
});

it.each([
  undefined,
  'http://portal.example.com',
  'https://192.0.2.7',
  'http://127.0.0.1:4000',
  'https://[::1]:4000',
])('there are none at %s', (portalUrl) => {
  expect(passkeySiteOf(portalUrl)).toBeUndefined();
});
