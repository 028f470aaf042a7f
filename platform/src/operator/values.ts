/** Parsers of command arguments. */
import { emailAddress } from '@portal/schema/rest';
import { businessDate, startOfBusinessDate } from '../kernel/clock.ts';
import { minorPerPpm, tryParseAmount } from '../ledger/amount.ts';
import { isUnknownReason, knownReasons } from '../messages/index.ts';
import type { Value } from './command.ts';

/** Makes a value optional. */
export const optional = <T>(value: Value<T>): Value<T> & { readonly isOptional: true } => ({
  ...value,
  isOptional: true,
});

/** Any text that is not blank. */
export const text = (ask: string): Value<string> => ({ parse: (typed) => typed || undefined, ask });

/** The user name of a member. */
export const userName: Value<string> = {
  ...text('Which member? Give the user name.'),
  label: 'user name',
};

/** An email address, by the rules of registration. */
export const email: Value<string> = {
  parse: (typed) => emailAddress.safeParse(typed).data,
  ask: 'Which email address?',
  label: 'email',
};

/** One of a list of words. */
export const oneOf = <T extends string>(words: readonly T[], ask: string): Value<T> => ({
  parse: (typed) => words.find((word) => word === typed),
  ask,
});

/** An amount above zero, in minor units. */
export const amount = (ask: string): Value<bigint> => ({
  parse: (typed) => {
    const minor = tryParseAmount(typed);
    return minor === 0n ? undefined : minor;
  },
  ask,
});

/** An amount of zero or more, in minor units. */
export const amountOrZero = (ask: string): Value<bigint> => ({ parse: tryParseAmount, ask });

/** One, in minor units. */
const one = 100_000_000n;

/** A fraction below one with at most six decimals, such as `0.001`, in millionths. */
export const fraction = (ask: string): Value<bigint> => ({
  parse: (typed) => {
    const minor = tryParseAmount(typed);
    return minor === undefined || minor >= one || minor % minorPerPpm !== 0n
      ? undefined
      : minor / minorPerPpm;
  },
  ask,
});

/** The id of a row. */
export const id = (ask: string): Value<bigint> => ({
  parse: (typed) => (/^[1-9]\d{0,17}$/.test(typed) ? BigInt(typed) : undefined),
  ask,
});

/** A business day, such as `2026-11-21`. */
export const businessDay: Value<string> = {
  parse: (typed) => {
    try {
      return businessDate(startOfBusinessDate(typed));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return undefined;
    }
  },
  ask: 'Which business day? Give a date such as 2026-11-21.',
};

/** Maximum characters of a reason. */
const maxReason = 200;

/** A reason that the member reads: one line of plain text, or a known reason. */
export const reason: Value<string> = {
  parse: (typed) => {
    const plain = typed.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
    return plain.length >= 1 && plain.length <= maxReason && !isUnknownReason(plain) ? plain : undefined;
  },
  ask: `Why? Give --reason, at most ${maxReason} characters; the member reads it. Known in every language, with or without ': ' and a text behind it: ${knownReasons.join(', ')}.`,
  label: 'text',
};

/** A reason only for the record of changes. */
export const internalReason: Value<string> = {
  ...reason,
  ask: `Why? Give --reason, at most ${maxReason} characters; the member does not read it.`,
};
