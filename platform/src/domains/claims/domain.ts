import { defineDomain } from '../../domain.ts';
import { pageExplainedIn } from '../../messages/index.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { gauges } from './operator.ts';
import { listOrders } from './orders.ts';
import { fileClaim } from './place.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';
import { claimReviews } from './reviews.ts';

/** Claims: losses of insured trades that members ask to be paid. */
export const claims = defineDomain({
  name: 'claims',
  refusals,
  mails,
  fields,
  routes: (services) => ({
    claimOrder: ({ member, data }) => fileClaim(services, member.id, data),
    claimOrderList: ({ member, data, locale }) =>
      pageExplainedIn(locale, listOrders(services.database, member.id, data)),
  }),
  reviews: claimReviews,
  gauges,
  audit,
  demo,
});
