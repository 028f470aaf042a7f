import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

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
  ['fr-FR, ko;q=0.8, id;q=0.9', 'id-ID'],
  ['id;q=0, ko;q=0.1', 'ko-KP'],
  ['ko-KR', 'ko-KP'],
  ['ko-KP, id-ID', 'ko-KP'],
  ['i', 'en-US'],
  ['\u0000', 'en-US'],
])('%j requests %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
  expect(languageOf(header), 'the same when it is asked again').toBe(language);
});

it('still reads headers correctly after many long ones', () => {
  for (let n = 0; n < 1000; n += 1) expect(languageOf(`xx-${n}, ja`)).toBe('ja-JP');
  expect(languageOf(`${'xx,'.repeat(5000)}ja`)).toBe('en-US');
});
