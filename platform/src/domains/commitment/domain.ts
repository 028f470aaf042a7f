import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { gauges } from './operator.ts';
import { listCommitmentPackages } from './orders.ts';
import { apply } from './place.ts';
import { refusals } from './refusals.ts';
import { commitmentReviews } from './reviews.ts';
import { commands } from './settings.ts';
import { claim } from './settle.ts';

/** Commitment packages: members apply for them, and claim a free insurance package once approved. */
export const commitment = defineDomain({
  name: 'commitment',
  refusals,
  mails,
  fields,
  routes: (services) => ({
    commitmentPackageList: ({ member, data, locale }) =>
      listCommitmentPackages(services.database, member.id, data, locale),
    addCommitmentPackage: ({ member, data }) => apply(services, member.id, data),
    receiveCommitmentPackage: ({ member, data }) => claim(services, member.id, data),
  }),
  reviews: commitmentReviews,
  commands,
  gauges,
  audit,
  demo,
});
