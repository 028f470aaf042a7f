/** The shared messages of every language. A missing sentence, field or parameter does not compile. */
import type { CreditType, domains, Endpoint, FieldRule } from '@portal/schema/rest';
import type { z } from 'zod';

import type { Locale } from './locales.ts';
import type { KnownReason } from './reasons.ts';

type ShapeKeys<E extends Endpoint> = E['request'] extends z.ZodObject<infer Shape> ? keyof Shape : never;
type FieldsOf<D> = { [Name in keyof D]: D[Name] extends Endpoint ? ShapeKeys<D[Name]> : never }[keyof D];

/** Every field that any request has. */
export type FieldName = {
  [Name in keyof typeof domains]: FieldsOf<(typeof domains)[Name]>;
}[keyof typeof domains];

/** Fields of requests that several domains have. */
export type SharedFieldName = Extract<
  FieldName,
  | 'transactionPassword'
  | 'loginPassword'
  | 'type'
  | 'coinName'
  | 'pageSize'
  | 'cursor'
  | 'idempotencyKey'
  | 'amount'
  | 'actualAmount'
  | 'id'
  | 'status'
  | 'walletType'
  | 'matchingId'
  | 'toUserName'
>;

/** Names of fields as they begin a sentence, in every language. */
export type FieldNames<Name extends string = string> = Readonly<
  Record<Name, Readonly<Record<Locale, string>>>
>;

/** Names of the fields in a domain's requests that are not shared, typed from its contract. */
export type OwnFieldNames<Domain extends keyof typeof domains> = FieldNames<
  Exclude<Extract<FieldsOf<(typeof domains)[Domain]>, string>, SharedFieldName>
>;

/** How a language writes the things its messages name. */
export interface Formats {
  /** `25,000.5` from `25000.5`: exact, in the notation of the screens in every language. */
  readonly amount: (decimal: string) => string;
  /** Day and time in GMT+8, which is what the platform's rules count in. */
  readonly instant: (iso: string) => string;
  /** `40 seconds` from `40`, `3 minutes` from `121`: up to two minutes exact, then in minutes rounded up. */
  readonly duration: (seconds: string) => string;
  readonly coin: (coin: CreditType) => string;
  /** The name of a request's field, or of the request itself where no field is to blame. */
  readonly field: (name: string) => string;
}

/** The shared messages of one language. */
export interface Catalog {
  /** Answers that are not a refusal of a business rule. */
  readonly answers: {
    readonly signInFirst: string;
    readonly sessionInvalid: string;
    readonly sessionEnded: string;
    readonly accessDenied: string;
    readonly notFound: string;
    readonly failed: string;
    readonly busy: string;
    /** A stored refusal whose code the platform no longer has. */
    readonly refused: string;
  };
  /** Names of the shared fields as they begin a sentence. */
  readonly fields: Readonly<Record<SharedFieldName, string>>;
  /** Name of the request itself, where no single field is to blame. */
  readonly request: string;
  readonly coins: Readonly<Record<CreditType, string>>;
  /** Whole sentences. */
  readonly reasons: Readonly<Record<KnownReason, string>>;
  /** What a field breaks. `bound` is the limit for `tooShort` and `tooLong`. */
  readonly rules: Readonly<Record<FieldRule, (field: string, bound: string) => string>>;
}
