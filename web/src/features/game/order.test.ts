import { describe, expect, it } from 'vitest';
import { gameAddress } from './order.ts';

describe('the address of the game', () => {
  const here = 'http://localhost:4000/#/game/index';

  it.each([
    ['/hash-kingdom/#launch=x', 'http://localhost:4000/hash-kingdom/#launch=x'],
    ['https://game.example.com/enter#launch=x', 'https://game.example.com/enter#launch=x'],
    ['http://game.example.com/', null],
    ['//game.example.com/', null],
    ['https://aiko@game.example.com/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
  ])('%j leads to %j', (url, expected) => {
    expect(gameAddress(url, here)).toBe(expected);
  });
});
