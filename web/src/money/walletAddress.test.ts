import { addressProblem } from '@portal/schema/rules';
import { describe, expect, it } from 'vitest';
import { addressGroups, differences, isFinalProblem, shortAddress } from './walletAddress.ts';

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

it('shows a problem at once when further typing cannot fix it', () => {
  expect(isFinalProblem(addressProblem('BEP20', '0x52'))).toBe(false);
  expect(isFinalProblem(addressProblem('BEP20', 'T'))).toBe(true);
  expect(isFinalProblem(addressProblem('BEP20', ''))).toBe(false);
  expect(isFinalProblem(null)).toBe(false);
});

describe('a displayed address', () => {
  it('splits the address into groups of four after its prefix', () => {
    expect(addressGroups(evm)).toEqual({
      prefix: '0x',
      groups: ['5290', '8400', '0985', '2788', '6E0F', '7030', '0698', '57D2', 'E416', '9EE7'],
    });
    expect(addressGroups(tron).groups.at(-1)).toBe('v8');
    expect(addressGroups(tron).groups.join('')).toBe(tron);
  });

  it('shortens the address to its two ends', () => {
    expect(shortAddress(evm)).toBe('0x529084…169EE7');
    expect(shortAddress('T1')).toBe('T1');
  });
});

it('compares addresses by character, ignoring the case of hexadecimal digits', () => {
  const twin = `${evm.slice(0, 6)}${'1'.repeat(32)}${evm.slice(-4)}`;
  expect([...differences(evm, twin.toLowerCase())].at(0)).toBe(6);
  expect([...differences(evm, evm.toLowerCase())]).toEqual([]);
  expect([...differences(tron, tron.replace('R', 'r'))]).toEqual([2]);
});
