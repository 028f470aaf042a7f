import type { Catalog } from './catalog.ts';
import { orderRefusals } from './orders/en-us.ts';

export const enUS: Catalog = {
  answers: {
    signInFirst: 'Sign in to do this.',
    sessionInvalid: 'Your login information is invalid. Sign in again.',
    sessionEnded: 'Your login information has expired. Sign in again.',
    accessDenied: 'This area is not open for your account.',
    notFound: 'There is nothing at this address.',
    failed: 'Something went wrong on our side. Nothing was changed. Try again in a moment.',
    busy: 'The server is busy. Nothing was changed. Try again in a moment.',
  },
  request: 'The request',
  fields: {
    userName: 'Username',
    password: 'Password',
    transactionPassword: 'Transaction password',
    countryCode: 'Country',
    email: 'Email',
    referralId: 'Referral ID',
    captchaId: 'Characters in the picture',
    captcha: 'Characters in the picture',
    code: 'Code',
    oldPassword: 'Current password',
    newPassword: 'New password',
    loginPassword: 'Login password',
    agreeStatus: 'Consent',
    type: 'Kind',
    coinName: 'Credit',
    recordTypes: 'Record type',
    startDate: 'First day',
    endDate: 'Last day',
    pageSize: 'Page size',
    cursor: 'Page',
    idempotencyKey: 'Idempotency key',
    amount: 'Amount',
    toUserName: 'Recipient',
    remark: 'Note',
    direction: 'Direction',
    id: 'ID',
    status: 'Status',
    bankName: 'Bank',
    accountName: 'Account holder',
    accountNumber: 'Account number',
    walletType: 'Network',
    walletAddress: 'Wallet address',
    label: 'Name',
    lookAlikeAccepted: 'Confirmation',
    referenceNo: 'Transaction hash or receipt number',
    receiptImage: 'Receipt picture',
    channelId: 'Channel',
    sysBankAccountId: 'Bank account',
    exchangeRate: 'Exchange rate',
    walletAddressId: 'Wallet address',
    bankAccountId: 'Bank account',
    adminFee: 'Fee',
    fromCoin: 'Credit you give',
    toCoin: 'Credit you receive',
    actualAmount: 'Amount you receive',
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
    email: (field) => `${field} must look like name@example.com.`,
    choice: (field) => `${field} is not one of the options. Choose one from the list.`,
    date: (field) =>
      `${field} must be a calendar day such as 2026-11-21, and the first day cannot come after the last.`,
    key: (field) => `${field} must have 16 to 64 letters, digits or dashes.`,
    cursor: (field) => `${field} cannot be found in this list. Load the list again from the start.`,
    pageSize: (field) => `${field} must be a whole number from 1 to 100.`,
    id: (field) => `${field} is not valid. Load the list again and choose from it.`,
    accountNumber: (field) => `${field} needs 5 to 34 letters and digits.`,
    image: (field) => `${field} must be a JPEG, PNG or WebP picture.`,
    imageTooLarge: (field) => `${field} is larger than 5 MB. Choose a smaller picture.`,
  },
  refusals: {
    ...orderRefusals,
    INSUFFICIENT_BALANCE: ({ coin }, { coin: name }) =>
      `You do not have enough ${name(coin)} for this. Nothing was moved. Enter a smaller amount.`,
    AMOUNT_INVALID: () => 'The amount is not valid. Nothing was moved. Enter another amount.',
    IDEMPOTENCY_KEY_REUSED: () =>
      'This order was already sent with other details. Nothing was moved this time. Check your history, then start again.',
    IDEMPOTENCY_KEY_INVALID: () => 'The idempotency key is not valid. Nothing was moved. Start again.',
    ALREADY_REVERSED: () => 'This movement was already reversed. Nothing was changed.',
    NOT_REVERSIBLE: () => 'This movement cannot be reversed. Nothing was changed.',
    HOLD_ALREADY_CLOSED: () => 'This order was already decided. Nothing was changed.',
    HOLD_AMOUNT_EXCEEDED: () => 'This is more than is still set aside for the order. Nothing was changed.',
    LEDGER_HALTED: () =>
      'Credits cannot be moved while we check our books. Nothing was changed and your balances are kept. Try again later.',
    CAPTCHA_WRONG: () =>
      'The characters do not match the picture, or it has expired. What you entered is kept. Enter the characters in the new picture.',
    USER_NAME_TAKEN: ({ userName }) => `The username ${userName} is taken. Choose another one.`,
    REFERRAL_UNKNOWN: () =>
      'No member has this referral ID. Check it with the member who invited you, or leave the field empty.',
    PASSWORDS_ALIKE: () =>
      'The login password and the transaction password must be different. Nothing was changed. Choose another password.',
    PASSWORD_UNCHANGED: () =>
      'The new password is the one you already use. Nothing was changed. Choose another one.',
    LOGIN_WRONG: () =>
      'The username or password is wrong. After five wrong attempts sign-in is locked for 15 minutes.',
    LOGIN_LOCKED: ({ until }, { instant }) =>
      `Sign-in is locked after five wrong passwords. Try again after ${instant(until)}, or set a new password.`,
    BANNED: () => 'This account cannot sign in. Contact support.',
    CODE_WRONG: () => 'The code is wrong or has expired. Your password was not changed. Ask for a new code.',
    CODE_TOO_SOON: ({ seconds }) =>
      `A code was sent a moment ago. Check your email, or ask again in ${seconds} seconds.`,
    CURRENT_PASSWORD_WRONG: () => 'The login password is wrong. Nothing was changed. Enter it again.',
    TRANSACTION_PASSWORD_WRONG: () =>
      'The transaction password is wrong. Nothing was changed. After five wrong attempts it is locked for 15 minutes.',
    TRANSACTION_PASSWORD_LOCKED: ({ until }, { instant }) =>
      `The transaction password is locked after five wrong attempts. Nothing was changed. Try again after ${instant(until)}.`,
    RECIPIENT_UNKNOWN: ({ userName }) =>
      `There is no member named ${userName}. Nothing was moved. Check the username.`,
    RECIPIENT_SELF: () => 'You cannot transfer to yourself. Nothing was moved. Enter another member.',
    RECIPIENT_CLOSED: ({ userName }) =>
      `${userName} cannot receive transfers at the moment. Nothing was moved. Try again later.`,
    TRANSFER_CLOSED: ({ until }, { instant }) =>
      `Transfers are closed for you until ${instant(until)} because you redeemed an insurance package. Nothing was moved.`,
    TRANSFER_COIN_CLOSED: ({ coin }, { coin: name }) =>
      `Transfers of ${name(coin)} are not possible. Nothing was moved. Choose another credit.`,
    AMOUNT_BELOW: ({ minimum, coin }, { amount, coin: name }) =>
      `The minimum in ${name(coin)} is ${amount(minimum)}. Nothing was moved. Enter a larger amount.`,
    AMOUNT_ABOVE: ({ maximum, coin }, { amount, coin: name }) =>
      `The maximum in ${name(coin)} is ${amount(maximum)}. Nothing was moved. Enter a smaller amount.`,
    AMOUNT_NOT_MULTIPLE: ({ multiple }, { amount }) =>
      `The amount must be a multiple of ${amount(multiple)}. Nothing was moved. Enter another amount.`,
  },
  mail: {
    passwordCode: ({ userName, code, minutes }) => ({
      subject: 'Your code for a new login password',
      text: `Hello ${userName},

Your code for a new login password is

    ${code}

It is valid for ${minutes} minutes and can be used once. Do not share it with anyone: we never ask for it.

If you did not ask for it, you do not need to do anything. Your password stays the same.
`,
    }),
  },
};
