import { extensions } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../test/suite.ts';

const document = '{ portal { extensions } }';

describe.each([
  ['all', [...extensions.keys()].sort()],
  ['none', []],
  ['logout', ['logout']],
])('a gateway whose platform has the extensions %s', (PLATFORM_EXTENSIONS, expected) => {
  const test = suite({ PLATFORM_EXTENSIONS });

  it('lists them for visitors without calling the platform', async () => {
    expect((await test.gateway.query(document)).data).toEqual({ portal: { extensions: expected } });
    expect(test.upstream.calls).toEqual([]);
  });
});

const SUPPORT_URL = 'https://help.example.com/ask?about={receipt}';
const SUPPORT_EMAIL = 'help@example.com';

describe.each([
  [{}, { url: null, email: null }],
  [{ SUPPORT_EMAIL }, { url: null, email: SUPPORT_EMAIL }],
  [
    { SUPPORT_URL, SUPPORT_EMAIL },
    { url: SUPPORT_URL, email: SUPPORT_EMAIL },
  ],
])('a gateway with %j', (env, support) => {
  const test = suite(env);

  it('shows the support links to visitors without calling the platform', async () => {
    expect((await test.gateway.query('{ portal { support { url email } } }')).data).toEqual({
      portal: { support },
    });
    expect(test.upstream.calls).toEqual([]);
  });
});
