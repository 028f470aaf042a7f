import { creditTypes, domains, fieldRules, type Endpoint } from '@portal/schema/rest';
import type { z } from 'zod';
import { describe, expect, it } from 'vitest';

import { Refusal, refusalCodes } from '../refusal.ts';
import { catalogs, chooseLocale, locales, refusalMessage, refuse, refuseField } from './index.ts';

const words = {
  coin: 'CASH_POINT',
  bucket: 'available',
  field: 'amount',
  userName: 'budi_77',
  until: '2026-11-21T16:00:00.000Z',
  seconds: '42',
  minimum: '1',
  maximum: '100000',
  multiple: '0.01',
  megapixels: '50',
  unit: 'USDT',
  next: '126',
  network: 'BEP20',
  found: 'TRC20',
  rate: '0.985',
  fee: '2',
  saved: '0x52908400…69f2b6',
  from: 'CASH_POINT',
  to: 'GMT',
  actualAmount: '12.5',
  days: '366',
};
/** Scripts that a sentence in the language must show; Latin ones must show no other. */
const scripts = {
  'en-US': /^[\p{Script=Latin}\p{Script=Common}]+$/u,
  'zh-CN': /\p{Script=Han}/u,
  'ja-JP': /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'ko-KP': /\p{Script=Hangul}/u,
  'id-ID': /^[\p{Script=Latin}\p{Script=Common}]+$/u,
} as const;

describe.each(locales)('messages in %s', (locale) => {
  const sentences = [
    ...Object.values(catalogs[locale].answers),
    ...refusalCodes
      .filter((code) => code !== 'FIELD_INVALID')
      .map((code) => refusalMessage(new Refusal(code, words), locale)),
    ...fieldRules.map((rule) =>
      refusalMessage(refuse('FIELD_INVALID', { field: 'amount', rule, bound: '7' }), locale),
    ),
  ];

  it('are sentences of that language, without exclamation marks or holes', () => {
    for (const sentence of sentences) {
      expect(sentence).toMatch(scripts[locale]);
      expect(sentence).toMatch(/[.。]$/);
      expect(sentence).not.toMatch(/[!！]|undefined|\[object|NaN|\s{2}/);
    }
  });

  it('differ from English', () => {
    if (locale === 'en-US') return;
    const english = new Set(Object.values(catalogs['en-US'].answers));
    for (const sentence of Object.values(catalogs[locale].answers)) expect(english).not.toContain(sentence);
  });

  it('name every parameter they are given', () => {
    const say = (code: (typeof refusalCodes)[number]) => refusalMessage(new Refusal(code, words), locale);
    for (const code of ['USER_NAME_TAKEN', 'RECIPIENT_UNKNOWN', 'RECIPIENT_CLOSED'] as const)
      expect(say(code)).toContain('budi_77');
    for (const code of ['LOGIN_LOCKED', 'TRANSACTION_PASSWORD_LOCKED', 'TRANSFER_CLOSED'] as const) {
      expect(say(code)).toMatch(/\b0?0[:.]00 GMT\+8/);
    }
    expect(say('CODE_TOO_SOON')).toContain('42');
    expect(say('AMOUNT_ABOVE')).toContain('100,000');
    for (const code of ['INSUFFICIENT_BALANCE', 'AMOUNT_BELOW', 'TRANSFER_COIN_CLOSED'] as const) {
      expect(say(code)).toContain(catalogs[locale].coins.CASH_POINT);
    }
  });

  it('name every field and credit of the contract', () => {
    const names: Readonly<Record<string, string>> = catalogs[locale].fields;
    for (const domain of Object.values(domains)) {
      for (const endpoint of Object.values<Endpoint>(domain)) {
        for (const field of Object.keys((endpoint.request as z.ZodObject).shape)) {
          expect(names[field], field).toMatch(/\S/);
        }
      }
    }
    for (const coin of creditTypes) expect(catalogs[locale].coins[coin]).toMatch(/\S/);
  });

  it('tell the bound of a length, and the request where no field is to blame', () => {
    expect(
      refusalMessage(refuse('FIELD_INVALID', { field: 'remark', rule: 'tooLong', bound: '100' }), locale),
    ).toContain('100');
    const whole = refusalMessage(refuseField('' as 'remark', 'invalid'), locale);
    expect(whole).toContain(catalogs[locale].request);
  });

  it('write a mail with the code, and once only', () => {
    const { subject, text } = catalogs[locale].mail.passwordCode({
      userName: 'aiko',
      code: '012345',
      minutes: 10,
    });
    expect(subject).toMatch(scripts[locale]);
    expect(text.match(/012345/g)).toHaveLength(1);
    expect(text).toContain('aiko');
    expect(text).toContain('10');
  });
});

describe('the language of a request', () => {
  it.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['ko-KP', 'ko-KP'],
    ['ko', 'ko-KP'],
    ['zh-TW', 'zh-CN'],
    ['fr-FR, ja;q=0.5, id;q=0.8', 'id-ID'],
    ['ja;q=0, zh', 'zh-CN'],
    ['*', 'en-US'],
    ['ja;q=many', 'en-US'],
    [`${'x'.repeat(300)},ja`, 'en-US'],
  ] as const)('of %j is %s', (header, locale) => {
    expect(chooseLocale(header)).toBe(locale);
  });
});

it('a refusal without its words does not compile', () => {
  // @ts-expect-error -- the message names the member
  expect(refuse('USER_NAME_TAKEN').code).toBe('USER_NAME_TAKEN');
  // @ts-expect-error -- there is no such field
  expect(refuseField('shoeSize', 'invalid').params['field']).toBe('shoeSize');
});
