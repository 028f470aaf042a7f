import { describe, expect, it } from 'vitest';
import { isAppCode, newSecret, secretUri, findTimeStep, typedSecret } from './totp.ts';

/** RFC 6238, appendix B: the seed of SHA-1, and times in seconds with their codes of eight digits. */
const seed = Buffer.from('12345678901234567890');
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

describe('a code of an authenticator app', () => {
  it.each(vectors)('matches RFC 6238 at %i s: %s, of which six digits are shown', (seconds, code) => {
    const shown = code.slice(-6);
    const step = BigInt(Math.floor(seconds / 30));
    expect(findTimeStep(seed, shown, new Date(seconds * 1000))).toBe(step);
  });

  it('works one step early and one step late, but not two', () => {
    const [seconds, code] = vectors[3];
    const step = BigInt(Math.floor(seconds / 30));
    const at = (steps: number) => findTimeStep(seed, code.slice(-6), new Date((seconds + steps * 30) * 1000));
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
  });

  it('does not match another secret', () => {
    expect(findTimeStep(newSecret(), '005924', new Date(1_234_567_890_000))).not.toBe(41_152_263n);
  });

  it('consists of six digits', () => {
    expect(['123456', '012345'].every(isAppCode)).toBe(true);
    expect(['12345', '1234567', '12345a', ''].some(isAppCode)).toBe(false);
  });
});

describe('a secret', () => {
  it('consists of 160 bits, different each time', () => {
    expect(newSecret()).toHaveLength(20);
    expect(newSecret()).not.toEqual(newSecret());
  });

  it('includes its name, issuer and parameters for the app', () => {
    expect(typedSecret(seed)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const { protocol, pathname, searchParams } = new URL(secretUri(seed, 'portal.example.com', 'aiko'));
    expect([protocol, decodeURIComponent(pathname)]).toEqual(['otpauth:', '/portal.example.com:aiko']);
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'portal.example.com',
      secret: typedSecret(seed),
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
