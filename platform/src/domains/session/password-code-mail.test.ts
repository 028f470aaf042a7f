import { describe, expect, it } from 'vitest';

import { scripts } from '../../../test/messages.ts';
import { locales } from '../../messages/index.ts';
import { passwordCodeMail } from './password-code-mail.ts';

describe.each(locales)('the mail of a password code in %s', (locale) => {
  it('contains the code once, the user name and the minutes', () => {
    const { subject, text } = passwordCodeMail[locale]({ userName: 'aiko', code: '012345', minutes: 10 });
    expect(subject).toMatch(scripts[locale]);
    expect(text.match(/012345/g)).toHaveLength(1);
    expect(text).toContain('aiko');
    expect(text).toContain('10');
  });
});
