/** Demo withdrawals: one in every state. */
import type { WithdrawalStatus } from '@portal/schema/rest';
import type { Transaction } from '../../database/database.ts';
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoEventAt, type Demo, type DemoEvent } from '../../demo/demo.ts';
import { parseAmount } from '../../ledger/amount.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { listBankAccounts, listWalletAddresses } from '../payout/index.ts';
import { placeOrder, requireDestination, type Method } from './place.ts';
import { gasFee, requireOpenRule, withdrawalFee } from './rules.ts';
import { lockForStep, takeStep, type Step } from './settle.ts';

/** A state that a withdrawal enters: how many days ago, at what time, and the reason if the state requires one. */
type DemoTurn = readonly [daysAgo: number, time: string, to: WithdrawalStatus, reason?: string];

/** The history of a withdrawal. */
function withdrawal(
  who: string,
  way: PaymentMethod,
  amount: string,
  [daysAgo, time]: readonly [daysAgo: number, time: string],
  ...turns: readonly DemoTurn[]
): DemoEvent[] {
  let id = 0n;
  return [
    demoEventAt(daysAgo, time, async (book) => {
      id = await place(book, who, way, amount);
    }),
    ...turns.map(([days, hour, to, reason]) =>
      demoEventAt(days, hour, (book) => move(book, { id, to, reason })),
    ),
  ];
}

/** The steps at midnight and on the following morning that nearly all withdrawals take. */
const payable = (daysAgo: number): DemoTurn[] => [
  [daysAgo + 1, '23:10', 'APPROVED'],
  [daysAgo, '00:00', 'PAYABLE'],
];
const handedOver = (daysAgo: number): DemoTurn[] => [...payable(daysAgo), [daysAgo, '10:10', 'PENDING']];
const sent = (daysAgo: number): DemoTurn[] => [...handedOver(daysAgo), [daysAgo, '14:25', 'WITHDRAWING']];

/** Returns all demo withdrawals. Only chen has withdrawn today; the others still can. */
const withdrawals = (): DemoEvent[] => [
  ...withdrawal('aiko', 'BEP20', '400', [17, '09:00'], ...sent(16), [16, '16:00', 'SUCCESS']),
  ...withdrawal('aiko', 'BANK', '150', [15, '10:30'], [15, '17:05', 'REJECTED', 'NAME_DIFFERS']),
  ...withdrawal(
    'aiko',
    'BANK',
    '220',
    [13, '20:10'],
    ...sent(12),
    [10, '09:30', 'NOT_RECEIVED', 'NOT_CREDITED_YET'],
    [9, '11:45', 'SUCCESS'],
  ),
  ...withdrawal(
    'aiko',
    'TRC20',
    '90',
    [9, '21:20'],
    [8, '08:15', 'CANCELLED', 'You asked us to, before it was paid'],
  ),
  ...withdrawal('aiko', 'ERC20', '120', [8, '09:45'], ...handedOver(7), [
    7,
    '19:40',
    'FAILED',
    'The network was congested for hours; the credits are yours again',
  ]),
  ...withdrawal('aiko', 'BANK', '110', [6, '12:00'], ...sent(5), [
    2,
    '10:20',
    'NOT_RECEIVED',
    'Your bank cannot find the payment yet; we are asking',
  ]),
  ...withdrawal('aiko', 'TRC20', '75', [5, '15:35'], ...handedOver(4), [1, '16:50', 'WITHDRAWING']),
  ...withdrawal('aiko', 'BEP20', '100', [4, '11:15'], ...payable(3), [1, '10:10', 'PENDING']),
  ...withdrawal('aiko', 'ERC20', '80', [3, '22:30'], ...payable(2)),
  ...withdrawal('aiko', 'TRC20', '60', [2, '13:05']),
  ...withdrawal('aiko', 'BEP20', '200', [1, '09:15'], [1, '23:10', 'APPROVED']),

  ...withdrawal('budi', 'BANK', '120', [12, '08:40'], ...sent(11), [11, '17:30', 'SUCCESS']),
  ...withdrawal('budi', 'TRC20', '50', [6, '19:05'], [6, '20:00', 'REJECTED', 'ADDRESS_REPORTED']),
  ...withdrawal('budi', 'BANK', '100', [1, '20:15']),

  // The first minute of today has always passed.
  ...withdrawal('chen', 'TRC20', '60', [0, '00:00'], [0, '00:00', 'APPROVED']),
];

export const demo: Demo = {
  prepare: () => ({
    events: withdrawals(),
    // Enough for any payment method today.
    justNow: (book) => book.topUp('aiko', 'WITHDRAWAL_POINT', parseAmount('500')),
  }),
};

/** Places a withdrawal as a member; returns its id. */
async function place(book: DemoLedger, who: string, way: PaymentMethod, amount: string): Promise<bigint> {
  const { operation, idOf } = book;
  const memberId = idOf(who);
  const rule = await requireOpenRule(operation.tx, way);
  const method = await requireFirstMethod(operation.tx, memberId, way);
  const asked = parseAmount(amount);
  await book.topUp(who, 'WITHDRAWAL_POINT', asked);
  const { id } = await placeOrder(operation, {
    memberId,
    amount: asked,
    fee: withdrawalFee(rule, asked),
    gasFee: gasFee(rule),
    destination: await requireDestination(operation, memberId, method),
  });
  return id;
}

/** Returns the member's first payout method of that kind. */
async function requireFirstMethod(tx: Transaction, memberId: bigint, way: PaymentMethod): Promise<Method> {
  const [first] =
    way === 'BANK'
      ? (await listBankAccounts(tx, memberId)).records
      : (await listWalletAddresses(tx, memberId)).records.filter(({ walletType }) => walletType === way);
  if (first === undefined) throw new Error(`member ${memberId} has no payout method for ${way}`);
  return { way, id: BigInt(first.id) };
}

/** Moves a withdrawal to its next state. */
async function move({ operation, hashOf }: DemoLedger, step: Omit<Step, 'hash'>): Promise<void> {
  const { way } = await operation.tx.one<{ way: PaymentMethod }>('select way from withdrawal where id = $1', [
    step.id,
  ]);
  const isPaidOnChain = step.to === 'SUCCESS' && way !== 'BANK';
  const hash = isPaidOnChain ? hashOf(step.id.toString()) : undefined;
  await takeStep(operation, await lockForStep(operation.tx, { ...step, hash }));
}
