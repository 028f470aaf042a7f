/** What operators do with withdrawals once they are approved: pay them, step by step. */
import { withdrawalStatuses, type WithdrawalStatus } from '@portal/schema/rest';

import { moveOrder, type Obstacle } from '../domains/withdrawal/move.ts';
import { idOf, nameOf, ownerOf } from '../domains/withdrawal/names.ts';
import type { OrderRow } from '../domains/withdrawal/orders.ts';
import { mostListed, withdrawalsIn, type OwnedOrder } from '../domains/withdrawal/overview.ts';
import { transitions } from '../domains/withdrawal/states.ts';
import { formatAmount } from '../ledger/amount.ts';
import type { Arguments, Command, Commands } from './command.ts';
import { done, misused, notDone, type Outcome } from './outcome.ts';
import { longestReason, plainReason } from './review-queue.ts';
import type { Usage } from './usage.ts';

/** The command that takes each step. The two of a review are decided there, and the days go by themselves. */
const verbs = {
  PENDING: 'hand-over',
  WITHDRAWING: 'send',
  SUCCESS: 'pay',
  NOT_RECEIVED: 'not-received',
  FAILED: 'fail',
  CANCELLED: 'cancel',
} as const satisfies Partial<Record<WithdrawalStatus, string>>;

type Taken = keyof typeof verbs;

export const withdrawalUsage: readonly Usage[] = [
  ['withdrawal list [--status <state>]', 'what is under way, or in one state'],
  ['withdrawal hand-over <id>', 'to the payer: PAYABLE to PENDING'],
  ['withdrawal send <id>', 'it is on its way: PENDING to WITHDRAWING'],
  ['withdrawal pay <id> [--hash <hash>]', 'it is paid: to SUCCESS; on a chain with the hash of the payment'],
  [
    'withdrawal not-received <id> --reason <text>',
    'it was sent and has not arrived; the credits stay frozen',
  ],
  ['withdrawal fail <id> --reason <text>', 'it could not be paid; the credits go back'],
  ['withdrawal cancel <id> --reason <text>', 'before it is sent; the credits go back'],
];

export const withdrawalCommands: Commands = {
  'withdrawal list': async ({ services }, { status }) => {
    if (status !== undefined && !isStatus(status)) {
      return misused(`There is no state ${status}. There are: ${withdrawalStatuses.join(', ')}.`);
    }
    const orders = await withdrawalsIn(services.database, status);
    if (orders.length === 0)
      return done(status ? `No withdrawal is ${status}.` : 'No withdrawal is under way.');
    const more = orders.length === mostListed ? [`These are ${mostListed}; there may be more.`] : [];
    return done([...orders.map(lineOf), ...more].join('\n'));
  },
  'withdrawal hand-over': step('PENDING'),
  'withdrawal send': step('WITHDRAWING'),
  'withdrawal pay': step('SUCCESS', ({ hash }) => ({ hash })),
  'withdrawal not-received': step('NOT_RECEIVED', explained),
  'withdrawal fail': step('FAILED', explained),
  'withdrawal cancel': step('CANCELLED', explained),
};

const isStatus = (text: string): text is WithdrawalStatus => withdrawalStatuses.some((one) => one === text);

/** What a step takes besides the id, or why it cannot be. */
type Details = { readonly reason?: string; readonly hash?: string | undefined } | Outcome;

function explained({ reason }: Arguments): Details {
  if (reason === undefined) return misused('Why? Give --reason; the member reads it.');
  const plain = plainReason(reason);
  if (plain === undefined) return misused(`A reason has at most ${longestReason} characters.`);
  return { reason: plain };
}

/** The command that takes a step. */
function step(to: Taken, detailsOf: (args: Arguments) => Details = () => ({})): Command {
  return async ({ services }, args) => {
    const [name] = args.positional;
    if (name === undefined) return misused('Which withdrawal? Give its id.');
    const details = detailsOf(args);
    if ('exitCode' in details) return details;
    const id = idOf(name);
    if (id === undefined) return notDone(`There is no withdrawal ${name}.`);
    const answer = await moveOrder(services, { id, to, ...details });
    return answer.kind === 'moved' ? done(`${nameOf(id)} is ${to}.`) : notDone(tell(answer, name));
  };
}

function tell(obstacle: Obstacle, asked: string): string {
  if (obstacle.kind === 'unknown') return `There is no withdrawal ${asked}.`;
  const { order } = obstacle;
  switch (obstacle.kind) {
    case 'impossible':
      return `${nameOf(order.id)} is ${order.status}: ${whatNow(order)}.`;
    case 'hashMissing':
      return `${nameOf(order.id)} is paid on ${order.way}: give the hash of the payment with --hash.`;
    case 'hashWrong':
      return `That is no transaction hash of ${order.way}: it has 64 hexadecimal digits.`;
    case 'hashNeedless':
      return `${nameOf(order.id)} is paid through a bank, where there is no hash: leave --hash out.`;
  }
}

/** What can be done with a withdrawal as it is. */
function whatNow({ status, expected_date: expected }: OrderRow): string {
  if (status === 'PENDING_REVIEW') return 'it waits for a review, or can be cancelled';
  if (status === 'APPROVED') return `it is paid from ${dayOf(expected)}, and can be cancelled`;
  const possible = transitions[status].flatMap((to) => (to in verbs ? [verbs[to as Taken]] : []));
  return possible.length === 0
    ? 'nothing more can be done with it'
    : `what can be done is ${possible.join(', ')}`;
}

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Nov 23` from `2026-11-23`. */
const dayOf = (date: string): string => days.format(new Date(date));

/** One line with all it takes to pay it. */
function lineOf(order: OwnedOrder): string {
  const { id, status, created_at: createdAt, amount, fee, expected_date: expected, hash } = order;
  const last = order.steps.at(-1);
  return [
    nameOf(id),
    createdAt.toISOString(),
    status,
    ownerOf(order),
    `${formatAmount(amount)}, pays ${formatAmount(amount - fee)} to ${printable(destinationOf(order))}`,
    ...(status === 'APPROVED' ? [`from ${dayOf(expected)}`] : []),
    ...(hash === null ? [] : [hash]),
    ...(last?.reason == null ? [] : [printable(last.reason)]),
  ].join('  ');
}

const destinationOf = (order: OrderRow): string =>
  order.way === 'BANK'
    ? [order.bank_name, order.account_name, order.account_number].join(', ')
    : `${order.way} ${order.wallet_address ?? ''}`;

/** What members wrote must not steer the operator's terminal. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
