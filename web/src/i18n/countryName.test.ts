import { expect, it } from 'vitest';
import { countryName } from './countryName.ts';

it.each([
  ['JP', 'en-US', 'Japan'],
  ['JP', 'zh-CN', '日本'],
  ['ID', 'ja-JP', 'インドネシア'],
  ['JP', 'ko-KP', '일본'],
  ['JP', 'id-ID', 'Jepang'],
] as const)('names %s in %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});

it.each(['', 'x', 'Japan!'])('leaves %j as it is', (code) => {
  expect(countryName(code, 'en-US')).toBe(code);
});
