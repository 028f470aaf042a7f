import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { refuseUnverified } from './guard.ts';
import { mails } from './mails.ts';
import { gauges } from './operator.ts';
import { submitIdentity } from './place.ts';
import { refusals } from './refusals.ts';
import { kycReviews } from './reviews.ts';

export const kyc = defineDomain({
  name: 'kyc',
  refusals,
  mails,
  fields,
  routes: (services) => ({
    submitKyc: ({ member, data }) => submitIdentity(services, member.id, data),
  }),
  operationGuards: [refuseUnverified],
  reviews: kycReviews,
  gauges,
  audit,
  demo,
});
