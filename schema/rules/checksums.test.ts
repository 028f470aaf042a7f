import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { getAddress } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { isConfusable, type AddressNetwork } from './addresses.ts';
import { parseAddress, formatAddress } from './checksums.ts';

/** From the specification, https://eips.ethereum.org/EIPS/eip-55. */
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

/** Published: the contracts of USDT and WTRX, and the example in TRON's documentation of addresses. */
const tron = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
  'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
];

const base58check = createBase58check(sha256);
const bytes20 = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.some((byte) => byte !== 0));

/** The address or its problem. */
const read = (network: AddressNetwork, typed: string): string => {
  const answer = parseAddress(network, typed);
  return answer.kind === 'address' ? answer.value : answer.kind;
};

describe.each(['BEP20', 'ERC20'] as const)('an address of %s', (network) => {
  it.each(eip55)('parses in any case and gets its checksum: %s', (address) => {
    expect(read(network, address)).toBe(address);
    expect(read(network, address.toLowerCase())).toBe(address);
    expect(read(network, `0x${address.slice(2).toUpperCase()}`)).toBe(address);
    expect(read(network, address.toUpperCase())).toBe(address);
  });

  it('matches the checksum of another implementation', () => {
    fc.assert(
      fc.property(bytes20, (bytes) => {
        const right = getAddress(`0x${bytesToHex(bytes)}`);
        expect(read(network, `0x${bytesToHex(bytes)}`)).toBe(right);
        expect(formatAddress(network, bytes)).toBe(right);
      }),
    );
  });

  it('fails the checksum if one letter of mixed-case digits changes case', () => {
    fc.assert(
      fc.property(bytes20, fc.nat(39), (bytes, at) => {
        const right = formatAddress(network, bytes);
        const place = 2 + at;
        const letter = right.charAt(place);
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const typed = right.slice(0, place) + other + right.slice(place + 1);
        const digits = typed.slice(2);
        // Digits have no case, and letters in a single case carry no checksum.
        fc.pre(letter !== other && digits !== digits.toLowerCase() && digits !== digits.toUpperCase());
        expect(read(network, typed)).toBe('checksum');
      }),
    );
  });

  it.each(tron)('rejects %s, which is a TRC20 address', (address) => {
    expect(read(network, address)).toBe('otherNetwork');
  });

  it.each([
    ['', 'nothing'],
    ['0x', 'no digits'],
    [eip55[0]?.slice(0, -1) ?? '', 'a digit short'],
    [`${eip55[0] ?? ''}0`, 'a digit long'],
    [eip55[0]?.slice(2) ?? '', 'no prefix'],
    [`0x${'g'.repeat(40)}`, 'no digits of base 16'],
    [`0x${'0'.repeat(40)}`, 'the zero address'],
    [`0X${'0'.repeat(40)}`, 'the zero address'],
    [`ethereum:${eip55[0] ?? ''}`, 'a link'],
    [`0x${'１'.repeat(40)}`, 'digits of another script'],
    [`${eip55[0] ?? ''}\n`, 'a line end'],
    ['vitalik.eth', 'a name'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Bitcoin'],
  ])('rejects %j: %s', (typed) => {
    expect(read(network, typed)).toBe('invalid');
  });
});

describe('an address of TRC20', () => {
  it.each(tron)('parses unchanged: %s', (address) => {
    expect(read('TRC20', address)).toBe(address);
  });

  it('accepts any twenty bytes after 0x41 with their checksum', () => {
    fc.assert(
      fc.property(bytes20, (bytes) => {
        const address = base58check.encode(Uint8Array.of(0x41, ...bytes));
        expect(formatAddress('TRC20', bytes)).toBe(address);
        expect(read('TRC20', address)).toBe(address);
      }),
    );
  });

  it('fails the checksum if one character changes', () => {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    fc.assert(
      fc.property(bytes20, fc.integer({ min: 1, max: 33 }), fc.nat(57), (bytes, place, letter) => {
        const right = formatAddress('TRC20', bytes);
        const other = alphabet.charAt(letter);
        fc.pre(right.charAt(place) !== other);
        expect(read('TRC20', right.slice(0, place) + other + right.slice(place + 1))).toBe('checksum');
      }),
    );
  });

  it.each(eip55)('rejects %s, which is a BEP20 and ERC20 address', (address) => {
    expect(read('TRC20', address)).toBe('otherNetwork');
    expect(read('TRC20', address.toLowerCase())).toBe('otherNetwork');
  });

  it.each([
    ['', 'nothing'],
    ['T', 'too short'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', 'a character short'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6tt', 'a character long'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', 'a zero, which is no digit of base58'],
    ['41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'in hexadecimal digits'],
    ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'the zero address'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'Bitcoin'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t\n', 'a line end'],
  ])('rejects %j: %s', (typed) => {
    expect(read('TRC20', typed)).toBe('invalid');
  });

  it('rejects another version byte even if the checksum matches', () => {
    const digits = Array.from({ length: 20 }, (_, index) => index * 11);
    const others = Array.from({ length: 256 }, (_, version) =>
      base58check.encode(Uint8Array.of(version, ...digits)),
    ).filter((address) => /^T.{33}$/.test(address));
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter((address) => read('TRC20', address) === address)).toHaveLength(1);
    expect(new Set(others.map((address) => read('TRC20', address)))).toContain('invalid');
  });
});

it('parses any text as an address or a problem', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^0x[0-9a-fA-F]{38,42}$/),
    fc.stringMatching(/^T[1-9A-HJ-NP-Za-km-z]{32,34}$/),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom('BEP20', 'TRC20', 'ERC20'), (text, network) => {
      const answer = read(network, text);
      expect(answer).toMatch(/^(0x[0-9a-fA-F]{40}|T\w{33}|invalid|checksum|otherNetwork)$/);
      if (/^(0x|T)/.test(answer)) expect(read(network, answer)).toBe(answer);
    }),
  );
});

it('finds a look-alike of an address from either side', () => {
  fc.assert(
    fc.property(bytes20, bytes20, fc.boolean(), (one, other, forged) => {
      const ends = [one.subarray(0, 2), one.subarray(-2)] as const;
      const twin = forged ? Uint8Array.of(...ends[0], ...other.subarray(2, 18), ...ends[1]) : other;
      const [first, second] = [formatAddress('BEP20', one), formatAddress('BEP20', twin)];
      fc.pre(first !== second && (forged || !bytesToHex(other).startsWith(bytesToHex(ends[0]))));
      expect([isConfusable(first, second), isConfusable(second, first)]).toEqual([forged, forged]);
    }),
  );
});
