import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

const secret = Buffer.from('a secret');
const [old, next] = [randomBytes(32), randomBytes(32)];

describe('a sealed secret', () => {
  const box = new SecretBox([old]);
  const kept = box.seal(secret, 'aiko');

  it('opens for its owner and does not contain the plaintext', () => {
    expect(box.open(kept, 'aiko')).toEqual(secret);
    expect(kept.sealed.includes(secret)).toBe(false);
    expect(box.seal(secret, 'aiko').sealed).not.toEqual(kept.sealed);
  });

  it('does not open for another owner, nor after a change', () => {
    expect(() => box.open(kept, 'budi')).toThrow();
    const changed = Buffer.from(kept.sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => box.open({ ...kept, sealed: changed }, 'aiko')).toThrow();
  });

  it('opens with the previous key and not once that key is removed', () => {
    const both = new SecretBox([next, old]);
    expect(both.open(kept, 'aiko')).toEqual(secret);
    expect(both.keyName).not.toBe(kept.keyName);
    expect(both.seal(secret, 'aiko').keyName).toBe(both.keyName);
    expect(() => new SecretBox([next]).open(kept, 'aiko')).toThrow('is missing');
  });
});
