import { describe, expect, it } from 'vitest';
import {
  addressGroups,
  addressProblem,
  differences,
  isSameAddress,
  isWrongAlready,
  looksLike,
  shortAddress,
} from './walletAddress.ts';

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

describe('the shape of an address', () => {
  it.each([
    ['BEP20', evm, null],
    ['ERC20', ` ${evm}\n`, null],
    ['ERC20', evm.toLowerCase(), null],
    ['TRC20', tron, null],
    ['TRC20', '', 'required'],
    ['TRC20', '  ', 'required'],
    ['BEP20', tron, 'otherNetwork'],
    ['TRC20', evm, 'otherNetwork'],
    ['TRC20', '0x52', 'otherNetwork'],
    ['BEP20', '5290', 'start'],
    ['BEP20', '0', 'tooShort'],
    ['BEP20', '0x', 'tooShort'],
    ['BEP20', '0X52', 'tooShort'],
    ['TRC20', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'start'],
    ['BEP20', `${evm}0`, 'tooLong'],
    ['TRC20', `${tron}8`, 'tooLong'],
    ['BEP20', evm.replace('E7', 'EG'), 'characters'],
    // Base58 has no 0, O, I and l.
    ['TRC20', tron.replace('J', '0'), 'characters'],
    ['TRC20', tron.slice(0, -1), 'tooShort'],
    ['ERC20', '0x5290 8400', 'spaces'],
    ['BEP20', `0x${'0'.repeat(40)}`, 'nobody'],
  ] as const)('on %s: %j is %s', (network, typed, problem) => {
    expect(addressProblem(network, typed)).toBe(problem);
  });

  it('is said at once where typing on cannot mend it', () => {
    expect(isWrongAlready(addressProblem('BEP20', '0x52'))).toBe(false);
    expect(isWrongAlready(addressProblem('BEP20', 'T'))).toBe(true);
    expect(isWrongAlready(addressProblem('BEP20', ''))).toBe(false);
    expect(isWrongAlready(null)).toBe(false);
  });
});

describe('showing an address', () => {
  it('parts it into fours, behind what every one begins with', () => {
    expect(addressGroups(evm)).toEqual({
      prefix: '0x',
      groups: ['5290', '8400', '0985', '2788', '6E0F', '7030', '0698', '57D2', 'E416', '9EE7'],
    });
    expect(addressGroups(tron).groups.at(-1)).toBe('v8');
    expect(addressGroups(tron).groups.join('')).toBe(tron);
  });

  it('shortens it for a row to its two ends', () => {
    expect(shortAddress(evm)).toBe('0x529084…169EE7');
    expect(shortAddress('T1')).toBe('T1');
  });
});

describe('addresses that could be taken for one another', () => {
  const twin = `${evm.slice(0, 6)}${'1'.repeat(32)}${evm.slice(-4)}`;

  it.each([
    [evm, twin, true],
    [evm, twin.toLowerCase(), true],
    [evm, evm.toLowerCase(), false],
    [evm, evm.replace('0x5290', '0x5291'), false],
    [evm, `${evm.slice(0, -1)}8`, false],
    [tron, `${tron.slice(0, 5)}${'1'.repeat(25)}${tron.slice(-4)}`, true],
    // The case of a letter makes another address of TRON.
    [tron, tron.replace('JRab', 'jrab'), true],
    [tron, evm, false],
    [evm.slice(0, 20), twin.slice(0, 20), false],
  ])('%s and %s: %s', (one, other, alike) => {
    expect(looksLike(one, other)).toBe(alike);
    expect(looksLike(other, one)).toBe(alike);
  });

  it('differ where a character is another, whatever the case of hexadecimal digits', () => {
    expect([...differences(evm, twin.toLowerCase())].at(0)).toBe(6);
    expect([...differences(evm, evm.toLowerCase())]).toEqual([]);
    expect([...differences(tron, tron.replace('R', 'r'))]).toEqual([2]);
  });

  it('are the same in either case where it is hexadecimal, and only there', () => {
    expect(isSameAddress(evm, evm.toLowerCase())).toBe(true);
    expect(isSameAddress(tron, tron.toLowerCase())).toBe(false);
  });
});
