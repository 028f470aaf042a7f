/** The demonstration members' deposits, of both kinds and in every state, with the addresses and accounts used. */
import { walletTypes, type WalletType } from '@portal/schema/rest';

import type { Transaction } from '../../database/database.ts';
import type { Book } from '../../demo/book.ts';
import { at, type Demo, type Scene } from '../../demo/demo.ts';
import { parseAmount } from '../../ledger/amount.ts';
import type { Picture } from '../../uploads/picture.ts';
import { assignAddress, importAddresses } from './addresses.ts';
import { openBankAccount } from './bank-accounts.ts';
import { demoAddresses } from './demo-addresses.ts';
import { drawReceipts } from './demo-receipts.ts';
import type { OrderRow } from './orders.ts';
import { readChainReference, readReceipt } from './reference.ts';
import { credit, rejectDeposit } from './settle.ts';
import { requireBankRule, chainRate, requireNetworkRule } from './rules.ts';
import { insertDeposit } from './place.ts';

/** Addresses of each network: enough for everyone who registers during a demonstration. */
const poolSize = 200;

/** The payment method of a deposit; a bank channel is given by its position. */
type DepositMethod = WalletType | 'wire' | 'local';

/** A deposit that a member submits. */
interface DemoDeposit {
  readonly who: string;
  readonly way: DepositMethod;
  /** In USDT or US dollars. */
  readonly amount: string;
  /** Digits of a receipt number; absent for a deposit with a transaction hash. */
  readonly reference?: string;
  /** Whether a picture of the receipt goes with it. */
  readonly picture?: boolean;
}

type Moment = readonly [daysAgo: number, time: string];

/** The decision on a deposit, with the reason of a rejection. */
type Decision = readonly [...Moment, reason?: string];

interface Sent extends DemoDeposit {
  readonly sent: Moment;
  /** Absent while it is pending. */
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

export const demo: Demo = {
  prepare: async ({ pictures }) => {
    const shown = deposits.flatMap(({ amount, reference, picture }) =>
      picture === true && reference !== undefined ? [{ amount, reference }] : [],
    );
    const receipts = await drawReceipts(pictures, shown);
    return {
      setUp: ({ tx }) => addPlaces(tx),
      scenes: deposits.flatMap((deposit) => scenesOf(deposit, receipts.get(deposit.reference ?? ''))),
    };
  },
};

/** Submits a deposit and, for most of them, decides it. */
function scenesOf({ sent, decided, ...deposit }: Sent, receipt: Picture | undefined): Scene[] {
  let id = 0n;
  const scenes = [
    at(...sent, async (book) => {
      id = await submit(book, deposit, deposit.picture === true ? receipt : undefined);
    }),
  ];
  if (decided !== undefined) {
    const [daysAgo, time, reason] = decided;
    scenes.push(at(daysAgo, time, (book) => decide(book, id, reason)));
  }
  return scenes;
}

/** Submits a deposit as a member; returns its id. */
async function submit(
  book: Book,
  { who, way, amount, reference }: DemoDeposit,
  picture: Picture | undefined,
): Promise<bigint> {
  const { tx, now } = book.operation;
  const memberId = book.idOf(who);
  const receipt = { amount: parseAmount(amount), picture };
  if (way === 'wire' || way === 'local') {
    const channelId = await channelOf(tx, way);
    const account = await tx.one<{ id: bigint }>('select id from system_bank_account where channel_id = $1', [
      channelId,
    ]);
    const rule = await requireBankRule(tx, channelId, account.id);
    const row = await insertDeposit(book.operation, memberId, {
      ...receipt,
      ...rule,
      channelId,
      reference: readReceipt(reference ?? ''),
    });
    return row.id;
  }
  await assignAddress(tx, memberId, way, now);
  const { address } = await requireNetworkRule(tx, memberId, way);
  const { id } = await insertDeposit(book.operation, memberId, {
    ...receipt,
    rate: chainRate,
    network: way,
    address,
    isWatched: false,
    reference: readChainReference(way, reference ?? book.hashOf(who, amount)),
  });
  return id;
}

/** Credits a deposit, or rejects it when a reason is given. */
async function decide({ operation }: Book, id: bigint, reason?: string): Promise<void> {
  const { tx, now } = operation;
  if (reason !== undefined) await rejectDeposit(tx, id, reason, now);
  else await credit(operation, await tx.one<OrderRow>('select * from deposit where id = $1', [id]));
}

/** Adds addresses and bank accounts without owners, marked as a demonstration so that the portal says so. */
async function addPlaces(tx: Transaction): Promise<void> {
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

/** The channels in the order they are offered. */
const places = { wire: 1, local: 2 } as const;

/** The channel of a bank deposit. */
async function channelOf(tx: Transaction, way: keyof typeof places): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>('select id from deposit_channel where position = $1', [
    places[way],
  ]);
  return id;
}
