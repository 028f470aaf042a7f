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

  it('tells visitors their names, and asks the platform nothing', async () => {
    expect((await test.gateway.query(document)).data).toEqual({ portal: { extensions: expected } });
    expect(test.upstream.calls).toEqual([]);
  });
});
