import { globSync } from 'node:fs';
import { locales } from '@portal/schema/locales';
import { creditTypes, domains, fieldRules, type Endpoint } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { messages, scripts } from '../../test/messages.ts';
import { Refusal } from '../kernel/refusal.ts';
import {
  catalogs,
  defineRefusals,
  Messages,
  refuseField,
  type FieldName,
  type RefusalDefinition,
} from './index.ts';

const words = {
  coin: 'CASH_POINT',
  bucket: 'available',
  field: 'amount',
  userName: 'budi_77',
  since: '2026-11-20T16:00:00.000Z',
  until: '2026-11-21T16:00:00.000Z',
  seconds: '42',
  minimum: '1',
  maximum: '100000',
  multiple: '0.01',
  megapixels: '50',
  megabytes: '50',
  unit: 'USDT',
  next: '126',
  left: '3',
  network: 'BEP20',
  found: 'TRC20',
  rate: '0.985',
  fee: '2',
  saved: '0x52908400…69f2b6',
  from: 'CASH_POINT',
  to: 'GMT',
  actualAmount: '12.5',
  days: '366',
  order: 'R261121Z270W0EJC2',
  name: 'Silver',
  amount: '12.5',
  percent: '0.5',
  price: '1.02',
};

describe.each(locales)('messages in %s', (locale) => {
  const sentences = [
    ...Object.values(catalogs[locale].answers),
    ...messages.codes
      .filter((code) => code !== 'FIELD_INVALID')
      .map((code) => messages.formatRefusal(new Refusal(code, words), locale)),
    ...fieldRules.map((rule) => messages.formatRefusal(refuseField('amount', rule, '7'), locale)),
  ];

  it('consist of sentences in that language, without exclamation marks or gaps', () => {
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

  it('contain every parameter', () => {
    const say = (code: string) => messages.formatRefusal(new Refusal(code, words), locale);
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
    const { request, rules, coins } = catalogs[locale];
    for (const domain of Object.values(domains)) {
      for (const endpoint of Object.values<Endpoint>(domain)) {
        for (const field of Object.keys((endpoint.request as z.ZodObject).shape)) {
          const said = messages.formatRefusal(refuseField(field as FieldName, 'required'), locale);
          expect(said, field).not.toBe(rules.required(request, ''));
          expect(said, field).not.toBe(rules.required('', ''));
        }
      }
    }
    for (const coin of creditTypes) expect(coins[coin]).toMatch(/\S/);
  });

  it('contain the bound of a length, and name the request if no field is to blame', () => {
    expect(messages.formatRefusal(refuseField('remark', 'tooLong', '100'), locale)).toContain('100');
    const whole = messages.formatRefusal(refuseField('', 'invalid'), locale);
    expect(whole).toContain(catalogs[locale].request);
  });

  it('include a sentence for a stored refusal whose code no longer exists', () => {
    expect(messages.formatRefusal(new Refusal('CODE_OF_A_DOMAIN_THAT_IS_GONE'), locale)).toBe(
      catalogs[locale].answers.refused,
    );
  });
});

describe('refusals', () => {
  const sentences = {
    'en-US': ({ days }: { days: string }) => `Choose ${days} days.`,
    'zh-CN': ({ days }: { days: string }) => `${days}。`,
    'ja-JP': ({ days }: { days: string }) => `${days}。`,
    'ko-KP': ({ days }: { days: string }) => `${days}.`,
    'id-ID': ({ days }: { days: string }) => `${days}.`,
  };

  it('carry their code and parameters, and are final by default', () => {
    const refusals = defineRefusals({
      SPAN: sentences,
      BANNED: {
        ...sentences,
        'en-US': () => 'Banned.',
        'zh-CN': () => '。',
        'ja-JP': () => '。',
        'ko-KP': () => '.',
        'id-ID': () => '.',
      },
    });
    expect(refusals.SPAN({ days: '7' })).toMatchObject({ code: 'SPAN', params: { days: '7' }, final: true });
    expect(refusals.SPAN({ days: '7' }, { final: false }).final).toBe(false);
    expect(refusals.BANNED()).toMatchObject({ code: 'BANNED', params: {}, final: true });
    expect(refusals.BANNED({ final: false })).toMatchObject({ params: {}, final: false });
  });

  it('name the input they concern if the request has it', () => {
    const refusals = defineRefusals({
      SPAN: { field: 'amount', ...sentences },
      LIMIT: { field: ['walletAddressId', 'bankAccountId'], ...sentences },
      PLAIN: sentences,
    });
    const definitions = Object.values<RefusalDefinition>(refusals).map((one) => [one.code, one] as const);
    const said = new Messages(new Map(definitions), {});
    const days = { days: '7' };
    const both = ['walletAddressId', 'bankAccountId'];
    expect(said.findField(refusals.SPAN(days), ['amount'], { amount: '1' })).toBe('amount');
    expect(said.findField(refusals.SPAN(days), ['amount'], undefined)).toBe('amount');
    expect(said.findField(refusals.SPAN(days), ['count'], { amount: '1' })).toBeUndefined();
    expect(said.findField(refusals.LIMIT(days), both, { bankAccountId: '7' })).toBe('bankAccountId');
    expect(said.findField(refusals.LIMIT(days), both, {})).toBe('walletAddressId');
    expect(said.findField(refusals.PLAIN(days), both, {})).toBeUndefined();
    expect(said.findField(refuseField('price', 'positive'), ['amount', 'price'], {})).toBe('price');
    expect(said.findField(refuseField('', 'invalid'), ['price'], {})).toBeUndefined();
    expect(said.findField(new Refusal('GONE'), ['price'], {})).toBeUndefined();
  });

  it('name what the member needs, as declared or as given', () => {
    const refusals = defineRefusals({ BANNED: { needs: 'support', ...sentences }, WRONG: sentences });
    const said = new Messages(new Map(Object.entries<RefusalDefinition>(refusals)), {});
    const days = { days: '7' };
    expect(said.getNeeds(refusals.BANNED(days))).toBe('support');
    // A stored refusal is formatted by its code.
    expect(said.getNeeds(new Refusal('BANNED', days))).toBe('support');
    expect(said.getNeeds(refusals.WRONG(days, { needs: 'captcha' }))).toBe('captcha');
    expect(said.getNeeds(refusals.WRONG(days))).toBeUndefined();
  });

  it('do not compile with a missing or unknown parameter or a missing language', () => {
    const refusals = defineRefusals({ SPAN: sentences });
    const wrong = () => [
      // @ts-expect-error -- the sentences name the days
      refusals.SPAN(),
      // @ts-expect-error -- and nothing else
      refusals.SPAN({ weeks: '1' }),
      defineRefusals({
        // @ts-expect-error -- Chinese names what English does not
        SPAN: { ...sentences, 'zh-CN': ({ weeks }: { weeks: string }) => weeks },
      }),
      defineRefusals({
        // @ts-expect-error -- the other languages are missing
        SPAN: { 'en-US': sentences['en-US'] },
      }),
      // @ts-expect-error -- no request has this input
      defineRefusals({ SPAN: { field: 'shoeSize', ...sentences } }),
      // @ts-expect-error -- there is no such field
      refuseField('shoeSize', 'invalid'),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it.each(
    globSync('../**/*refusals.ts', { cwd: import.meta.dirname }).filter(
      (path) => !path.endsWith('define-refusals.ts'),
    ),
  )('declare every code of %s in every language', async (path) => {
    const { refusals } = (await import(path)) as { refusals: Readonly<Record<string, RefusalDefinition>> };
    expect(messages.codes).toEqual(expect.arrayContaining(Object.keys(refusals)));
    for (const [code, refusal] of Object.entries(refusals)) {
      expect(refusal.code).toBe(code);
      expect(Object.keys(refusal.sentences).sort()).toEqual([...locales].sort());
    }
  });

  it.each(messages.codes.filter((code) => code !== 'FIELD_INVALID'))(
    'need support if their text mentions it: %s',
    (code) => {
      const refusal = new Refusal(code, words);
      if (!/\bsupport\b/i.test(messages.formatRefusal(refusal, 'en-US'))) return;
      // A gateway that does not support second factors converts the need for one to a need for support.
      expect(messages.getNeeds(refusal)).toBe(code === 'SECOND_STEP_NEEDED' ? 'secondFactor' : 'support');
    },
  );

  it('count as missing in all languages if undeclared, or in a language with empty text', () => {
    const { SPAN } = defineRefusals({ SPAN: { ...sentences, 'ko-KP': () => '' } });
    const known = new Messages(new Map([['SPAN', SPAN]]), {});
    expect(known.findMissing(SPAN({ days: '7' }))).toEqual(['ko-KP']);
    expect(known.findMissing(new Refusal('UNKNOWN'))).toEqual(locales);
  });
});
