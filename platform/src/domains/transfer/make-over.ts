import type { domains, ParsedRequestOf } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { runOnce, type Operation } from '../../ledger/idempotency.ts';
import { refuse } from '../../messages/index.ts';
import type { SignedInMember } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { checkAmount } from '../amount-limits.ts';
import { lockMember } from '../member/lock.ts';
import { proveTransactionPassword } from '../member/passwords.ts';
import { moveCredits, type Party } from './move-credits.ts';
import type { Order } from './orders.ts';
import { transferRule } from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['transfer']['makeOver']>;

/**
 * Moves credits to another member. The transaction password comes first and is no part of what the key stands for:
 * mistyped, it can be typed again under the same key. Everything else has one outcome a key, refusals included.
 */
export async function makeOver(services: Services, sender: SignedInMember, data: Request): Promise<Order> {
  await proveTransactionPassword(services, sender.id, data.transactionPassword);
  const amount = parsePositiveAmount(data.amount);
  return runOnce<Order>(
    services.database,
    {
      scope: `member:${sender.id}:makeOver`,
      key: data.idempotencyKey,
      input: {
        coin: data.coinName,
        amount: formatAmount(amount),
        to: data.toUserName.toLowerCase(),
        note: data.remark ?? null,
      },
      now: services.clock.now(),
    },
    async (operation) => {
      await lockMember(operation.tx, sender.id);
      await refuseWhileClosed(operation, sender.id);
      const rule = await transferRule(operation.tx, data.coinName);
      checkAmount(amount, rule);
      const recipient = await recipientOf(operation.tx, sender.id, data.toUserName);
      return moveCredits(operation, { sender, recipient, rule, amount, note: data.remark });
    },
  );
}

/** Looked at under the member's lock: whoever closes transfers waits, or is waited for. */
async function refuseWhileClosed({ tx, now }: Operation, memberId: bigint): Promise<void> {
  const { until } = await tx.one<{ until: Date | null }>(
    'select transfer_closed_until as until from member where id = $1',
    [memberId],
  );
  if (until !== null && until > now) throw refuse('TRANSFER_CLOSED', { until: until.toISOString() });
}

async function recipientOf(db: Queryable, senderId: bigint, userName: string): Promise<Party> {
  const row = await db.maybe<{ id: bigint; user_name: string; banned: boolean }>(
    'select id, user_name, banned_at is not null as banned from member where user_name_key = $1',
    [userName.toLowerCase()],
  );
  if (row === undefined) throw refuse('RECIPIENT_UNKNOWN', { userName });
  if (row.id === senderId) throw refuse('RECIPIENT_SELF');
  if (row.banned) throw refuse('RECIPIENT_CLOSED', { userName: row.user_name });
  return { id: row.id, userName: row.user_name };
}
