import { decideOrder } from '../../operator/decide-order.ts';
import type { ReviewQueue } from '../../operator/reviews.ts';
import type { Services } from '../../services/services.ts';
import { mails } from './mails.ts';
import { selectApplications, type ApplicationRow } from './orders.ts';
import { decide } from './settle.ts';

type PendingRow = ApplicationRow & {
  readonly user_name: string;
  readonly level: number;
  /** How many rejected applications for the package the member already has. */
  readonly rejections: bigint;
};

/** Formats everything the operator needs to decide in one line. */
const formatSummary = (row: PendingRow): string =>
  [
    `${row.user_name} applies for ${row.name}`,
    `level ${row.level}`,
    `"${row.statement.replace(/\s+/g, ' ')}"`,
    ...(row.rejections === 0n ? [] : [`rejected before: ${row.rejections}`]),
  ].join('  ');

/** The review queue of applications. The operator reads the statement. */
export const commitmentReviews = (services: Services): ReviewQueue => ({
  kind: 'commitment',
  table: 'commitment_application',
  pending: async () => {
    const rows = await services.database.query<PendingRow>(
      `${selectApplications(`(select a.*, m.user_name, m.level, (select count(*) from commitment_application before
         where before.member_id = a.member_id and before.commitment_id = a.commitment_id and before.status = 'REJECTED')
           as rejections
       from commitment_application a join member m on m.id = a.member_id where a.status = 'PENDING_REVIEW')`)} order by o.created_at, o.id`,
    );
    return rows.map((row) => ({ id: row.id, createdAt: row.created_at, summary: formatSummary(row) }));
  },
  approve: (id) =>
    decideOrder(services, {
      take: (tx, now) => decide(tx, id, { to: 'APPROVED', now }),
      mail: ({ name }) => mails.APPLICATION_APPROVED({ name }),
    }),
  reject: (id, reason) =>
    decideOrder(services, {
      take: (tx, now) => decide(tx, id, { to: 'REJECTED', reason, now }),
      mail: ({ name, receipt_number: receipt }) => mails.APPLICATION_REJECTED({ name, reason, receipt }),
    }),
});
