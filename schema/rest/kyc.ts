import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import { epochMs, identityNumber, picture, writeResult, twoUploadsLimits, unspecified } from './fields.ts';

/** The status of an identity verification (spec §4). A member can retry after a failure. */
export const kycStatuses = ['PENDING', 'PASSED', 'FAILED'] as const;
export type KycStatus = (typeof kycStatuses)[number];

/** The state of the member's last submission, returned with the member's own data. All null before the first one. */
export const identityState = {
  kycStatus: unspecified(z.enum(kycStatuses).nullable()),
  /** Why it failed, as a text for the member. */
  kycReason: unspecified(z.string().nullable()),
  /** Masked. */
  identityNumber: unspecified(z.string().nullable()),
  kycSubmitTime: unspecified(epochMs.nullable()),
  kycDecideTime: unspecified(epochMs.nullable()),
};

/** Identity verification. */
export const kyc = {
  submitKyc: endpoint({
    path: '/api/app/kyc/submitKyc',
    summary: 'Submits an identity number and photos of both sides of the document, which are then reviewed',
    effect: 'write',
    limits: { ...twoUploadsLimits, perMemberPerMinute: 10 },
    request: z.object({ identityNumber, frontImage: picture, backImage: picture }),
    result: writeResult(z.object({ kycStatus: z.enum(kycStatuses) })),
  }),
} satisfies Domain;
