import { describe, expect, it } from 'vitest';
import { isReservedName } from './reserved-names.ts';

describe('a user name', () => {
  it.each([
    'admin',
    'Admin',
    '_admin_1',
    'ad-min',
    'a.d.m.i.n',
    'ad min',
    'a·d·m·i·n',
    'supp0rt',
    'sup_p0rt_2',
    'ＡＤＭＩＮ',
  ])('belongs to the portal: %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each(['aiko', 'badminton', 'admiral', 'sam_port', 'Budi2026'])('stays free: %s', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
