/** Where the people of the demonstration are paid, and their withdrawals: one in every state. */
import type { WithdrawalStatus } from '@portal/schema/rest';

import type { Way } from '../domains/ways.ts';
import { wayOf, type Destination } from '../domains/withdrawal/destination.ts';
import { at, type Scene } from './scene.ts';

/** A payout method. The addresses are written right and belong to nobody: a hash came first, and no key leads to it. */
export type DemoMethod = Destination & { readonly label?: string };

const methods: Readonly<Record<string, readonly DemoMethod[]>> = {
  aiko: [
    { bankName: 'Bank Sakura', accountName: 'Aiko Tanaka', accountNumber: '00104457812' },
    { bankName: 'Harbour Trust', accountName: 'Aiko Tanaka', accountNumber: 'GB33BUKB20201555555555' },
    { network: 'BEP20', address: '0x8F7d95885Debfa956Ddb6b665ebB8cf4c75A2f44', label: 'Ledger' },
    { network: 'TRC20', address: 'TVSkSATuCQFHzYz82oVRip52vzBagXmATX', label: 'Exchange' },
    { network: 'ERC20', address: '0x8F7d95885Debfa956Ddb6b665ebB8cf4c75A2f44', label: 'Ledger' },
    { network: 'TRC20', address: 'TVNPo2fKkZCKpwKHd2tu4aTKxkk25XcPqY' },
  ],
  budi: [
    { bankName: 'Bank Sentosa', accountName: 'Budi Santoso', accountNumber: '7810023345' },
    { network: 'TRC20', address: 'TG3PrM6HiCtEQ2ZBTNJtvyqDXnuvvYYX24' },
  ],
  chen: [
    { network: 'TRC20', address: 'TRAVMYX2jit4nKPD2fK2r71uLWMUR5PXe3', label: '钱包' },
    { network: 'BEP20', address: '0xB6939044498C7067EaF57f07AA7954766E61e30F' },
  ],
};

/** A state a withdrawal comes to: how many days ago, at what time, and why where the member is told. */
type Turn = readonly [daysAgo: number, time: string, to: WithdrawalStatus, reason?: string];

/** What a withdrawal went through. */
function withdrawal(
  who: string,
  way: Way,
  amount: string,
  [daysAgo, time]: readonly [daysAgo: number, time: string],
  ...turns: readonly Turn[]
): Scene[] {
  const destination = methods[who]?.find((method) => wayOf(method) === way);
  if (destination === undefined) throw new Error(`${who} has nothing to be paid by ${way}`);
  let id = 0n;
  return [
    at(daysAgo, time, async (b) => {
      id = await b.withdraw(who, destination, amount);
    }),
    ...turns.map(([days, hour, to, reason]) => at(days, hour, (b) => b.moveWithdrawal(id, to, reason))),
  ];
}

/** What is done in the night its day begins, and the morning after: the way of nearly all of them. */
const payable = (daysAgo: number): Turn[] => [
  [daysAgo + 1, '23:10', 'APPROVED'],
  [daysAgo, '00:00', 'PAYABLE'],
];
const handedOver = (daysAgo: number): Turn[] => [...payable(daysAgo), [daysAgo, '10:10', 'PENDING']];
const sent = (daysAgo: number): Turn[] => [...handedOver(daysAgo), [daysAgo, '14:25', 'WITHDRAWING']];

/** What the people were paid, or not. Whoever has withdrawn today is chen; the others still can. */
export const withdrawals = (): Scene[] => [
  ...Object.entries(methods).flatMap(([who, all]) =>
    all.map((method, index) => at(39, `19:${20 + index}`, (b) => b.addPayoutMethod(who, method))),
  ),

  ...withdrawal('aiko', 'BEP20', '400', [17, '09:00'], ...sent(16), [16, '16:00', 'SUCCESS']),
  ...withdrawal(
    'aiko',
    'BANK',
    '150',
    [15, '10:30'],
    [15, '17:05', 'REJECTED', 'Your bank could not confirm the name of the account'],
  ),
  ...withdrawal(
    'aiko',
    'BANK',
    '220',
    [13, '20:10'],
    ...sent(12),
    [10, '09:30', 'NOT_RECEIVED', 'Your bank has not credited it yet; we are asking'],
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
  ...withdrawal(
    'budi',
    'TRC20',
    '50',
    [6, '19:05'],
    [6, '20:00', 'REJECTED', 'The address is on a list of addresses that were reported stolen'],
  ),
  ...withdrawal('budi', 'BANK', '100', [1, '20:15']),

  // Today's first minute has passed whatever the hour.
  ...withdrawal('chen', 'TRC20', '60', [0, '00:00'], [0, '00:00', 'APPROVED']),
];
