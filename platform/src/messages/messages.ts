import type { Need } from '@portal/schema/errors';
import type { CreditType } from '@portal/schema/rest';

import type { Refusal } from '../refusal.ts';
import type { FieldNames, Formats } from './catalog.ts';
import { catalogs } from './catalogs.ts';
import type { RefusalDefinition } from './define-refusals.ts';
import { intlTag, locales, type Locale } from './locales.ts';

/** Says refusals, those of stored operations too: each is looked up by its code. */
export class Messages {
  readonly #definitions: ReadonlyMap<string, RefusalDefinition>;
  readonly #formats: Readonly<Record<Locale, Formats>>;
  readonly #mailFormats: Readonly<Record<Locale, Formats>>;

  /** `definitions` by code; `fields` are the names of the fields that are not shared. */
  constructor(definitions: ReadonlyMap<string, RefusalDefinition>, fields: FieldNames) {
    this.#definitions = definitions;
    const formats = (decimals: number) =>
      Object.fromEntries(
        locales.map((locale) => [locale, createFormats(locale, fields, decimals)]),
      ) as Record<Locale, Formats>;
    this.#formats = formats(0);
    this.#mailFormats = formats(2);
  }

  /** Every code that there are words for. */
  get codes(): readonly string[] {
    return [...this.#definitions.keys()];
  }

  /** Languages without words for a refusal: all of them when its code is in no domain's declaration. */
  findMissing(refusal: Refusal): readonly Locale[] {
    return this.#definitions.has(refusal.code)
      ? locales.filter((locale) => this.sayRefusal(refusal, locale).trim() === '')
      : locales;
  }

  /** How a language writes what its mails name: amounts as the screens do, with two decimals at least. */
  mailFormatsOf(locale: Locale): Formats {
    return this.#mailFormats[locale];
  }

  /** The sentence a member reads when a business rule said no. */
  sayRefusal({ code, params }: Refusal, locale: Locale): string {
    const definition = this.#definitions.get(code);
    // Stored by an earlier build, or by a domain that is gone.
    if (definition === undefined) return catalogs[locale].answers.refused;
    // The constructor checked the words, so here they belong to the code.
    return definition.sentences[locale](params as never, this.#formats[locale]);
  }

  /**
   * The input that a refusal is about, if it is one of those that the refused request can have: rather one that came with
   * the request.
   */
  fieldOf({ code, params }: Refusal, inputs: readonly string[], data: unknown): string | undefined {
    const declared = this.#definitions.get(code)?.field ?? [];
    const possible = [params['field'] ?? [], declared].flat().filter((field) => inputs.includes(field));
    const came = (data ?? {}) as Readonly<Record<string, unknown>>;
    return possible.find((field) => came[field] != null) ?? possible[0];
  }

  /** What the member needs to get on, if the words are not enough. */
  needsOf({ code, needs }: Refusal): Need | undefined {
    return needs ?? this.#definitions.get(code)?.needs;
  }
}

/** `decimals`: as many at least. A refusal names limits, multiples and rates as well, which have none where they need none. */
function createFormats(locale: Locale, fields: FieldNames, decimals: number): Formats {
  const { coins, request, fields: shared } = catalogs[locale];
  const names: ReadonlyMap<string, string> = new Map([
    ...Object.entries(fields).map(([name, words]) => [name, words[locale]] as const),
    ...Object.entries(shared),
  ]);
  // One notation in every language, the one of the screens and of what a member types: 1,234.5.
  const numbers = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 8,
  });
  const instants = new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Etc/GMT-8',
  });
  const units = (unit: 'second' | 'minute') =>
    new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay: 'long' });
  const [seconds, minutes] = [units('second'), units('minute')];
  return {
    // A string is formatted digit by digit; a number would round it first.
    amount: (decimal) => numbers.format(decimal as `${number}`),
    instant: (iso) => `${instants.format(new Date(iso))} GMT+8`,
    duration: (text) => {
      const length = Number(text);
      return length <= 120 ? seconds.format(length) : minutes.format(Math.ceil(length / 60));
    },
    coin: (coin: CreditType) => coins[coin],
    field: (name) => names.get(name) ?? request,
  };
}
