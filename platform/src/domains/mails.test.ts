/** Every mail, whichever domain sends it, in every language. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { MailExamples } from '../../test/mails.ts';
import { messages, scripts } from '../../test/messages.ts';
import { collect } from '../contributions.ts';
import { render } from '../mails/frame.ts';
import { locales, type Locale } from '../messages/index.ts';

const mails = collect(
  'the mail',
  (domain) => Object.values(domain.mails ?? {}),
  ({ name }) => name,
);
const files = globSync('*/mails.rows.ts', { cwd: import.meta.dirname });
const rows = await Promise.all(
  files.map(async (file) => ((await import(`./${file}`)) as { default: MailExamples }).default),
);
const examples: MailExamples = Object.fromEntries(rows.flatMap((some) => Object.entries(some)));

const say = (name: string, locale: Locale, portalUrl?: string) => {
  const definition = mails.get(name);
  if (definition === undefined) throw new Error(`there is no mail ${name}`);
  const draft = { definition, words: examples[name] ?? {} };
  return render(draft, { userName: 'aiko', locale, portalUrl }, messages);
};

/** What the portal calls its settings. */
const settings = (locale: Locale) => {
  const path = join(import.meta.dirname, `../../../web/src/features/settings/texts/${locale}.json`);
  type Titles = Readonly<Record<'frame' | 'security', { readonly title: string }>>;
  return JSON.parse(readFileSync(path, 'utf8')) as Titles;
};

describe('a mail', () => {
  it('has an example, and each example is of a mail', () => {
    expect(Object.keys(examples).sort()).toEqual([...mails.keys()].sort());
  });

  describe.each([...mails.keys()])('%s', (name) => {
    it.each(locales)('is written in %s, with all that it is told', (locale) => {
      const { subject, text } = say(name, locale);
      expect(subject).toMatch(scripts[locale]);
      expect(text).toMatch(scripts[locale]);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(text).toContain('aiko');
      expect(`${subject} ${text}`).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
      const untranslated = new Set(['time', 'usable', 'coin', 'kind']);
      for (const [word, value] of Object.entries(examples[name] ?? {}))
        if (!untranslated.has(word)) expect(`${subject}\n${text}`).toContain(value);
      if (locale !== 'en-US') expect(subject).not.toBe(say(name, 'en-US').subject);
    });
  });

  it('about the security says what to do, one of another kind where it is chosen, and one with a code neither', () => {
    const url = 'https://portal.example.com';
    expect(say('LOGIN_PASSWORD_CHANGED', 'en-US', url).text).toContain('If this was not you');
    expect(say('TRANSFER_RECEIVED', 'en-US', url).text).not.toContain('If this was not you');
    expect(say('TRANSFER_RECEIVED', 'en-US', url).text).toContain('You choose in the settings');
    expect(say('TRANSFER_RECEIVED', 'en-US', url).text).toContain(`\n    ${url}/\n`);
    expect(say('TRANSFER_RECEIVED', 'en-US').text).not.toContain('http');
    const code = say('PASSWORD_CODE', 'en-US', url).text;
    expect(code.match(/ACDE-FHJK-MNPR/g)).toHaveLength(1);
    expect(code).not.toMatch(/You choose|If this was not you/);
  });

  describe.each(locales)('about the security in %s', (locale) => {
    const { text } = say('LOGIN_PASSWORD_CHANGED', locale);
    const paragraphs = text.trim().split('\n\n');
    const ofPassword = paragraphs.at(-2) ?? '';

    it('has no advice that lets a thief of the address keep the account', () => {
      expect(say('EMAIL_CHANGED', locale).text).not.toContain(ofPassword);
    });

    it.each(['FACTOR_ADDED', 'PASSKEY_ADDED'])('has %s removed where the portal has it', (name) => {
      const { frame, security } = settings(locale);
      const added = say(name, locale).text;
      expect(added).not.toContain(ofPassword);
      expect(added).toContain(`${frame.title} → ${security.title}`);
    });
  });
});
