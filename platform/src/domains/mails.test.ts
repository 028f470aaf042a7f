/** Every mail, whichever domain sends it, in every language. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Locale, locales } from '@portal/schema/locales';
import { describe, expect, it } from 'vitest';
import type { MailExamples } from '../../test/mails.ts';
import { messages, scripts } from '../../test/messages.ts';
import { collectByName } from '../composition/collect.ts';
import type { Domain } from '../declaration/domain.ts';
import { render } from '../mails/layout.ts';
import { domains } from './index.ts';

const mails = collectByName(
  'the mail',
  (domain) => Object.values(domain.mails ?? {}),
  ({ name }) => name,
);
const files = globSync('*/mails.cases.ts', { cwd: import.meta.dirname });
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

/** A part of the portal's texts. */
const webTexts = (feature: string, locale: Locale) =>
  JSON.parse(readFileSync(join(web, `features/${feature}/texts/${locale}.json`), 'utf8')) as {
    readonly login: { readonly forgot: string };
    readonly security: { readonly title: string };
  };

/** The current phrases that refer a member to support. */
const support: Readonly<Record<Locale, string>> = {
  'en-US': 'contact support at once',
  'zh-CN': '立即联系客服',
  'ja-JP': 'すぐにサポート',
  'ko-KP': '즉시 고객센터',
  'id-ID': 'segera hubungi layanan bantuan',
};

/** The parts of the portal that declare its addresses. */
const withPaths = [
  'extension-points',
  'orders/records',
  ...globSync('features/*/paths.ts', { cwd: web }).map((path) => dirname(path)),
];

/** Whether a part of the portal has this address, accepts its query, and opens the order of a receipt number. */
function has(part: string, opens: string, ofOrder = false): boolean {
  const paths = readFileSync(join(web, part, 'paths.ts'), 'utf8');
  const { pathname, searchParams } = new URL(opens, portal);
  /** The allowed values of a query parameter, as TypeScript. */
  const values = (name: string) => new RegExp(`\\b${name}\\?: (.+?);`).exec(paths)?.[1] ?? '';
  return (
    paths.includes(`'${pathname}'`) &&
    [...searchParams].every(
      ([name, value]) => /\bstring\b/.test(values(name)) || values(name).includes(`'${value}'`),
    ) &&
    (!ofOrder || values('receipt') === 'string')
  );
}

/** Returns the links of a mail, without the portal's address. */
const linksIn = (name: string, locale: Locale) =>
  [...say(name, locale, portal).text.matchAll(/^ {4}https:\/\/portal\.example\.com(\S*)$/gm)].map(
    ([, link]) => link,
  );

describe('a mail', () => {
  it('must have an example, and every example a mail', () => {
    const missing = Object.values<Domain>(domains).flatMap((domain) =>
      Object.values(domain.mails ?? {})
        .filter(({ name }) => !Object.hasOwn(examples, name))
        .map(({ name }) => `add ${name} to platform/src/domains/${domain.name}/mails.cases.ts`),
    );
    const left = Object.keys(examples).filter((name) => !mails.has(name));
    expect([...missing, ...left.map((name) => `remove ${name}: no domain sends it`)]).toEqual([]);
  });

  describe.each([...mails.keys()])('%s', (name) => {
    it.each(locales)('uses the script of %s and includes all of its parameters', (locale) => {
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
    expect([`features/${area}`, 'orders/records'].filter((part) => has(part, opens, true))).toHaveLength(1);
    const link = `/#${opens}${opens.includes('?') ? '&' : '?'}receipt=T2611210001`;
    for (const locale of locales) expect(linksIn(name, locale)).toEqual([link]);
  });

  it('explains what to do if it is about security, where to turn it off if it is optional, and neither if it has a code', () => {
    expect(say('LOGIN_PASSWORD_CHANGED', 'en-US', portal).text).toContain('If this was not you');
    expect(say('TRANSFER_RECEIVED', 'en-US', portal).text).not.toContain('If this was not you');
    expect(say('TRANSFER_RECEIVED', 'en-US', portal).text).toContain('You choose in the settings');
    // The link is one of its parameters.
    const linked = [...mails.keys()].filter((name) => say(name, 'en-US').text.includes('http'));
    expect(linked).toEqual(['PASSWORD_CODE']);
    const code = say('PASSWORD_CODE', 'en-US', portal).text;
    expect(code.match(/ACDE-FHJK-MNPR/g)).toHaveLength(1);
    expect(code).not.toMatch(/You choose|If this was not you/);
  });

  const ofSecurity = [...mails.values()].filter(({ purpose }) => purpose === 'SECURITY');
  it.each(ofSecurity.map(({ name, opens }) => [name, opens === undefined ? '/' : `/#${opens}`] as const))(
    '%s links to support and to %s',
    (name, link) => {
      for (const locale of locales) expect(linksIn(name, locale)).toEqual(['/#/help', link]);
    },
  );

  it.each(['TRANSACTION_CODE', 'CURRENT_EMAIL_CODE'])(
    'links to support and to the password screen if a thief may have caused %s',
    (name) => {
      for (const locale of locales) expect(linksIn(name, locale)).toEqual(['/#/help', '/#/setting']);
    },
  );

  it.each(['WITHDRAWAL_REJECTED', 'WITHDRAWAL_NOT_RECEIVED', 'WITHDRAWAL_FAILED', 'WITHDRAWAL_CANCELLED'])(
    '%s names the amount with two decimals, and its credit',
    (name) => {
      for (const locale of locales) {
        const { text } = say(name, locale);
        expect(text).toContain(`120.00 ${messages.getMailFormats(locale).coin('WITHDRAWAL_POINT')}`);
      }
    },
  );

  describe.each(locales)('about the security in %s', (locale) => {
    const { text } = say('LOGIN_PASSWORD_CHANGED', locale);
    const paragraphs = text.trim().split('\n\n');
    const ofPassword = paragraphs.at(-2) ?? '';

    it('gives no advice that lets an email thief keep the account', () => {
      expect(say('EMAIL_CHANGED', locale).text).not.toContain(ofPassword);
    });

    it.each(['FACTOR_ADDED', 'PASSKEY_ADDED'])(
      'advises asking support to remove %s, which locks the member out',
      (name) => {
        const advice = say(name, locale).text.trim().split('\n\n').at(-2);
        expect(advice).not.toBe(ofPassword);
        expect(advice).toContain(support[locale]);
        // The mail uses the names of the sign-in screen for what a visitor can do.
        expect(advice).toContain(webTexts('session', locale).login.forgot);
        expect(advice).not.toContain(webTexts('settings', locale).security.title);
      },
    );
  });
});
