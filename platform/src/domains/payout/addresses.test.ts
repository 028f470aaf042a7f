import { createHash } from 'node:crypto';

import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { getAddress } from 'viem/utils';
import { describe, expect, it } from 'vitest';

import { Refusal } from '../../refusal.ts';
import { looksLike, readAddress } from './addresses.ts';

/** Of the specification, https://eips.ethereum.org/EIPS/eip-55. */
const eip55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

/** Published: the contracts of USDT and WTRX, and the one of TRON's own documentation of addresses. */
const tron = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
  'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
];

const base58check = createBase58check((data) => createHash('sha256').update(data).digest());
const tronOf = (bytes: Uint8Array, version = 0x41): string =>
  base58check.encode(Uint8Array.from([version, ...bytes]));

const bytes20 = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.some((byte) => byte !== 0));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** `address`, or the code of the refusal. */
const read = (network: 'BEP20' | 'TRC20' | 'ERC20', typed: string): string => {
  try {
    return readAddress(network, typed);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

describe.each(['BEP20', 'ERC20'] as const)('an address of %s', (network) => {
  it.each(eip55)('%s is written with its checksum, however the case came', (address) => {
    expect(read(network, address)).toBe(address);
    expect(read(network, address.toLowerCase())).toBe(address);
    expect(read(network, `0x${address.slice(2).toUpperCase()}`)).toBe(address);
    expect(read(network, address.toUpperCase())).toBe(address);
  });

  it('gets the checksum that another implementation gives', () => {
    fc.assert(
      fc.property(bytes20, (bytes) => {
        expect(read(network, `0x${hex(bytes)}`)).toBe(getAddress(`0x${hex(bytes)}`));
      }),
    );
  });

  it('in mixed case with one letter of the other case is mistyped', () => {
    fc.assert(
      fc.property(bytes20, fc.nat(39), (bytes, at) => {
        const right = readAddress(network, `0x${hex(bytes)}`);
        const place = 2 + at;
        const letter = right.charAt(place);
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const typed = right.slice(0, place) + other + right.slice(place + 1);
        const digits = typed.slice(2);
        // A digit has no case; in one case alone nothing can be told.
        fc.pre(letter !== other && digits !== digits.toLowerCase() && digits !== digits.toUpperCase());
        expect(read(network, typed)).toBe('ADDRESS_CHECKSUM');
      }),
    );
  });

  it.each(tron)('is not %s, which is of TRC20', (address) => {
    expect(() => readAddress(network, address)).toThrow(
      new Refusal('ADDRESS_OF_OTHER_NETWORK', { network, found: 'TRC20' }),
    );
    expect(read(network, address)).toBe('ADDRESS_OF_OTHER_NETWORK');
  });

  it.each([
    ['', 'nothing'],
    ['0x', 'no digits'],
    [eip55[0]?.slice(0, -1) ?? '', 'a digit short'],
    [`${eip55[0] ?? ''}0`, 'a digit long'],
    [eip55[0]?.slice(2) ?? '', 'no prefix'],
    [`0x${'g'.repeat(40)}`, 'no digits of base 16'],
    [`0x${'0'.repeat(40)}`, 'nobody’s'],
    [`0X${'0'.repeat(40)}`, 'nobody’s'],
    [`ethereum:${eip55[0] ?? ''}`, 'a link'],
    [`0x${'１'.repeat(40)}`, 'digits of another script'],
    [`${eip55[0] ?? ''}\n`, 'a line end'],
    ['vitalik.eth', 'a name'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Bitcoin'],
  ])('is not %j: %s', (typed) => {
    expect(read(network, typed)).toBe('ADDRESS_INVALID');
  });
});

describe('an address of TRC20', () => {
  it.each(tron)('%s stays as it is', (address) => {
    expect(read('TRC20', address)).toBe(address);
  });

  it('is any twenty bytes behind 0x41, with their checksum', () => {
    fc.assert(
      fc.property(bytes20, (bytes) => {
        const address = tronOf(bytes);
        expect(read('TRC20', address)).toBe(address);
      }),
    );
  });

  it('with one other character is mistyped', () => {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    fc.assert(
      fc.property(bytes20, fc.integer({ min: 1, max: 33 }), fc.nat(57), (bytes, place, letter) => {
        const right = tronOf(bytes);
        const other = alphabet.charAt(letter);
        fc.pre(right.charAt(place) !== other);
        expect(read('TRC20', right.slice(0, place) + other + right.slice(place + 1))).toBe(
          'ADDRESS_CHECKSUM',
        );
      }),
    );
  });

  it.each(eip55)('is not %s, which is of BEP20 or ERC20', (address) => {
    for (const typed of [address, address.toLowerCase()]) {
      expect(() => readAddress('TRC20', typed)).toThrow(
        new Refusal('ADDRESS_OF_OTHER_NETWORK', { network: 'TRC20', found: 'BEP20/ERC20' }),
      );
      expect(read('TRC20', typed)).toBe('ADDRESS_OF_OTHER_NETWORK');
    }
  });

  it.each([
    ['', 'nothing'],
    ['T', 'too short'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', 'a character short'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6tt', 'a character long'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', 'a zero, which base58 does not have'],
    ['41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'in hexadecimal digits'],
    ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'nobody’s'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'Bitcoin'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t\n', 'a line end'],
  ])('is not %j: %s', (typed) => {
    expect(read('TRC20', typed)).toBe('ADDRESS_INVALID');
  });

  it('is not what another version begins with, though its checksum fits', () => {
    const others = Array.from({ length: 256 }, (_, version) =>
      tronOf(
        Uint8Array.from({ length: 20 }, (__, index) => index * 11),
        version,
      ),
    ).filter((address) => /^T.{33}$/.test(address));
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter((address) => read('TRC20', address) === address)).toHaveLength(1);
    expect(new Set(others.map((address) => read('TRC20', address)))).toContain('ADDRESS_INVALID');
  });
});

it('whatever is typed is an address or refused by name', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^0x[0-9a-fA-F]{38,42}$/),
    fc.stringMatching(/^T[1-9A-HJ-NP-Za-km-z]{32,34}$/),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom('BEP20', 'TRC20', 'ERC20'), (text, network) => {
      const answer = read(network, text);
      expect(answer).toMatch(/^(0x[0-9a-fA-F]{40}|T\w{33}|ADDRESS_(INVALID|CHECKSUM|OF_OTHER_NETWORK))$/);
      if (!answer.startsWith('ADDRESS')) expect(read(network, answer)).toBe(answer);
    }),
  );
});

