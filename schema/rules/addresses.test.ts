import { describe, expect, it } from 'vitest';
import { addressFamily, addressProblem, isSameAddress, isConfusable } from './addresses.ts';

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

describe('addressProblem', () => {
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
    // Base58 has no 0, O, I or l.
    ['TRC20', tron.replace('J', '0'), 'characters'],
    ['TRC20', tron.slice(0, -1), 'tooShort'],
    ['ERC20', '0x5290 8400', 'spaces'],
  ] as const)('returns on %s for %j the problem %s', (network, typed, problem) => {
    expect(addressProblem(network, typed)).toBe(problem);
  });

  it('recognizes the family of a complete address', () => {
    expect([evm, evm.toUpperCase(), tron, evm.slice(0, -1), `${tron}8`].map(addressFamily)).toEqual([
      'evm',
      'evm',
      'tron',
      undefined,
      undefined,
    ]);
  });
});

describe('two addresses', () => {
  const twin = `${evm.slice(0, 6)}${'1'.repeat(32)}${evm.slice(-4)}`;

  it.each([
    [evm, twin, true],
    [evm, twin.toLowerCase(), true],
    [evm, evm.toLowerCase(), false],
    [evm, evm.replace('0x5290', '0x5291'), false],
    [evm, `${evm.slice(0, -1)}8`, false],
    [tron, `${tron.slice(0, 5)}${'1'.repeat(25)}${tron.slice(-4)}`, true],
    // On TRON a letter in another case makes a different address.
    [tron, tron.replace('JRab', 'jrab'), true],
    ['TAbcdEFGHJKLMNPQRSTUVWXYZabcdeWXYZ', 'TaBCD23456789ABCDEFGHJKLMNPQRSwxyz', true],
    [tron, evm, false],
    // The same first and last characters in different families.
    [`T5290${'a'.repeat(25)}9EE7`, evm, false],
    [evm.slice(0, 20), twin.slice(0, 20), false],
  ])('can be confused: %s and %s, %s', (one, other, alike) => {
    expect(isConfusable(one, other)).toBe(alike);
    expect(isConfusable(other, one)).toBe(alike);
  });

  it('ignore case in hexadecimal digits but not in base58', () => {
    expect(isSameAddress(evm, evm.toLowerCase())).toBe(true);
    expect(isSameAddress(tron, tron.toLowerCase())).toBe(false);
  });
});
