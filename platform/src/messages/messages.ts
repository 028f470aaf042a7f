import type { Need } from '@portal/schema/errors';
import { type Locale, locales } from '@portal/schema/locales';
import type { CreditType } from '@portal/schema/rest';
import type { Refusal } from '../kernel/refusal.ts';
import type { FieldNames, Formats } from './catalog.ts';
import { catalogs } from './catalogs.ts';
import type { RefusalDefinition } from './define-refusals.ts';
import { intlTag } from './locales.ts';

/** Formats refusals, including those of stored operations, by their code. */
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

  /** All declared codes. */
  get codes(): readonly string[] {
    return [...this.#definitions.keys()];
  }

  /** Languages without a text for a refusal: all of them if its code is not declared. */
  findMissing(refusal: Refusal): readonly Locale[] {
    return this.#definitions.has(refusal.code)
      ? locales.filter((locale) => this.formatRefusal(refusal, locale).trim() === '')
      : locales;
  }

  /** The formats for mails: amounts as on the screens, with at least two decimals. */
  getMailFormats(locale: Locale): Formats {
    return this.#mailFormats[locale];
  }

  /** The sentence that a member reads for a refusal. */
  formatRefusal({ code, params }: Refusal, locale: Locale): string {
    const definition = this.#definitions.get(code);
    // Stored by an earlier build or a removed domain.
    if (definition === undefined) return catalogs[locale].answers.refused;
    // The constructor checked the parameters, so they match the code.
    return definition.sentences[locale](params as never, this.#formats[locale]);
  }

  /** The request field that a refusal concerns, if the request can have it; prefers a field that was sent. */
  findField({ code, params }: Refusal, inputs: readonly string[], data: unknown): string | undefined {
    const declared = this.#definitions.get(code)?.field ?? [];
    const possible = [params['field'] ?? [], declared].flat().filter((field) => inputs.includes(field));
    const came = (data ?? {}) as Readonly<Record<string, unknown>>;
    return possible.find((field) => came[field] != null) ?? possible[0];
  }

  /** What the member needs to proceed, if anything. */
  getNeeds({ code, needs }: Refusal): Need | undefined {
    return needs ?? this.#definitions.get(code)?.needs;
  }
}

/**
 * `decimals`: minimum decimals of amounts. Refusals also contain limits, multiples and rates, which are shown without
 * padding.
 */
function createFormats(locale: Locale, fields: FieldNames, decimals: number): Formats {
  const { coins, request, fields: shared } = catalogs[locale];
  const names: ReadonlyMap<string, string> = new Map([
    ...Object.entries(fields).map(([name, words]) => [name, words[locale]] as const),
    ...Object.entries(shared),
  ]);
  // One notation in every language, the same as on the screens and in inputs: 1,234.5.
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
    // A string is formatted exactly; a number would be rounded first.
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
