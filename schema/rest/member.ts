import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  coinName,
  confirmedLimits,
  epochMs,
  flag,
  id,
  listOf,
  newPassword,
  nothing,
  passwordTyped,
  storedPicture,
} from './fields.ts';
import { identityState } from './kyc.ts';

/** The pages of the site menu (spec §2). */
export const sitePages = ['HOME', 'OVERVIEW', 'TEAM', 'ROADMAP', 'WHITE_PAPER'] as const;

/** Kinds of published texts. */
export const mediaTypes = ['ANNOUNCEMENT', 'TERMS', 'HELP', ...sitePages] as const;

/** What the platform reviews, by the names of its queues. */
export const reviewKinds = ['deposit', 'withdrawal', 'claim', 'kyc', 'commitment'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** The kinds of mail that a member chooses. Mails about the security of the account are always sent. */
export const mailKinds = ['ORDERS', 'CREDITS_RECEIVED'] as const;
export type MailKind = (typeof mailKinds)[number];

const mailPreferences = z.object({
  /** Whether the platform sends mails. */
  isSent: z.boolean(),
  /** The kinds that the member wants. */
  wanted: z.array(z.enum(mailKinds)),
});

/** The member's own data, passwords and agreement, and what the platform publishes. */
export const member = {
  userInfo: endpoint({
    path: '/api/app/user/userInfo',
    summary: 'The signed-in member, with the flags that open optional areas, and the state of the identity',
    effect: 'read',
    request: z.object({
      /** Whether to answer the identity's photos, too. */
      kycImages: flag.nullish(),
    }),
    result: z.object({
      id: z.string(),
      userName: z.string(),
      email: z.string().nullable(),
      countryCode: z.string(),
      referralId: z.string(),
      level: z.number().int().min(-1).max(7),
      levelEn: z.string(),
      levelCn: z.string(),
      commitmentPackageStatus: flag,
      otcStatus: flag,
      matchingCodeStatus: flag,
      agreeStatus: flag,
      createTime: epochMs,
      ...identityState,
      /** Whether signing in takes a second factor, and whether one confirms in place of the transaction password. */
      secondFactorStatus: flag.nullish(),
      factorConfirmStatus: flag.nullish(),
      /** Null unless they were asked for, and while nothing was submitted. */
      kycImages: z.object({ front: storedPicture, back: storedPicture }).nullish(),
    }),
  }),
  updatePassWord: endpoint({
    path: '/api/app/user/updatePassWord',
    summary: 'Changes the login password and ends every session of the member',
    effect: 'write',
    limits: { perAddressPerMinute: 10 },
    request: z.object({ oldPassword: passwordTyped, newPassword }),
    result: nothing,
  }),
  updateTransactionPassword: endpoint({
    path: '/api/app/user/updateTransactionPassword',
    summary: 'Changes the transaction password',
    effect: 'write',
    limits: { perAddressPerMinute: 10, ...confirmedLimits },
    request: z.object({ loginPassword: passwordTyped, oldPassword: passwordTyped, newPassword }),
    result: nothing,
  }),
  updateAgreeStatus: endpoint({
    path: '/api/app/user/updateAgreeStatus',
    summary: 'Accepts the terms in force, which must be those that the member was shown',
    effect: 'write',
    request: z.object({ agreeStatus: z.literal(1, 'choice'), termsId: id }),
    result: nothing,
  }),
  coinList: endpoint({
    path: '/api/app/user/coinList',
    summary: 'The seven credits and their names',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    result: listOf(z.object({ coinName, cnName: z.string(), shortName: z.string() })),
  }),
  usualReviewTimes: endpoint({
    path: '/api/app/ext/usualReviewTimes',
    summary: 'How long reviews usually take, of the kinds of which enough were decided of late',
    effect: 'read',
    extension: true,
    result: listOf(
      z.object({
        kind: z.enum(reviewKinds),
        /** The median of the last 30 days. */
        seconds: z.number().int().nonnegative(),
      }),
    ),
  }),
  mailPreferences: endpoint({
    path: '/api/app/ext/mailPreferences',
    summary: 'Which kinds of mail the member wants',
    effect: 'read',
    extension: true,
    result: mailPreferences,
  }),
  setMailPreference: endpoint({
    path: '/api/app/ext/setMailPreference',
    summary: 'Says whether the member wants a kind of mail, and answers with all',
    effect: 'write',
    extension: true,
    limits: { perMemberPerMinute: 60 },
    request: z.object({ mailKind: z.enum(mailKinds, 'choice'), isWanted: z.boolean('choice') }),
    result: mailPreferences,
  }),
  appMediaList: endpoint({
    path: '/api/app/media/appMediaList',
    summary: 'What the platform publishes, newest first, in the language of the request',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    request: z.object({ type: z.enum(mediaTypes, 'choice').nullish() }),
    result: listOf(
      z.object({
        id: z.string(),
        type: z.enum(mediaTypes),
        title: z.string(),
        content: z.string(),
        publishTime: epochMs,
      }),
    ),
  }),
} satisfies Domain;
