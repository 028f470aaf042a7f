import type { Catalog } from './catalog.ts';

export const enUS: Catalog = {
  answers: {
    signInFirst: 'Sign in to do this.',
    sessionInvalid: 'Your login information is invalid. Sign in again.',
    sessionEnded: 'Your login information has expired. Sign in again.',
    accessDenied: 'This area is not open for your account.',
    notFound: 'There is nothing at this address.',
    failed: 'Something went wrong on our side. Nothing was changed. Try again in a moment.',
    busy: 'The server is busy. Nothing was changed. Try again in a moment.',
    refused: 'This was refused before. Nothing was changed. Check your history, then start again.',
  },
  request: 'The request',
  fields: {
    transactionPassword: 'Transaction password',
    type: 'Kind',
    coinName: 'Credit',
    pageSize: 'Page size',
    cursor: 'Page',
    idempotencyKey: 'Idempotency key',
    amount: 'Amount',
    id: 'ID',
    status: 'Status',
    walletType: 'Network',
    matchingId: 'Package',
  },
  coins: {
    CASH_POINT: 'cash credits',
    BONUS_POINT: 'reward credits',
    ASSETS_POINT: 'entrust credits',
    INSURANCE_POINT: 'insurance credits',
    GMT: 'game credits',
    USDT_POINT: 'USDT credits',
    WITHDRAWAL_POINT: 'withdrawal credits',
  },
  rules: {
    required: (field) => `${field} is required.`,
    invalid: (field) => `${field} is not valid.`,
    amount: (field) =>
      `${field} must be a number such as 25 or 0.5, with at most 11 digits before the point and 8 after it.`,
    positive: (field) => `${field} must be above 0.`,
    tooShort: (field, bound) => `${field} needs at least ${bound} characters.`,
    tooLong: (field, bound) => `${field} can have at most ${bound} characters.`,
    noSpaces: (field) => `${field} cannot contain spaces.`,
    userName: (field) => `${field} needs 4 to 20 letters, digits or underscores, and begins with a letter.`,
    password: (field) => `${field} needs 8 to 64 characters, with at least one letter and one digit.`,
    passwordCommon: (field) =>
      `${field} is one of the passwords that are tried first. Choose one that is harder to guess.`,
    email: (field) => `${field} must look like name@example.com.`,
    choice: (field) => `${field} is not one of the options. Choose one from the list.`,
    date: (field) =>
      `${field} must be a calendar day such as 2026-11-21, and the first day cannot come after the last.`,
    key: (field) => `${field} must have 16 to 64 letters, digits or dashes.`,
    cursor: (field) => `${field} cannot be found in this list. Load the list again from the start.`,
    pageSize: (field) => `${field} must be a whole number from 1 to 500.`,
    id: (field) => `${field} is not valid. Load the list again and choose from it.`,
    accountNumber: (field) => `${field} needs 5 to 34 letters and digits.`,
    identityNumber: (field) =>
      `${field} needs 4 to 30 letters and digits, without spaces or other characters.`,
    image: (field) => `${field} must be a JPEG, PNG or WebP picture.`,
    imageTooLarge: (field) => `${field} is larger than 5 MB. Choose a smaller picture.`,
  },
};
