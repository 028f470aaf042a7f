import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  confirmation,
  confirmedLimits,
  countryCode,
  emailAddress,
  epochMs,
  listOf,
  newPassword,
  newUserName,
  nothing,
  optionalEmail,
  optionalText,
  passwordTyped,
  text,
  userNameTyped,
} from './fields.ts';

/** A session that began. */
export const newSession = z.object({ token: z.string(), expireTime: epochMs });

const captcha = { captchaId: text(64), captcha: text(12) };

/** A session of the member, as the member recognises it. */
const ownSession = z.object({
  id: z.string(),
  /** Proper names, such as `Chrome` and `Windows`; null where the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The part of the address that is shown, a /24 or /48; null where it is not known. */
  network: z.string().nullable(),
  startTime: epochMs,
  /** To within five minutes. */
  seenTime: epochMs,
  isCurrent: z.boolean(),
});

const endLimits = { perMemberPerMinute: 60, memberBudget: 'endSession' };

/** Registering, signing in, and recovering a password. */
export const session = {
  countryList: endpoint({
    path: '/api/country/list',
    summary: 'The countries a member can name as nationality, in the language of the request',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    result: listOf(z.object({ countryCode: z.string(), name: z.string() })),
  }),
  captchaImage: endpoint({
    path: '/api/captcha/image',
    summary: 'A new captcha, single use',
    auth: 'visitor',
    effect: 'write',
    sealed: false,
    limits: { perAddressPerMinute: 30 },
    result: z.object({
      captchaId: z.string(),
      image: z.string().startsWith('data:image/png;base64,'),
      expireTime: epochMs,
    }),
  }),
  userRegister: endpoint({
    path: '/api/app/user/userRegister',
    summary: 'Makes a new member',
    auth: 'visitor',
    effect: 'write',
    limits: { perAddressPerMinute: 10 },
    request: z.object({
      userName: newUserName,
      password: newPassword,
      transactionPassword: newPassword,
      countryCode,
      email: optionalEmail,
      referralId: optionalText(16),
      ...captcha,
    }),
    result: z.object({ id: z.string(), userName: z.string() }),
  }),
  login: endpoint({
    path: '/api/app/user/login',
    summary:
      'Signs a member in; after three failures of a user name with a captcha, and then with growing waits',
    auth: 'visitor',
    effect: 'write',
    limits: { perAddressPerMinute: 20 },
    request: z.object({
      userName: userNameTyped,
      password: passwordTyped,
      captchaId: optionalText(64).optional(),
      captcha: optionalText(12).optional(),
    }),
    result: newSession,
  }),
  logout: endpoint({
    path: '/api/app/ext/logout',
    summary: 'Ends the session that asks',
    auth: 'member',
    effect: 'write',
    sealed: true,
    extension: true,
    limits: { perAddressPerMinute: 30 },
    request: nothing,
    result: nothing,
  }),
  sessions: endpoint({
    path: '/api/app/ext/sessions',
    summary: 'The sessions of the member that have not ended: the one that asks, then those used last',
    effect: 'read',
    extension: true,
    result: listOf(ownSession),
  }),
  endSession: endpoint({
    path: '/api/app/ext/endSession',
    summary: 'Ends one session of the member, and answers with those that are left',
    effect: 'write',
    extension: true,
    limits: endLimits,
    request: z.object({ sessionId: text(64) }),
    result: listOf(ownSession),
  }),
  endOtherSessions: endpoint({
    path: '/api/app/ext/endOtherSessions',
    summary: 'Ends all sessions of the member but the one that asks, and answers with that one',
    effect: 'write',
    extension: true,
    limits: endLimits,
    request: nothing,
    result: listOf(ownSession),
  }),
  sendTransactionCode: endpoint({
    path: '/api/app/ext/sendTransactionCode',
    summary: 'Mails the member a code with which a forgotten transaction password is set anew',
    effect: 'write',
    extension: true,
    limits: { perAddressPerMinute: 5 },
    /** `password` is the login password. */
    request: z.object({ password: passwordTyped }),
    result: z.object({ expireSeconds: z.number().int(), retrySeconds: z.number().int() }),
  }),
  resetTransactionPassword: endpoint({
    path: '/api/app/ext/resetTransactionPassword',
    summary: 'Sets a new transaction password with the login password and the code that was mailed',
    effect: 'write',
    extension: true,
    limits: { ...confirmedLimits, perAddressPerMinute: 10 },
    /** `password` is the login password; `transactionPassword` the new one. */
    request: z.object({ password: passwordTyped, code: text(64), transactionPassword: newPassword }),
    /** Until when nothing is paid out or sent to other members. */
    result: z.object({ payoutsClosedUntil: epochMs }),
  }),
  sendEmailCodes: endpoint({
    path: '/api/app/ext/sendEmailCodes',
    summary:
      'Mails the codes that confirm a new email address: one to it, and one to the address so far where there is one',
    effect: 'write',
    extension: true,
    limits: { ...confirmedLimits, perAddressPerMinute: 10 },
    request: z.object({ email: emailAddress, transactionPassword: confirmation }),
    result: z.object({ expireSeconds: z.number().int(), retrySeconds: z.number().int() }),
  }),
  changeEmail: endpoint({
    path: '/api/app/ext/changeEmail',
    summary:
      "Gives the member an email address with the codes that were mailed, and ends the member's other sessions",
    effect: 'write',
    extension: true,
    limits: { perAddressPerMinute: 10 },
    /** `code` was sent to the new address, `currentCode` to the address so far where there is one. */
    request: z.object({ email: emailAddress, code: text(64), currentCode: optionalText(64) }),
    result: z.object({
      email: z.string(),
      /** Until when nothing is paid out or sent to other members, where there was an address before. */
      payoutsClosedUntil: epochMs.nullable(),
    }),
  }),
  noLoginSend: endpoint({
    path: '/api/app/user/noLoginSend',
    summary: 'Sends a code for a forgotten password; says the same for known and unknown user names',
    auth: 'visitor',
    effect: 'write',
    limits: { perAddressPerMinute: 5 },
    request: z.object({ userName: userNameTyped, ...captcha }),
    result: z.object({ expireSeconds: z.number().int(), retrySeconds: z.number().int() }),
  }),
  forgotPassword: endpoint({
    path: '/api/app/user/forgotPassword',
    summary: 'Sets a new login password with the code that was sent, and ends every session of the member',
    auth: 'visitor',
    effect: 'write',
    limits: { perAddressPerMinute: 10 },
    request: z.object({ userName: userNameTyped, code: text(64), password: newPassword }),
    result: nothing,
  }),
} satisfies Domain;
