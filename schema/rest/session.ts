import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  confirmation,
  confirmedLimits,
  countryCode,
  emailAddress,
  epochMs,
  listSchema,
  newPassword,
  newUserName,
  nothing,
  optionalEmail,
  optionalText,
  typedPassword,
  writeResult,
  text,
  unspecified,
  typedUserName,
} from './fields.ts';

/** A new session. */
export const newSession = z.object({ token: z.string(), expireTime: unspecified(epochMs) });

const captcha = { captchaId: text(64), captcha: text(12) };

/** A session of the member, in recognizable terms. */
const ownSession = z.object({
  id: z.string(),
  /** Product names such as `Chrome` and `Windows`; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The /24 or /48 of the address; null if unknown. */
  network: z.string().nullable(),
  startTime: epochMs,
  /** Accurate to five minutes. */
  seenTime: epochMs,
  isCurrent: z.boolean(),
});

const idleLimit = z.object({
  /** The member's choice; null for the site's limit. */
  minutes: z.number().int().nullable(),
  siteMinutes: z.number().int().positive(),
  /** The available choices, all shorter than the site's limit. */
  choices: z.array(z.number().int().positive()),
});

const endLimits = { perMemberPerMinute: 60, memberBudget: 'endSession' };

/** Registering, signing in, and recovering a password. */
export const session = {
  countryList: endpoint({
    path: '/api/country/list',
    summary: 'The countries that can be chosen as nationality, in the language of the request',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    result: listSchema(z.object({ countryCode: z.string(), name: z.string() })),
  }),
  visitorRules: endpoint({
    path: '/api/app/ext/visitorRules',
    summary: 'What visitors must provide to sign in and to register',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    extension: true,
    result: z.object({ signInNeedsCaptcha: z.boolean(), registrationNeedsEmail: z.boolean() }),
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
      image: z.string().startsWith('data:image/'),
      expireTime: unspecified(epochMs),
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
    result: writeResult(z.object({ id: z.string(), userName: z.string() })),
  }),
  login: endpoint({
    path: '/api/app/user/login',
    summary: 'Signs a member in; after three failures for a user name with a captcha and growing waits',
    auth: 'visitor',
    effect: 'write',
    limits: { perAddressPerMinute: 20 },
    request: z.object({
      userName: typedUserName,
      password: typedPassword,
      captchaId: optionalText(64).optional(),
      captcha: optionalText(12).optional(),
    }),
    result: newSession,
  }),
  logout: endpoint({
    path: '/api/app/ext/logout',
    summary: 'Ends the current session',
    auth: 'member',
    effect: 'write',
    sealed: true,
    extension: true,
    limits: { perAddressPerMinute: 30 },
    request: nothing,
    result: nothing,
  }),
  createTabTicket: endpoint({
    path: '/api/app/ext/createTabTicket',
    summary: 'A single-use ticket that lets a new tab of the same browser join the session',
    effect: 'write',
    extension: true,
    limits: { perMemberPerMinute: 60, memberBudget: 'tabTicket' },
    /** `verifierHash` is the base64url SHA-256 of the verifier that the new tab keeps. */
    request: z.object({ verifierHash: text(64) }),
    result: z.object({ ticket: z.string(), expireTime: epochMs }),
  }),
  redeemTabTicket: endpoint({
    path: '/api/app/ext/redeemTabTicket',
    summary: 'Redeems a ticket for another token of its session; a wrong verifier ends the session',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits: { perAddressPerMinute: 60 },
    request: z.object({ ticket: text(64), verifier: text(64) }),
    result: newSession,
  }),
  sessions: endpoint({
    path: '/api/app/ext/sessions',
    summary: 'The open sessions of the member: the current one, then the most recently used',
    effect: 'read',
    extension: true,
    result: listSchema(ownSession),
  }),
  idleLimit: endpoint({
    path: '/api/app/ext/idleLimit',
    summary: 'How long the sessions of the member may stay unused',
    effect: 'read',
    extension: true,
    result: idleLimit,
  }),
  setIdleLimit: endpoint({
    path: '/api/app/ext/setIdleLimit',
    summary: "Sets how long the sessions of the member may stay unused, within the site's limit",
    effect: 'write',
    extension: true,
    limits: { perMemberPerMinute: 60 },
    request: z.object({ minutes: z.number('choice').int('choice').nullable() }),
    result: idleLimit,
  }),
  endSession: endpoint({
    path: '/api/app/ext/endSession',
    summary: 'Ends one session of the member and returns the remaining ones',
    effect: 'write',
    extension: true,
    limits: endLimits,
    request: z.object({ sessionId: text(64) }),
    result: listSchema(ownSession),
  }),
  endOtherSessions: endpoint({
    path: '/api/app/ext/endOtherSessions',
    summary: 'Ends all other sessions of the member and returns the current one',
    effect: 'write',
    extension: true,
    limits: endLimits,
    request: nothing,
    result: listSchema(ownSession),
  }),
  sendTransactionCode: endpoint({
    path: '/api/app/ext/sendTransactionCode',
    summary: 'Mails the member a code for resetting a forgotten transaction password',
    effect: 'write',
    extension: true,
    limits: { perAddressPerMinute: 5 },
    /** `password` is the login password. */
    request: z.object({ password: typedPassword }),
    result: z.object({ expireSeconds: z.number().int(), retrySeconds: z.number().int() }),
  }),
  resetTransactionPassword: endpoint({
    path: '/api/app/ext/resetTransactionPassword',
    summary: 'Sets a new transaction password with the login password and the mailed code',
    effect: 'write',
    extension: true,
    limits: { ...confirmedLimits, perAddressPerMinute: 10 },
    /** `password` is the login password; `transactionPassword` is the new one. */
    request: z.object({ password: typedPassword, code: text(64), transactionPassword: newPassword }),
    /** Until when payouts and transfers to other members are closed. */
    result: z.object({ payoutsClosedUntil: epochMs }),
  }),
  sendEmailCodes: endpoint({
    path: '/api/app/ext/sendEmailCodes',
    summary:
      'Mails the codes that confirm a new email address: one to it, and one to the previous address, if any',
    effect: 'write',
    extension: true,
    limits: { ...confirmedLimits, perAddressPerMinute: 10 },
    request: z.object({ email: emailAddress, transactionPassword: confirmation }),
    result: z.object({ expireSeconds: z.number().int(), retrySeconds: z.number().int() }),
  }),
  changeEmail: endpoint({
    path: '/api/app/ext/changeEmail',
    summary: "Sets the member's email address with the mailed codes and ends the member's other sessions",
    effect: 'write',
    extension: true,
    limits: { perAddressPerMinute: 10 },
    /** `code` was sent to the new address, `currentCode` to the previous one if there is one. */
    request: z.object({ email: emailAddress, code: text(64), currentCode: optionalText(64) }),
    result: z.object({
      email: z.string(),
      /** Until when payouts and transfers are closed, if there was a previous address. */
      payoutsClosedUntil: epochMs.nullable(),
    }),
  }),
  noLoginSend: endpoint({
    path: '/api/app/user/noLoginSend',
    summary: 'Sends a code for a forgotten password; the answer is the same for known and unknown user names',
    auth: 'visitor',
    effect: 'write',
    limits: { perAddressPerMinute: 5 },
    request: z.object({ userName: typedUserName, ...captcha }),
    result: z.object({
      expireSeconds: unspecified(z.number().int()),
      retrySeconds: unspecified(z.number().int()),
    }),
  }),
  forgotPassword: endpoint({
    path: '/api/app/user/forgotPassword',
    summary: 'Sets a new login password with the code and ends all sessions of the member',
    auth: 'visitor',
    effect: 'write',
    limits: { perAddressPerMinute: 10 },
    request: z.object({ userName: typedUserName, code: text(64), password: newPassword }),
    result: writeResult(nothing),
  }),
} satisfies Domain;
