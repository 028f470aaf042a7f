import { describe, expect, it } from 'vitest';
import { HeaderLines } from './header-lines.ts';

describe('the headers of a response', () => {
  it('include the common headers, unless the response has its own of the same name', () => {
    const lines = new HeaderLines({ vary: 'accept', 'cache-control': 'no-store' });
    const own = { 'content-type': 'text/html', vary: '*' };
    const expected = ['vary', '*', 'cache-control', 'no-store', 'content-type', 'text/html'];
    expect(lines.with(own)).toEqual(expected);
    expect(lines.with(own)).toEqual(expected);
  });

  it('do not depend on those of another server', () => {
    const own = { 'content-type': 'text/html' };
    expect(new HeaderLines({ vary: 'accept' }).with(own)).toEqual([
      'vary',
      'accept',
      'content-type',
      'text/html',
    ]);
    expect(new HeaderLines({}).with(own)).toEqual(['content-type', 'text/html']);
  });
});
