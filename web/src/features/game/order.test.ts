import { describe, expect, it } from 'vitest';
import { gameAddress, withSettings } from './order.ts';

describe('the address of the game', () => {
  const here = 'http://localhost:4000/#/game/index';

  it.each([
    ['/hash-kingdom/#launch=x', 'http://localhost:4000/hash-kingdom/#launch=x'],
    ['https://game.example.com/enter#launch=x', 'https://game.example.com/enter#launch=x'],
    ['http://localhost:4003/hash-kingdom/#launch=x', 'http://localhost:4003/hash-kingdom/#launch=x'],
    ['http://127.0.0.1:4003/hash-kingdom/#launch=x', 'http://127.0.0.1:4003/hash-kingdom/#launch=x'],
    ['http://game.example.com/', null],
    ['//game.example.com/', null],
    ['https://aiko@game.example.com/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
  ])('parses %j as %j', (url, expected) => {
    expect(gameAddress(url, here)).toBe(expected);
  });
});

describe('withSettings', () => {
  it('adds the settings only to the address of Hash Kingdom', () => {
    const own = 'https://game.example.com/hash-kingdom/#launch=x';
    expect(withSettings(own, 'ja-JP', 'dark')).toBe(`${own}&locale=ja-JP&theme=dark`);
    const linked = 'https://game.example.com/enter#launch=x';
    expect(withSettings(linked, 'ja-JP', 'dark')).toBe(linked);
  });
});
