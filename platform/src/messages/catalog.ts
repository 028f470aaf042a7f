/** What every language must be able to say. A missing sentence, field or parameter does not compile. */
import type { CreditType, domains, Endpoint, FieldRule } from '@portal/schema/rest';
import type { z } from 'zod';

import type { RefusalCode } from '../refusal.ts';

type ShapeKeys<E extends Endpoint> = E['request'] extends z.ZodObject<infer Shape> ? keyof Shape : never;
type FieldsOf<D> = { [Name in keyof D]: D[Name] extends Endpoint ? ShapeKeys<D[Name]> : never }[keyof D];

/** Every field that any request has. */
export type FieldName = {
  [Name in keyof typeof domains]: FieldsOf<(typeof domains)[Name]>;
}[keyof typeof domains];

/** What the message of a refusal of an order, its picture or its payout method names. */
interface OrderRefusalWords {
  IMAGE_UNREADABLE: Nothing;
  IMAGE_TOO_MANY_PIXELS: { readonly megapixels: string };
  IMAGE_MIXED: Nothing;
  DEPOSIT_BELOW: { readonly minimum: string; readonly unit: string };
  DEPOSIT_NOT_MULTIPLE: { readonly multiple: string; readonly next: string; readonly unit: string };
  DEPOSIT_REFERENCE_USED: Nothing;
  DEPOSIT_HASH_MISTYPED: { readonly network: string };
  DEPOSIT_NETWORK_CLOSED: { readonly network: string };
  DEPOSIT_CHANNEL_CLOSED: Nothing;
  DEPOSIT_RATE_CHANGED: { readonly rate: string };
  DEPOSITS_WAITING: { readonly maximum: string };
  WITHDRAWAL_TODAY: { readonly until: string };
  WITHDRAWAL_CLOSED: Nothing;
  WITHDRAWAL_FEE_CHANGED: { readonly fee: string; readonly coin: CreditType };
  WALLET_ADDRESS_MISSING: Nothing;
  WALLET_ADDRESS_NETWORK: { readonly network: string };
  BANK_ACCOUNT_MISSING: Nothing;
  ADDRESS_INVALID: { readonly network: string };
  ADDRESS_CHECKSUM: { readonly network: string };
  ADDRESS_OF_OTHER_NETWORK: { readonly network: string; readonly found: string };
  ADDRESS_CONTRACT: Nothing;
  ADDRESS_OF_PLATFORM: Nothing;
  ADDRESS_UNCHECKED: { readonly network: string };
  ADDRESS_LOOKS_LIKE: { readonly saved: string };
  ADDRESS_SAVED: Nothing;
  BANK_ACCOUNT_SAVED: Nothing;
  PAYOUT_METHODS_FULL: { readonly maximum: string };
  PAYOUT_METHOD_UNKNOWN: Nothing;
  CONVERT_PAIR_CLOSED: { readonly from: CreditType; readonly to: CreditType };
  CONVERT_CHANGED: { readonly actualAmount: string; readonly coin: CreditType };
  CONVERT_UNKNOWN: Nothing;
  CONVERT_ENDED: Nothing;
  EARNINGS_SPAN: { readonly days: string };
}

/** What the message of a refusal names. Amounts are exact decimals, instants ISO 8601. */
export interface RefusalWords extends OrderRefusalWords {
  FIELD_INVALID: { readonly field: FieldName; readonly rule: FieldRule; readonly bound?: string };
  INSUFFICIENT_BALANCE: { readonly coin: CreditType; readonly bucket: string };
  AMOUNT_INVALID: { readonly field: string };
  IDEMPOTENCY_KEY_REUSED: Nothing;
  IDEMPOTENCY_KEY_INVALID: { readonly field: string };
  ALREADY_REVERSED: Nothing;
  NOT_REVERSIBLE: Nothing;
  HOLD_ALREADY_CLOSED: Nothing;
  HOLD_AMOUNT_EXCEEDED: Nothing;
  LEDGER_HALTED: Nothing;
  CAPTCHA_WRONG: Nothing;
  USER_NAME_TAKEN: { readonly userName: string };
  REFERRAL_UNKNOWN: Nothing;
  PASSWORDS_ALIKE: Nothing;
  PASSWORD_UNCHANGED: Nothing;
  LOGIN_WRONG: Nothing;
  LOGIN_LOCKED: { readonly until: string };
  BANNED: Nothing;
  CODE_WRONG: Nothing;
  CODE_TOO_SOON: { readonly seconds: string };
  CURRENT_PASSWORD_WRONG: Nothing;
  TRANSACTION_PASSWORD_WRONG: Nothing;
  TRANSACTION_PASSWORD_LOCKED: { readonly until: string };
  RECIPIENT_UNKNOWN: { readonly userName: string };
  RECIPIENT_SELF: Nothing;
  RECIPIENT_CLOSED: { readonly userName: string };
  TRANSFER_CLOSED: { readonly until: string };
  TRANSFER_COIN_CLOSED: { readonly coin: CreditType };
  AMOUNT_BELOW: { readonly minimum: string; readonly coin: CreditType };
  AMOUNT_ABOVE: { readonly maximum: string; readonly coin: CreditType };
  AMOUNT_NOT_MULTIPLE: { readonly multiple: string; readonly coin: CreditType };
}

/** A message that names nothing. */
export type Nothing = Readonly<Record<string, never>>;

/** How a language writes the things its messages name. */
export interface Formats {
  /** `25,000.5` from `25000.5`: exact, in the notation of the screens in every language. */
  readonly amount: (decimal: string) => string;
  /** Day and time in GMT+8, which is what the platform's rules count in. */
  readonly instant: (iso: string) => string;
  readonly coin: (coin: CreditType) => string;
}

/** A mail as plain text. */
interface MailText {
  readonly subject: string;
  readonly text: string;
}

type Refusals = {
  readonly [Code in Exclude<RefusalCode, 'FIELD_INVALID'>]: (
    words: RefusalWords[Code],
    formats: Formats,
  ) => string;
};

/** The part of the refusals that is kept in files of its own. */
export type OrderRefusals = Pick<Refusals, keyof OrderRefusalWords>;

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
  };
  /** Names of the fields as they begin a sentence. */
  readonly fields: Readonly<Record<FieldName, string>>;
  /** Name of the request itself, where no single field is to blame. */
  readonly request: string;
  readonly coins: Readonly<Record<CreditType, string>>;
  /** What a field breaks. `bound` is the limit for `tooShort` and `tooLong`. */
  readonly rules: Readonly<Record<FieldRule, (field: string, bound: string) => string>>;
  readonly refusals: Refusals;
  readonly mail: {
    readonly passwordCode: (words: {
      readonly userName: string;
      readonly code: string;
      readonly minutes: number;
    }) => MailText;
  };
}
