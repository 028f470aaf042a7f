/** Fields that several endpoints share. An issue's message is a rule name: the platform turns it into words. */
import { z } from 'zod';

import { maxIdentityLength, minIdentityLength, trimIdentityNumber } from '../rules/identity.ts';

/** The platform's names of the seven credits (spec §3). */
export const creditTypes = [
  'CASH_POINT',
  'BONUS_POINT',
  'ASSETS_POINT',
  'INSURANCE_POINT',
  'GMT',
  'USDT_POINT',
  'WITHDRAWAL_POINT',
] as const;
export type CreditType = (typeof creditTypes)[number];

/** Why an amount is frozen or locked. */
export const holdReasons = ['WITHDRAWAL', 'CONVERT', 'OTC', 'INSURANCE', 'ENTRUST', 'PIN_CODE'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The three buckets of a credit (spec §3). */
export const balanceStates = ['AVAILABLE', 'FROZEN', 'LOCKED'] as const;
export type BalanceState = (typeof balanceStates)[number];

/** Blockchains on which USDT moves (spec §3). */
export const walletTypes = ['BEP20', 'TRC20', 'ERC20'] as const;
export type WalletType = (typeof walletTypes)[number];

/** How an order is paid. */
export const paymentTypes = ['CHAIN', 'BANK'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** What a request field breaks. `params` of the issue carry the bound where there is one. */
export const fieldRules = [
  'required',
  'invalid',
  'amount',
  'positive',
  'tooShort',
  'tooLong',
  'noSpaces',
  'userName',
  'password',
  'passwordCommon',
  'email',
  'choice',
  'date',
  'key',
  'cursor',
  'pageSize',
  'id',
  'accountNumber',
  'identityNumber',
  'image',
  'imageTooLarge',
] as const;
export type FieldRule = (typeof fieldRules)[number];

const rule = (name: FieldRule): string => name;

/** Text that must be there; trimmed. */
export const text = (maximum: number): z.ZodString =>
  z.string(rule('required')).trim().min(1, rule('required')).max(maximum, rule('tooLong'));

/** Text that may be left out, null or empty; then it is undefined. */
export const optionalText = (maximum: number): z.ZodType<string | undefined, string | null | undefined> =>
  z
    .string(rule('invalid'))
    .trim()
    .max(maximum, rule('tooLong'))
    .nullish()
    .transform((value) => (value === null || value === '' ? undefined : value));

/** A positive amount as an exact decimal string: at most eleven digits before the point and eight after. */
export const amount = z
  .string(rule('amount'))
  .regex(/^(0|[1-9]\d{0,10})(\.\d{1,8})?$/, rule('amount'))
  .refine((value) => /[1-9]/.test(value), rule('positive'));

/** An amount in an answer: exact, a leading minus where credits left. */
export const decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/);

/** A user name as typed at sign-in: the rules of registration are not repeated there. */
export const userNameTyped = z
  .string(rule('required'))
  .trim()
  .min(1, rule('required'))
  .max(64, rule('tooLong'))
  .regex(/^\S+$/, rule('noSpaces'));

/** A new user name: 4 to 20 letters, digits and underscores, beginning with a letter (spec §5: no spaces). */
export const newUserName = z
  .string(rule('required'))
  .min(1, rule('required'))
  .regex(/^\S+$/, rule('noSpaces'))
  .regex(/^[A-Za-z]\w{3,19}$/, rule('userName'));

const typedSecret = (): z.ZodString =>
  z.string(rule('required')).min(1, rule('required')).max(64, rule('tooLong'));

/** A password as typed to prove who the caller is. */
export const passwordTyped = typedSecret();

/**
 * Confirms an operation: the transaction password, or a proof by a second factor in its place. By this schema `takesProof` finds
 * the endpoints that a proof can confirm.
 */
export const confirmation = typedSecret();

/** Limits of a call that checks the transaction password. */
export const confirmedLimits = { perMemberPerMinute: 30, memberBudget: 'transactionPassword' };

/** A new password: 8 to 64 characters, at least one letter and one digit. */
export const newPassword = z
  .string(rule('required'))
  .min(1, rule('required'))
  .regex(/^(?=.*\p{L})(?=.*\d).{8,64}$/su, rule('password'));

/** The longest e-mail address (RFC 5321). */
export const maxEmailLength = 254;

/** An e-mail address. */
export const emailAddress = z.email(rule('email')).max(maxEmailLength, rule('tooLong'));

/** An optional e-mail address. */
export const optionalEmail = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  emailAddress.optional(),
) as z.ZodType<string | undefined, string | null | undefined>;

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string(rule('required')).regex(/^[A-Z]{2}$/, rule('choice'));

