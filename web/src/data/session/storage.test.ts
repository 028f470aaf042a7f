import { expect, it } from 'vitest';
import { session } from './session.ts';

const valuesOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? ''));

it('session keeps its token in session storage alone, until it ends', () => {
  session.start('token-of-this-tab');
  expect(valuesOf(sessionStorage)).toContain('token-of-this-tab');
  expect(valuesOf(localStorage)).not.toContain('token-of-this-tab');
  session.end('loggedOut');
  expect(valuesOf(sessionStorage)).not.toContain('token-of-this-tab');
});
