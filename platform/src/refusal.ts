/**
 * What the platform may refuse for a business reason. One list, so that the messages in every
 * language can be checked against it at compile time. A domain that refuses something new adds its
 * code here.
 */
export const refusalCodes = [
  /** params: coin, bucket */
  'INSUFFICIENT_BALANCE',
  /** params: field */
  'AMOUNT_INVALID',
  /** The same key came with another input than before. */
  'IDEMPOTENCY_KEY_REUSED',
  /** params: field */
  'IDEMPOTENCY_KEY_INVALID',
  'ALREADY_REVERSED',
  'NOT_REVERSIBLE',
  'HOLD_ALREADY_CLOSED',
  'HOLD_AMOUNT_EXCEEDED',
  /** The books failed their audit; nothing moves until they are right again. */
  'LEDGER_HALTED',
  /** params: field, rule, bound? */
  'FIELD_INVALID',
  'CAPTCHA_WRONG',
  /** params: userName */
  'USER_NAME_TAKEN',
  'REFERRAL_UNKNOWN',
  /** The login and the transaction password would be the same. */
  'PASSWORDS_ALIKE',
  'PASSWORD_UNCHANGED',
  'LOGIN_WRONG',
  /** params: until */
  'LOGIN_LOCKED',
  'BANNED',
  'CODE_WRONG',
  /** params: seconds */
  'CODE_TOO_SOON',
  'CURRENT_PASSWORD_WRONG',
  'TRANSACTION_PASSWORD_WRONG',
  /** params: until */
  'TRANSACTION_PASSWORD_LOCKED',
  /** params: userName */
  'RECIPIENT_UNKNOWN',
  'RECIPIENT_SELF',
  /** params: userName */
  'RECIPIENT_CLOSED',
  /** params: until */
  'TRANSFER_CLOSED',
  /** params: coin */
  'TRANSFER_COIN_CLOSED',
  /** params: minimum, coin */
  'AMOUNT_BELOW',
  /** params: maximum, coin */
  'AMOUNT_ABOVE',
  /** params: multiple, coin */
  'AMOUNT_NOT_MULTIPLE',
  'IMAGE_UNREADABLE',
  /** params: megapixels */
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_MIXED',
  /** params: minimum, unit */
  'DEPOSIT_BELOW',
  /** params: multiple, next, unit */
  'DEPOSIT_NOT_MULTIPLE',
  'DEPOSIT_REFERENCE_USED',
  /** params: network */
  'DEPOSIT_HASH_MISTYPED',
  /** params: network */
  'DEPOSIT_NETWORK_CLOSED',
  'DEPOSIT_CHANNEL_CLOSED',
  /** params: rate */
  'DEPOSIT_RATE_CHANGED',
  /** params: maximum */
  'DEPOSITS_WAITING',
  /** params: until */
  'WITHDRAWAL_TODAY',
  'WITHDRAWAL_CLOSED',
  /** params: fee, coin */
  'WITHDRAWAL_FEE_CHANGED',
  'WALLET_ADDRESS_MISSING',
  /** params: network */
  'WALLET_ADDRESS_NETWORK',
  'BANK_ACCOUNT_MISSING',
  /** params: network */
  'ADDRESS_INVALID',
  /** params: network */
  'ADDRESS_CHECKSUM',
  /** params: network, found */
  'ADDRESS_OF_OTHER_NETWORK',
  'ADDRESS_CONTRACT',
  /** It is where deposits arrive. */
  'ADDRESS_OF_PLATFORM',
  /** params: network */
  'ADDRESS_UNCHECKED',
  /** params: saved */
  'ADDRESS_LOOKS_LIKE',
  'ADDRESS_SAVED',
  'BANK_ACCOUNT_SAVED',
  /** params: maximum */
  'PAYOUT_METHODS_FULL',
  'PAYOUT_METHOD_UNKNOWN',
  /** params: from, to */
  'CONVERT_PAIR_CLOSED',
  /** params: actualAmount, coin */
  'CONVERT_CHANGED',
  'CONVERT_UNKNOWN',
  'CONVERT_ENDED',
  /** params: days */
  'EARNINGS_SPAN',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Values a message may name. Amounts as decimal strings; never a secret. */
export type RefusalParams = Readonly<Record<string, string>>;

/**
 * A business rule said no: expected, harmless, and told to the member in their language. Thrown
 * inside a transaction it rolls the transaction back. Inside an idempotent operation it is the
 * operation's outcome and every repetition gets it again, unless it is not final: then the same key
 * may be tried again (a mistyped password, say).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly params: RefusalParams;
  readonly final: boolean;

  constructor(code: RefusalCode, params: RefusalParams = {}, { final = true } = {}) {
    super(code);
    this.code = code;
    this.params = params;
    this.final = final;
  }
}
