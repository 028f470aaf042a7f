/** What the people of the demonstration sent: deposits of both kinds, in every state. */
import { walletTypes, type WalletType } from '@portal/schema/rest';

import type { Transaction } from '../database/database.ts';
import { importAddresses } from '../domains/deposit/addresses.ts';
import { openBankAccount } from '../domains/deposit/upkeep.ts';
import { demoAddresses } from './addresses.ts';
import type { Receipt } from './receipts.ts';
import { at, type Scene } from './scene.ts';

/** Addresses of each network: enough for whoever registers while it is shown. */
const poolSize = 200;

/** How a deposit is sent; through a bank by the place of its channel. */
type DepositWay = WalletType | 'wire' | 'local';

/** A deposit that somebody sends in. */
export interface DemoDeposit {
  readonly who: string;
  readonly way: DepositWay;
  /** In USDT or US dollars. */
  readonly amount: string;
  /** Digits of a receipt number; without one it has the hash of a transaction. */
  readonly reference?: string;
  /** Whether a picture of the receipt goes with it. */
  readonly picture?: boolean;
}

type Moment = readonly [daysAgo: number, time: string];

/** How a deposit was decided, and why where it was rejected. */
type Decision = readonly [...Moment, reason?: string];

interface Sent extends DemoDeposit {
  readonly sent: Moment;
  /** Absent: it waits. */
  readonly decided?: Decision;
}

const deposits: readonly Sent[] = [
  { who: 'aiko', way: 'BEP20', amount: '12000', sent: [40, '08:51'], decided: [40, '09:12'] },
  {
    who: 'aiko',
    way: 'TRC20',
    amount: '900',
    reference: '770231845',
    picture: true,
    sent: [30, '09:37'],
    decided: [30, '10:00'],
  },
  {
    who: 'aiko',
    way: 'BEP20',
    amount: '300',
    sent: [27, '21:30'],
    decided: [26, '10:15', 'No transaction of this amount arrived at your address'],
  },
  {
    who: 'aiko',
    way: 'local',
    amount: '400',
    reference: '55010927731',
    picture: true,
    sent: [20, '13:10'],
    decided: [19, '09:50', 'The receipt is of another payment. Send in the one of this transfer'],
  },
  {
    who: 'aiko',
    way: 'wire',
    amount: '2500',
    reference: '40817810004417',
    picture: true,
    sent: [13, '16:20'],
    decided: [12, '10:00'],
  },
  {
    who: 'aiko',
    way: 'local',
    amount: '500',
    reference: '55011362208',
    picture: true,
    sent: [6, '11:04'],
    decided: [6, '16:22'],
  },
  { who: 'aiko', way: 'ERC20', amount: '120', sent: [1, '20:05'] },
  {
    who: 'aiko',
    way: 'wire',
    amount: '1000',
    reference: '40817810004932',
    picture: true,
    sent: [1, '21:40'],
  },

  { who: 'chen', way: 'TRC20', amount: '3000', sent: [38, '09:48'], decided: [38, '10:00'] },
  { who: 'chen', way: 'BEP20', amount: '600', sent: [38, '10:15'], decided: [38, '10:30'] },
  { who: 'chen', way: 'local', amount: '300', reference: '66200418', picture: true, sent: [1, '19:15'] },

  { who: 'budi', way: 'TRC20', amount: '1800', sent: [37, '10:40'], decided: [37, '11:00'] },
  { who: 'budi', way: 'BEP20', amount: '300', sent: [5, '19:55'], decided: [5, '20:10'] },

  {
    who: 'dana',
    way: 'wire',
    amount: '900',
    reference: '40817810001186',
    picture: true,
    sent: [34, '17:45'],
    decided: [33, '13:00'],
  },
  { who: 'eunji', way: 'ERC20', amount: '100', sent: [8, '14:41'], decided: [8, '15:00'] },
];

/** The receipts whose pictures go with a deposit. */
export const depositReceipts: readonly Receipt[] = deposits.flatMap(({ amount, reference, picture }) =>
  picture === true && reference !== undefined ? [{ amount, reference }] : [],
);

/** Every deposit is sent in and, most of them, decided. */
export const depositScenes = (): Scene[] =>
  deposits.flatMap(({ sent, decided, ...deposit }) => {
    let id = 0n;
    const scenes = [
      at(...sent, async (b) => {
        id = await b.deposit(deposit);
      }),
    ];
    if (decided !== undefined) {
      const [daysAgo, time, reason] = decided;
      scenes.push(at(daysAgo, time, (b) => b.decideDeposit(id, reason)));
    }
    return scenes;
  });

/** Addresses and bank accounts that are nobody's, marked so that members are told. */
export async function addDepositPlaces(tx: Transaction): Promise<void> {
  const demonstration = true;
  for (const network of walletTypes) {
    await importAddresses(tx, network, demoAddresses(network, poolSize), { demonstration });
  }
  const holder = { accountName: 'Portal Demonstration Ltd' };
  const wire = {
    ...holder,
    bankName: 'Meridian Demonstration Bank',
    accountNumber: 'GB00DEMO00000012345678',
    bankCode: 'DEMOGB00',
  };
  const local = {
    ...holder,
    bankName: 'Nusantara Demonstration Bank',
    accountNumber: '000123456789',
    bankCode: undefined,
  };
  const accounts = { wire, local };
  for (const [way, account] of Object.entries(accounts)) {
    await openBankAccount(tx, await channelOf(tx, way as keyof typeof accounts), account, { demonstration });
  }
}

/** The channels in their order. */
const places = { wire: 1, local: 2 } as const;

/** The channel of a way to deposit through a bank. */
export async function channelOf(tx: Transaction, way: keyof typeof places): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>('select id from deposit_channel where position = $1', [
    places[way],
  ]);
  return id;
}
