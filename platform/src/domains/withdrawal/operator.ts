/** Operator commands for withdrawals: listing them and paying approved ones step by step. */
import { withdrawalStatuses, type WithdrawalStatus } from '@portal/schema/rest';
import { formatAmount } from '../../ledger/amount.ts';
import { auditedRow } from '../../operator/audited-row.ts';
import { change, command, done, notDone, type Command, type Values } from '../../operator/command.ts';
import { oneOf, optional, reason, text } from '../../operator/values.ts';
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';
import {
  parseId,
  formatId,
  formatOwner,
  maxListed,
  listAllWithdrawals,
  type WithdrawalRow,
  type OwnedWithdrawal,
} from './orders.ts';
import { settings } from './settings.ts';
import { moveWithdrawal, type BlockingReason } from './settle.ts';
import { states, openStatuses } from './states.ts';

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'withdrawals_under_way',
    help: 'Withdrawals that have not ended, by state, as of the last minute.',
    label: 'status',
    sql: `select status as value, count(w.id) from unnest(array[${openStatuses.map((status) => `'${status}'`).join(', ')}]) status
      left join withdrawal w using (status) group by status`,
  }),
];

/** The command for each step. Reviews decide two of the steps, and the daily job takes another one. */
const verbs = {
  PENDING: 'hand-over',
  WITHDRAWING: 'send',
  SUCCESS: 'pay',
  NOT_RECEIVED: 'not-received',
  FAILED: 'fail',
  CANCELLED: 'cancel',
} as const satisfies Partial<Record<WithdrawalStatus, string>>;

type StepVerb = keyof typeof verbs;

export const commands: readonly Command[] = [
  command({
    words: 'withdrawal list',
    does: 'withdrawals that have not ended, or in one state',
    options: {
      status: {
        ...optional(oneOf(withdrawalStatuses, `There are: ${withdrawalStatuses.join(', ')}.`)),
        label: 'state',
      },
    },
    run: async ({ services }, { status }) => {
      const orders = await listAllWithdrawals(services.database, status);
      if (orders.length === 0) return done(status ? `No withdrawal is ${status}.` : 'No withdrawal is open.');
      const more = orders.length === maxListed ? [`These are ${maxListed}; there may be more.`] : [];
      return done([...orders.map(formatWithdrawal), ...more]);
    },
  }),
  step('PENDING', 'to the payer: PAYABLE to PENDING', {}),
  step('WITHDRAWING', 'it is on its way: PENDING to WITHDRAWING', {}),
  step('SUCCESS', 'it is paid: to SUCCESS; on a chain with the hash of the payment', {
    hash: { ...optional(text('Which hash?')), label: 'hash' },
  }),
  step('NOT_RECEIVED', 'it was sent and has not arrived; the credits stay frozen', { reason }),
  step('FAILED', 'it could not be paid; the credits go back', { reason }),
  step('CANCELLED', 'before it is sent; the credits go back', { reason }),
  ...settings,
];

/** Returns the command for a step; its options are the step's parameters except for the id. */
function step(to: StepVerb, does: string, options: Values): Command {
  return change({
    words: `withdrawal ${verbs[to]}`,
    does,
    args: { id: text('Which withdrawal? Give its id.') },
    changes: ({ id }) => auditedRow('withdrawal', { id: parseId(id) ?? 0n }),
    options,
    run: async ({ services }, { id: name, ...details }) => {
      const id = parseId(name);
      if (id === undefined) return notDone(`There is no withdrawal ${name}.`);
      const answer = await moveWithdrawal(services, { id, to, ...details });
      return answer.kind === 'moved'
        ? done(`${formatId(id)} is ${to}.`)
        : notDone(formatBlockingReason(answer, name));
    },
  });
}

function formatBlockingReason(blocked: BlockingReason, name: string): string {
  if (blocked.kind === 'unknown') return `There is no withdrawal ${name}.`;
  if (blocked.kind === 'hashUsed')
    return `${name} is not paid: that hash closed another withdrawal, and a payment closes one.`;
  const { order } = blocked;
  switch (blocked.kind) {
    case 'impossible':
      return `${formatId(order.id)} is ${order.status}: ${describeNextStep(order)}.`;
    case 'hashMissing':
      return `${formatId(order.id)} is paid on ${order.way}: give the hash of the payment with --hash.`;
    case 'hashWrong':
      return `That is no transaction hash of ${order.way}: it has 64 hexadecimal digits.`;
    case 'hashNeedless':
      return `${formatId(order.id)} is paid through a bank, where there is no hash: leave --hash out.`;
  }
}

/** Describes the possible next steps of a withdrawal. */
function describeNextStep({ status, expected_date: expected }: WithdrawalRow): string {
  if (status === 'PENDING_REVIEW') return 'it waits for a review, or can be cancelled';
  if (status === 'APPROVED')
    return `it is shown as approved and paid from ${formatDay(expected)}, and can be cancelled`;
  const possible = states[status].to.flatMap((to) => (to in verbs ? [verbs[to as StepVerb]] : []));
  return possible.length === 0
    ? 'nothing more can be done with it'
    : `what can be done is ${possible.join(', ')}`;
}

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Returns `Nov 23` for `2026-11-23`. */
const formatDay = (date: string): string => days.format(new Date(date));

/** Formats everything the operator needs to pay it in one line. */
function formatWithdrawal(order: OwnedWithdrawal): string {
  const { id, status, created_at: createdAt, amount, fee, expected_date: expected, hash } = order;
  const last = order.steps.at(-1);
  return [
    formatId(id),
    createdAt.toISOString(),
    status,
    formatOwner(order),
    `${formatAmount(amount)}, pays ${formatAmount(amount - fee)} to ${formatDestination(order)}`,
    ...(status === 'APPROVED' ? [`from ${formatDay(expected)}`] : []),
    ...(hash === null ? [] : [hash]),
    ...(last?.reason == null ? [] : [last.reason]),
  ].join('  ');
}

const formatDestination = (order: WithdrawalRow): string =>
  order.way === 'BANK'
    ? [order.bank_name, order.account_name, order.account_number].join(', ')
    : `${order.way} ${order.wallet_address ?? ''}`;
