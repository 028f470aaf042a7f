import { kyc, member } from '@portal/schema/rest';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toImage } from '../../mapping/image.ts';

/** Identity verification. Its state is part of the member's own data. */
export const kycResolvers: Resolvers = {
  Query: {
    async identityPhotos(_parent, _args, context) {
      const { kycImages: photos = null } = await context.call(member.userInfo, { kycImages: 1 });
      return photos === null ? null : { front: toImage(photos.front), back: toImage(photos.back) };
    },
  },
  Mutation: {
    async submitIdentity(_parent, { input: { identityNumber, front, back } }, context) {
      const request = { identityNumber, frontImage: front, backImage: back };
      const names = { frontImage: 'front', backImage: 'back' };
      const submitted = await context.call(kyc.submitKyc, request, names);
      return { status: submitted?.kycStatus ?? 'PENDING' };
    },
  },
};
