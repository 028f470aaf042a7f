import { describe, expect, it } from 'vitest';

import { scripts } from '../../../test/messages.ts';
import { locales } from '../../messages/index.ts';
import { passwordCodeMail } from './password-code-mail.ts';

describe.each(locales)('the mail of a password code in %s', (locale) => {
  it('contains the code once, the user name, the minutes and the link', () => {
    const words = { userName: 'aiko', code: 'ACDE-FHJK-MNPR', minutes: 10 };
    const link = 'https://portal.example.com/#/forgot?name=aiko';
    const { subject, text } = passwordCodeMail[locale]({ ...words, link });
    expect(subject).toMatch(scripts[locale]);
    expect(text.match(/ACDE-FHJK-MNPR/g)).toHaveLength(1);
    expect(text).toContain('aiko');
    expect(text).toContain('10');
    expect(text).toContain(`\n    ${link}\n`);
    expect(passwordCodeMail[locale]({ ...words, link: undefined }).text).not.toContain('http');
  });
});
