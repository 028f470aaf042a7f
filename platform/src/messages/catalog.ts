/** The shared messages of all languages. A missing sentence, field or parameter does not compile. */
import type { Locale } from '@portal/schema/locales';
import type { CreditType, domains, Endpoint, FieldRule } from '@portal/schema/rest';
import type { z } from 'zod';
import type { KnownReason } from './reasons.ts';

type ShapeKeys<E extends Endpoint> = E['request'] extends z.ZodObject<infer Shape> ? keyof Shape : never;
type FieldsOf<D> = { [Name in keyof D]: D[Name] extends Endpoint ? ShapeKeys<D[Name]> : never }[keyof D];

/** The fields of all requests. */
export type FieldName = {
  [Name in keyof typeof domains]: FieldsOf<(typeof domains)[Name]>;
}[keyof typeof domains];

/** Request fields shared by several domains. */
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

/** Field names in every language, capitalized for the start of a sentence. */
export type FieldNames<Name extends string = string> = Readonly<
  Record<Name, Readonly<Record<Locale, string>>>
>;

/** Names of the fields that only this domain has, typed from its contract. */
export type OwnFieldNames<Domain extends keyof typeof domains> = FieldNames<
  Exclude<Extract<FieldsOf<(typeof domains)[Domain]>, string>, SharedFieldName>
>;

/** How a language formats the parameters of messages. */
export interface Formats {
  /** `25,000.5` from `25000.5`: exact, in the same notation as the screens in every language. */
  readonly amount: (decimal: string) => string;
  /** Day and time in GMT+8, the time zone of the platform's rules. */
  readonly instant: (iso: string) => string;
  /** `40 seconds` from `40`, `3 minutes` from `121`: exact up to two minutes, then rounded up to minutes. */
  readonly duration: (seconds: string) => string;
  readonly coin: (coin: CreditType) => string;
  /** The name of a request field, or of the request if no field is concerned. */
  readonly field: (name: string) => string;
}

/** The shared messages of one language. */
export interface Catalog {
  /** Answers other than refusals of business rules. */
  readonly answers: {
    readonly signInFirst: string;
    readonly sessionInvalid: string;
    readonly sessionEnded: string;
    readonly accessDenied: string;
    readonly notFound: string;
    readonly failed: string;
    readonly busy: string;
    /** A stored refusal whose code no longer exists. */
    readonly refused: string;
  };
  /** Names of the shared fields, capitalized for the start of a sentence. */
  readonly fields: Readonly<Record<SharedFieldName, string>>;
  /** Name of the request, if no single field is concerned. */
  readonly request: string;
  readonly coins: Readonly<Record<CreditType, string>>;
  /** Whole sentences. */
  readonly reasons: Readonly<Record<KnownReason, string>>;
  /** Texts of broken field rules. `bound` is the limit for `tooShort` and `tooLong`. */
  readonly rules: Readonly<Record<FieldRule, (field: string, bound: string) => string>>;
}
