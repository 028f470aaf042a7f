import { expect, it } from 'vitest';
import { styleCache } from './styleCache.ts';

/** The rules that a style becomes. */
function rulesOf(name: string, styles: string): string[] {
  const inserted: string[] = [];
  const sheet = { insert: (rule: string) => inserted.push(rule) };
  styleCache.insert(`.${name}`, { name, styles }, sheet as never, false);
  return inserted;
}

it('keeps styles as they are written', () => {
  expect(rulesOf('a', 'display:flex;&::placeholder{opacity:1;}')).toEqual([
    '.a{display:flex;}',
    '.a::placeholder{opacity:1;}',
  ]);
});

it('lets Safari know what cannot be selected', () => {
  expect(rulesOf('b', 'user-select:none;')).toEqual(['.b{-webkit-user-select:none;user-select:none;}']);
});

it('leaves out rules that are for other browsers alone', () => {
  const foreign = '&::-moz-focus-inner{border-style:none;}&:-ms-clear{display:none;}';
  expect(rulesOf('c', `opacity:1;${foreign}`)).toEqual(['.c{opacity:1;}']);
});
