import { describe, expect, it } from 'vitest';
import { negotiateLocale } from './locales.ts';

describe('negotiateLocale', () => {
  it.each<[string | undefined, string]>([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['*', 'en-US'],
    ['fr-FR', 'en-US'],
    ['ja-JP', 'ja-JP'],
    ['ja', 'ja-JP'],
    ['JA-jp', 'ja-JP'],
    ['zh-TW', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['en-GB', 'en-US'],
    ['ko-KR', 'ko-KP'],
    ['ko-KP, id-ID', 'ko-KP'],
    ['fr-FR, ko;q=0.8, id;q=0.9', 'id-ID'],
    ['id;q=0, ko;q=0.1', 'ko-KP'],
    ['ja;q=0, zh', 'zh-CN'],
    ['ja;q=many', 'en-US'],
    ['i', 'en-US'],
    ['\u0000', 'en-US'],
  ])('maps %j to %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
    expect(negotiateLocale(header), 'from the cache').toBe(locale);
  });

  it('reads headers correctly after many others', () => {
    for (let n = 0; n < 1000; n += 1) expect(negotiateLocale(`xx-${n}, ja`)).toBe('ja-JP');
  });

  it('ignores the end of a very long header', () => {
    expect(negotiateLocale(`${'xx,'.repeat(5000)}ja`)).toBe('en-US');
  });
});
