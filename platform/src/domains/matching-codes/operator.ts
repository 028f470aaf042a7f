/** Operator commands for PIN codes. None of them shows a code. */
import { formatAmount } from '../../ledger/amount.ts';
import { beginOperation } from '../../ledger/idempotency.ts';
import { change, command, done, notDone, type Command } from '../../operator/command.ts';
import { id, reason, userName } from '../../operator/values.ts';
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';
import { coin } from '../insurance/index.ts';
import { findMember } from '../member/index.ts';
import { columns, listCodes, type CodeRow } from './orders.ts';
import { returnCode } from './settle.ts';

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'pin_codes_pending',
    help: 'PIN codes that are paid for and not used, as of the last minute.',
    label: 'status',
    sql: `select 'PENDING' as value, count(*) from matching_code where status = 'PENDING'`,
  }),
];

export const commands: readonly Command[] = [
  command({
    words: 'pin list',
    does: "a member's PIN codes by their numbers, newest first; never the codes themselves",
    args: { user: userName },
    run: async ({ services: { database } }, args) => {
      const holder = await findMember(database, args.user);
      if (holder === undefined) return notDone(`There is no member ${args.user}.`);
      const { records } = await listCodes(database, holder.id, { pageSize: 50, cursor: undefined });
      const lines = records.map((one) =>
        [
          `${one.id}  ${one.name}  ${one.status}  ${one.amount} ${coin}`,
          ...(one.fromUserName === null ? [] : [`from ${one.fromUserName}`]),
          ...(one.toUserName === null ? [] : [`to ${one.toUserName}`]),
          ...(one.blockingReason === null ? [] : [`cannot be activated: ${one.blockingReason}`]),
        ].join('  '),
      );
      return done(lines, `${holder.userName} has no PIN code.`);
    },
  }),
  change({
    words: 'pin return',
    movesCredits: true,
    does: 'ends a pending PIN code and returns its price; the member sees the reason',
    args: { id: id('Which PIN code? Give its number; pin list names them.') },
    options: { reason },
    // The audit log of changes must not include the secret.
    changes: (args) => ({ sql: `select ${columns} from matching_code where id = $1`, params: [args.id] }),
    run: async ({ tx, action, now }, args) => {
      const code = await tx.maybe<CodeRow>(`select ${columns} from matching_code where id = $1 for update`, [
        args.id,
      ]);
      if (code === undefined) return notDone(`There is no PIN code ${args.id}.`);
      if (code.status !== 'PENDING') return notDone(`PIN code ${args.id} is ${code.status}.`);
      const operation = await beginOperation(tx, 'matching-codes:operator', action, now);
      await returnCode(operation, code, args.reason);
      return done(`PIN code ${args.id} is taken back: ${formatAmount(code.amount)} ${coin} returned.`);
    },
  }),
];
