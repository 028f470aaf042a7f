import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import { epochMs, identityNumber, picture, twoUploadsLimits } from './fields.ts';

/** How far an identity verification has come (spec §4). After one that failed the member can try again. */
export const kycStatuses = ['PENDING', 'PASSED', 'FAILED'] as const;
export type KycStatus = (typeof kycStatuses)[number];

/** The state of what the member last submitted, which travels with the member's own data. All null before that. */
export const identityState = {
  kycStatus: z.enum(kycStatuses).nullable(),
  /** Why it failed, in words for the member. */
  kycReason: z.string().nullable(),
  /** With its middle hidden. */
  identityNumber: z.string().nullable(),
  kycSubmitTime: epochMs.nullable(),
  kycDecideTime: epochMs.nullable(),
};

/** Identity verification. */
export const kyc = {
  submitKyc: endpoint({
    path: '/api/app/kyc/submitKyc',
    summary: 'Submits an identity number and photos of both sides of the document, which are then reviewed',
    effect: 'write',
    limits: { ...twoUploadsLimits, perMemberPerMinute: 10 },
    request: z.object({ identityNumber, frontImage: picture, backImage: picture }),
    result: z.object({ kycStatus: z.enum(kycStatuses) }),
  }),
} satisfies Domain;
