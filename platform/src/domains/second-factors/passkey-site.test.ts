import { expect, it } from 'vitest';
import { getPasskeySite } from './passkey-site.ts';

it.each([
  ['https://portal.example.com', { origin: 'https://portal.example.com', id: 'portal.example.com' }],
  [
    'https://portal.example.com:8443/app',
    { origin: 'https://portal.example.com:8443', id: 'portal.example.com' },
  ],
  ['http://localhost:4000', { origin: 'http://localhost:4000', id: 'localhost' }],
])('passkeys belong to the host of %s', (portalUrl, site) => {
  expect(getPasskeySite(portalUrl)).toEqual(site);
});

it.each([
  undefined,
  'http://portal.example.com',
  'https://192.0.2.7',
  'http://127.0.0.1:4000',
  'https://[::1]:4000',
])('returns no site for %s', (portalUrl) => {
  expect(getPasskeySite(portalUrl)).toBeUndefined();
});