describe('a look-alike', () => {
  const mine = readAddress('BEP20', '0x1234aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabcde');

  it('begins and ends alike, whatever the case, and is another', () => {
    expect(looksLike(mine, readAddress('ERC20', '0x1234bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbcde'))).toBe(true);
    expect(looksLike(mine, mine)).toBe(false);
    expect(looksLike(mine, readAddress('ERC20', '0x1235aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabcde'))).toBe(false);
    expect(looksLike(mine, readAddress('ERC20', '0x1234aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabcdf'))).toBe(false);
  });

  it('is of the same family of networks', () => {
    expect(looksLike(`T1234${'a'.repeat(25)}bcde`, mine)).toBe(false);
    expect(looksLike('TAbcdEFGHJKLMNPQRSTUVWXYZabcdefWXYZ', 'TaBCD23456789ABCDEFGHJKLMNPQRSTwxyz')).toBe(
      true,
    );
  });

  it('looks like it from either side', () => {
    fc.assert(
      fc.property(bytes20, bytes20, fc.boolean(), (one, other, forged) => {
        const middle = hex(other).slice(4, 36);
        const [start, end] = [hex(one).slice(0, 4), hex(one).slice(-4)];
        const first = readAddress('BEP20', `0x${hex(one)}`);
        const second = readAddress('BEP20', `0x${forged ? start + middle + end : hex(other)}`);
        fc.pre(first !== second && (forged || !hex(other).startsWith(start)));
        expect([looksLike(first, second), looksLike(second, first)]).toEqual([forged, forged]);
      }),
    );
  });
});
