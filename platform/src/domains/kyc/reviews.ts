import { decideOrder } from '../../operator/decide-order.ts';
import type { ReviewQueue } from '../../operator/reviews.ts';
import type { Services } from '../../services/services.ts';
import { getOrderPicture, describePicture, ordersWithSamePicture } from '../../uploads/review.ts';
import { mails } from './mails.ts';
import type { SubmissionRow } from './orders.ts';
import { failIdentity, passIdentity } from './settle.ts';

const kind = 'kyc';
const table = 'kyc_submission';

/** The columns of the photos, in review order. */
const photos = ['front_upload_id', 'back_upload_id'];

/** The review queue of identities. The operator compares the number with the photos. */
export const kycReviews = (services: Services): ReviewQueue => ({
  kind,
  table,
  pending: async () => {
    const rows = await services.database.query<PendingRow>(pending);
    return rows.map((row) => ({ id: row.id, createdAt: row.created_at, summary: formatSummary(row) }));
  },
  approve: (id) =>
    decideOrder(services, {
      take: (tx, now) => passIdentity(tx, id, now),
      mail: () => mails.IDENTITY_PASSED(),
    }),
  reject: (id, reason) =>
    decideOrder(services, {
      take: (tx, now) => failIdentity(tx, id, reason, now),
      mail: () => mails.IDENTITY_FAILED({ reason }),
    }),
  picture: async (id, nth) => {
    const column = photos[nth - 1];
    return column === undefined ? undefined : getOrderPicture(services.database, table, id, column);
  },
});

type PendingRow = SubmissionRow & {
  readonly user_name: string;
  readonly country_code: string;
  /** Other identities with one of the same photos. */
  readonly same_picture: readonly bigint[];
  /** Failed identities with the same number. */
  readonly same_number: readonly bigint[];
};

const pending = `
  select o.*, m.user_name, m.country_code, ${ordersWithSamePicture(table, photos)} as same_picture,
    array(select other.id from ${table} other
      where other.identity_number = o.identity_number and other.id <> o.id order by other.id limit 5) as same_number
  from ${table} o join member m on m.id = o.member_id where o.status = 'PENDING' order by o.created_at, o.id`;

/** Formats everything the operator needs to decide in one line. This is the only place that shows a whole number. */
const formatSummary = (row: PendingRow): string =>
  [
    `${row.user_name} of ${row.country_code}, identity number ${row.identity_number}`,
    `photos: ${describePicture(kind, row.same_picture)} of the front (--number 1) and the back (--number 2)`,
    ...(row.same_number.length === 0
      ? []
      : [`failed before with this number: ${row.same_number.map((id) => `${kind}:${id}`).join(', ')}`]),
  ].join('  ');
