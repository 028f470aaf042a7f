import { defineDomain } from '../../declaration/domain.ts';
import { localizePageReasons } from '../../messages/index.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { gauges } from './operator.ts';
import { listClaims } from './orders.ts';
import { fileClaim } from './place.ts';
import { refusals } from './refusals.ts';
import { claimReviews } from './reviews.ts';

export const claims = defineDomain({
  name: 'claims',
  refusals,
  mails,
  fields,
  routes: (services) => ({
    claimOrder: ({ member, data }) => fileClaim(services, member.id, data),
    claimOrderList: ({ member, data, locale }) =>
      localizePageReasons(locale, listClaims(services.database, member.id, data)),
  }),
  reviews: claimReviews,
  gauges,
  audit,
  demo,
});
