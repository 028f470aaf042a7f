import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  coinName,
  confirmedLimits,
  epochMs,
  flag,
  id,
  listSchema,
  newPassword,
  nothing,
  typedPassword,
  writeResult,
  storedPicture,
  unspecified,
} from './fields.ts';
import { identityState } from './kyc.ts';

/** The pages of the site menu (spec §2). */
export const sitePages = ['HOME', 'OVERVIEW', 'TEAM', 'ROADMAP', 'WHITE_PAPER'] as const;

/** Kinds of published texts. */
export const mediaTypes = ['ANNOUNCEMENT', 'TERMS', 'HELP', ...sitePages] as const;

/** The kinds of reviews, named after their queues. */
export const reviewKinds = ['deposit', 'withdrawal', 'claim', 'kyc', 'commitment'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** The kinds of mail that members can choose. Security mails are always sent. */
export const mailKinds = ['ORDERS', 'CREDITS_RECEIVED'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Why operations are closed to a member. */
export const restrictionReasons = ['SECURITY_CHANGE', 'INSURANCE_REDEEMED', 'IDENTITY_REQUIRED'] as const;
export type RestrictionReason = (typeof restrictionReasons)[number];

const restriction = z.object({
  reason: z.enum(restrictionReasons),
  /** Null: until the identity is verified. */
  until: epochMs.nullable(),
  /** The paths of the closed endpoints. */
  paths: z.array(z.string()),
});
export type Restriction = z.output<typeof restriction>;

const mailPreferences = z.object({
  /** Whether the platform sends mails. */
  isSent: z.boolean(),
  /** The kinds that the member receives. */
  wanted: z.array(z.enum(mailKinds)),
});

/** The member's own data, passwords and agreement, and published texts. */
export const member = {
  userInfo: endpoint({
    path: '/api/app/user/userInfo',
    summary: 'The signed-in member, with the flags that open optional areas, and the state of the identity',
    effect: 'read',
    request: z.object({
      /** Whether to include the identity photos. */
      kycImages: flag.nullish(),
    }),
    result: z.object({
      id: z.string(),
      userName: z.string(),
      email: unspecified(z.string().nullable()),
      countryCode: z.string(),
      referralId: unspecified(z.string()),
      level: unspecified(z.number().int().min(-1).max(7)),
      levelEn: unspecified(z.string()),
      levelCn: unspecified(z.string()),
      commitmentPackageStatus: flag,
      otcStatus: flag,
      matchingCodeStatus: flag,
      /** Null if the platform has no terms. */
      agreeStatus: unspecified(flag),
      createTime: unspecified(epochMs),
      ...identityState,
      /** Whether sign-in requires a second factor, and whether one replaces the transaction password. */
      secondFactorStatus: flag.nullish(),
      factorConfirmStatus: flag.nullish(),
      /** The member's own limit for unused sessions, if any. */
      sessionIdleMinutes: z.number().int().nullish(),
      /** The currently closed operations: pauses first, latest end first. */
      restrictions: z.array(restriction).nullish(),
      /** Null unless requested and submitted. */
      kycImages: z.object({ front: storedPicture, back: storedPicture }).nullish(),
    }),
  }),
  updatePassWord: endpoint({
    path: '/api/app/user/updatePassWord',
    summary: 'Changes the login password and ends every session of the member',
    effect: 'write',
    limits: { perAddressPerMinute: 10 },
    request: z.object({ oldPassword: typedPassword, newPassword }),
    result: writeResult(nothing),
  }),
  updateTransactionPassword: endpoint({
    path: '/api/app/user/updateTransactionPassword',
    summary: 'Changes the transaction password',
    effect: 'write',
    limits: { perAddressPerMinute: 10, ...confirmedLimits },
    request: z.object({ loginPassword: typedPassword, oldPassword: typedPassword, newPassword }),
    result: writeResult(nothing),
  }),
  updateAgreeStatus: endpoint({
    path: '/api/app/user/updateAgreeStatus',
    summary: 'Accepts the current terms, which must be those shown to the member',
    effect: 'write',
    request: z.object({ agreeStatus: z.literal(1, 'choice'), termsId: id }),
    result: writeResult(nothing),
  }),
  coinList: endpoint({
    path: '/api/app/user/coinList',
    summary: 'The seven credits and their names',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    result: listSchema(z.object({ coinName, cnName: z.string(), shortName: z.string() })),
  }),
  usualReviewTimes: endpoint({
    path: '/api/app/ext/usualReviewTimes',
    summary: 'The usual duration of reviews, for kinds with enough recent decisions',
    effect: 'read',
    extension: true,
    result: listSchema(
      z.object({
        kind: z.enum(reviewKinds),
        /** The median of the last 30 days. */
        seconds: z.number().int().nonnegative(),
      }),
    ),
  }),
  mailPreferences: endpoint({
    path: '/api/app/ext/mailPreferences',
    summary: 'The kinds of mail that the member receives',
    effect: 'read',
    extension: true,
    result: mailPreferences,
  }),
  setMailPreference: endpoint({
    path: '/api/app/ext/setMailPreference',
    summary: 'Turns a kind of mail on or off and returns all choices',
    effect: 'write',
    extension: true,
    limits: { perMemberPerMinute: 60 },
    request: z.object({ mailKind: z.enum(mailKinds, 'choice'), isWanted: z.boolean('choice') }),
    result: mailPreferences,
  }),
  appMediaList: endpoint({
    path: '/api/app/media/appMediaList',
    summary: 'Published texts, newest first, in the language of the request',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    request: z.object({ type: z.enum(mediaTypes, 'choice').nullish() }),
    result: listSchema(
      z.object({
        id: z.string(),
        type: z.enum(mediaTypes),
        title: z.string(),
        content: z.string(),
        publishTime: unspecified(epochMs),
      }),
    ),
  }),
} satisfies Domain;
