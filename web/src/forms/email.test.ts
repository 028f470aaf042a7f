import { describe, expect, it } from 'vitest';
import { isEmailAddress, isMailedCode } from './email.ts';

describe('an email address', () => {
  it.each(['aiko@example.com', 'a.b+c@mail.example.co.jp'])('can be %s', (typed) => {
    expect(isEmailAddress(typed)).toBe(true);
  });
  it.each(['', 'aiko', 'aiko@example', 'aiko@example..com', 'ai ko@example.com', 'aiko@@example.com'])(
    'cannot be “%s”',
    (typed) => {
      expect(isEmailAddress(typed)).toBe(false);
    },
  );
});

describe('a mailed code', () => {
  it.each(['ACDE-FHJK-MNPR', 'acdefhjkmnpr', ' ACDE FHJK MNPR ', 'ＡＣＤＥ-ＦＨＪＫ-ＭＮＰＲ'])(
    'can be “%s”',
    (typed) => {
      expect(isMailedCode(typed)).toBe(true);
    },
  );
  it.each(['', 'ACDE-FHJK', 'ACDE-FHJK-MNPR-2', 'ACDE_FHJK_MNPR'])('cannot be “%s”', (typed) => {
    expect(isMailedCode(typed)).toBe(false);
  });
});