/** Made by the client once for each movement of credits it means. */
export const idempotencyKey = z.string(rule('key')).regex(/^[A-Za-z0-9-]{16,64}$/, rule('key'));

/** Narrows a list of orders to the one that was placed under a key. */
export const placedUnder = idempotencyKey.nullish();

/** One of the seven credits. */
export const coinName = z.enum(creditTypes, rule('choice'));

/** Names one row of the platform. */
export const id = z.string(rule('id')).regex(/^[1-9]\d{0,17}$/, rule('id'));

/** One of the networks. */
export const walletType = z.enum(walletTypes, rule('choice'));

/** Account number or IBAN: spaces and dashes are left out, letters become capitals; 5 to 34 letters and digits. */
export const accountNumber = z
  .string(rule('required'))
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, rule('required'))
      .regex(/^[A-Z0-9]{5,34}$/, rule('accountNumber')),
  );

/** Letters and digits of an identity document, in capitals. What else a nationality asks for is not checked here. */
export const identityNumber = z
  .string(rule('required'))
  .transform(trimIdentityNumber)
  .pipe(
    z
      .string()
      .min(1, rule('required'))
      .regex(new RegExp(`^[0-9A-Za-z]{${minIdentityLength},${maxIdentityLength}}$`), rule('identityNumber')),
  )
  .transform((value) => value.toUpperCase());

/** Largest picture a member may upload, in bytes (5 MB). */
export const uploadBytes = 5_000_000;

/** Bytes of a request that carries pictures: base64 in JSON, and once more in the envelope. */
const uploadBodyBytes = (pictures: number): number =>
  Math.ceil((pictures * uploadBytes * 16) / 9) + 64 * 1024;

/** Limits of a call that carries a picture. */
export const uploadLimits = { bodyBytes: uploadBodyBytes(1), perAddressPerMinute: 20 };

/** Limits of a call that carries two pictures. */
export const twoUploadsLimits = { ...uploadLimits, bodyBytes: uploadBodyBytes(2) };

/** A picture as base64. What it is the platform tells from its content. */
export const picture = z
  .string(rule('image'))
  .min(1, rule('image'))
  .max(Math.ceil(uploadBytes / 3) * 4, rule('imageTooLarge'))
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, rule('image'));

/** A picture in an answer, re-encoded. */
export const storedPicture = z.object({
  contentType: z.literal('image/webp'),
  content: z.base64(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** A day of the calendar, counted in GMT+8. */
export const businessDate = z
  .string(rule('date'))
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, rule('date'));

/** Milliseconds since the epoch. */
export const epochMs = z.number().int().nonnegative();

/** Rows of one page and where it begins. */
export const page = {
  pageSize: z
    .number(rule('pageSize'))
    .int(rule('pageSize'))
    .min(1, rule('pageSize'))
    .max(500, rule('pageSize')),
  cursor: z
    .string(rule('cursor'))
    .regex(/^[A-Za-z0-9_-]{1,64}$/, rule('cursor'))
    .nullish()
    .transform((value) => value ?? undefined),
};

/** A page of rows: `nextCursor` is null on the last one. Every row carries its own `cursor`. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ records: z.array(row), hasMore: z.boolean() });

/** A list that is given whole. */
export const listOf = <Row extends z.ZodType>(row: Row) => z.object({ records: z.array(row) });

/** A flag as the platform writes it. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** No request data. */
export const nothing = z.object({});
