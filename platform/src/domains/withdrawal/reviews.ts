import { formatAmount } from '../../ledger/amount.ts';
import type { ReviewQueue } from '../../operator/reviews.ts';
import type { Services } from '../../services/services.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { decisionShownAt } from './member-view.ts';
import { formatOwner } from './orders.ts';
import { moveWithdrawal, type Step } from './settle.ts';

interface Row {
  readonly id: bigint;
  readonly user_name: string;
  readonly banned: boolean;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly way: PaymentMethod;
  readonly created_at: Date;
}

/** The review queue of withdrawals. */
export function withdrawalReviews(services: Services): ReviewQueue {
  const decide = async (decision: Step): Promise<boolean> =>
    (await moveWithdrawal(services, decision)).kind === 'moved';
  return {
    kind: 'withdrawal',
    table: 'withdrawal',
    decided: `select o.created_at, ${decisionShownAt} as decided_at
      from withdrawal o join withdrawal_step s on s.withdrawal_id = o.id and s.status in ('APPROVED', 'REJECTED')
      order by o.id desc`,
    pending: async () => {
      const rows = await services.database.query<Row>(
        `select o.id, m.user_name, m.banned_at is not null as banned, o.amount, o.fee, o.way, o.created_at
         from withdrawal o join member m on m.id = o.member_id where o.status = 'PENDING_REVIEW' order by o.id`,
      );
      return rows.map(({ id, amount, fee, way, created_at: createdAt, ...owner }) => ({
        id,
        createdAt,
        summary: `${formatOwner(owner)} withdraws ${formatAmount(amount)}, of which ${formatAmount(amount - fee)} is paid: ${way}`,
      }));
    },
    approve: (id) => decide({ id, to: 'APPROVED' }),
    reject: (id, reason) => decide({ id, to: 'REJECTED', reason }),
  };
}
