/** Every mail, whichever domain sends it, in every language. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { MailExamples } from '../../test/mails.ts';
import { messages, scripts } from '../../test/messages.ts';
import { collect } from '../contributions.ts';
import type { Domain } from '../domain.ts';
import { render } from '../mails/frame.ts';
import { locales, type Locale } from '../messages/index.ts';
import { domains } from './index.ts';

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

const portal = 'https://portal.example.com';
const say = (name: string, locale: Locale, portalUrl?: string) => {
  const definition = mails.get(name);
  if (definition === undefined) throw new Error(`there is no mail ${name}`);
  const draft = { definition, words: examples[name] ?? {} };
  return render(draft, { userName: 'aiko', locale, portalUrl }, messages);
};

const web = join(import.meta.dirname, '../../../web/src');

/** What a part of the portal says. */
const webTexts = (feature: string, locale: Locale) =>
  JSON.parse(readFileSync(join(web, `features/${feature}/texts/${locale}.json`), 'utf8')) as {
    readonly login: { readonly forgot: string };
    readonly security: { readonly title: string };
  };

/** What sends a member to support now. */
const support: Readonly<Record<Locale, string>> = {
  'en-US': 'contact support at once',
  'zh-CN': '立即联系客服',
  'ja-JP': 'すぐにサポート',
  'ko-KP': '즉시 고객센터',
  'id-ID': 'segera hubungi layanan bantuan',
};

/** The parts of the portal that say what its addresses are. */
const withPaths = ['records', ...globSync('features/*/paths.ts', { cwd: web }).map((path) => dirname(path))];

/** Whether a part of the portal has this address, takes what its query says, and opens the order of a receipt number. */
function has(part: string, opens: string, ofOrder = false): boolean {
  const paths = readFileSync(join(web, part, 'paths.ts'), 'utf8');
  const { pathname, searchParams } = new URL(opens, portal);
  /** What the query can have under this name, as TypeScript. */
  const values = (name: string) => new RegExp(`\\b${name}\\?: (.+?);`).exec(paths)?.[1] ?? '';
  return (
    paths.includes(`'${pathname}'`) &&
    [...searchParams].every(
      ([name, value]) => /\bstring\b/.test(values(name)) || values(name).includes(`'${value}'`),
    ) &&
    (!ofOrder || values('receipt') === 'string')
  );
}

/** The links of a mail, without the address of the portal. */
const linksIn = (name: string, locale: Locale) =>
  [...say(name, locale, portal).text.matchAll(/^ {4}https:\/\/portal\.example\.com(\S*)$/gm)].map(
    ([, link]) => link,
  );

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

  it.each([...new Set(['/help', ...[...mails.values()].flatMap(({ opens }) => opens ?? [])])])(
    'opens %s, which the portal has',
    (opens) => {
      expect(withPaths.filter((part) => has(part, opens))).toHaveLength(1);
    },
  );

  const ofOrders = Object.values<Domain>(domains).flatMap((domain) =>
    Object.keys(domain.mails ?? {})
      .filter((name) => examples[name]?.['receipt'] !== undefined)
      .map((name) => [name, domain.name] as const),
  );
  it.each(ofOrders)('%s opens its order in the list of its area, %s, or among the records', (name, area) => {
    const opens = mails.get(name)?.opens ?? '';
    expect([`features/${area}`, 'records'].filter((part) => has(part, opens, true))).toHaveLength(1);
    const link = `/#${opens}${opens.includes('?') ? '&' : '?'}receipt=T2611210001`;
    for (const locale of locales) expect(linksIn(name, locale)).toEqual([link]);
  });

  it('about the security says what to do, one of another kind where it is chosen, and one with a code neither', () => {
    expect(say('LOGIN_PASSWORD_CHANGED', 'en-US', portal).text).toContain('If this was not you');
    expect(say('TRANSFER_RECEIVED', 'en-US', portal).text).not.toContain('If this was not you');
    expect(say('TRANSFER_RECEIVED', 'en-US', portal).text).toContain('You choose in the settings');
    // Its link is a word that it is told.
    const linked = [...mails.keys()].filter((name) => say(name, 'en-US').text.includes('http'));
    expect(linked).toEqual(['PASSWORD_CODE']);
    const code = say('PASSWORD_CODE', 'en-US', portal).text;
    expect(code.match(/ACDE-FHJK-MNPR/g)).toHaveLength(1);
    expect(code).not.toMatch(/You choose|If this was not you/);
  });

  const ofSecurity = [...mails.values()].filter(({ purpose }) => purpose === 'SECURITY');
  it.each(ofSecurity.map(({ name, opens }) => [name, opens === undefined ? '/' : `/#${opens}`] as const))(
    '%s leads to where support is reached, and to %s',
    (name, link) => {
      for (const locale of locales) expect(linksIn(name, locale)).toEqual(['/#/help', link]);
    },
  );

  it.each(['TRANSACTION_CODE', 'CURRENT_EMAIL_CODE'])(
    '%s, which a thief may have asked for, leads to where support is reached, and to where passwords are changed',
    (name) => {
      for (const locale of locales) expect(linksIn(name, locale)).toEqual(['/#/help', '/#/setting']);
    },
  );

  it.each(['WITHDRAWAL_REJECTED', 'WITHDRAWAL_NOT_RECEIVED', 'WITHDRAWAL_FAILED', 'WITHDRAWAL_CANCELLED'])(
    '%s names the amount with two decimals, and its credit',
    (name) => {
      for (const locale of locales) {
        const { text } = say(name, locale);
        expect(text).toContain(`120.00 ${messages.mailFormatsOf(locale).coin('WITHDRAWAL_POINT')}`);
      }
    },
  );

  describe.each(locales)('about the security in %s', (locale) => {
    const { text } = say('LOGIN_PASSWORD_CHANGED', locale);
    const paragraphs = text.trim().split('\n\n');
    const ofPassword = paragraphs.at(-2) ?? '';

    it('has no advice that lets a thief of the address keep the account', () => {
      expect(say('EMAIL_CHANGED', locale).text).not.toContain(ofPassword);
    });

    it.each(['FACTOR_ADDED', 'PASSKEY_ADDED'])(
      'has %s removed by support: it keeps its member out',
      (name) => {
        const advice = say(name, locale).text.trim().split('\n\n').at(-2);
        expect(advice).not.toBe(ofPassword);
        expect(advice).toContain(support[locale]);
        // What a visitor can do is named as the screen of signing in names it.
        expect(advice).toContain(webTexts('session', locale).login.forgot);
        expect(advice).not.toContain(webTexts('settings', locale).security.title);
      },
    );
  });
});
