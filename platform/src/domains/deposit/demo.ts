/** Demo deposits of both kinds and in every state, with their addresses and accounts. */
import { createHash } from 'node:crypto';
import { walletTypes, type WalletType } from '@portal/schema/rest';
import { formatAddress } from '@portal/schema/rules/checksums';
import type { Transaction } from '../../database/database.ts';
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoOrder, type Demo, type DemoDecision, type DemoMoment } from '../../demo/demo.ts';
import { drawReceipts } from '../../demo/receipts.ts';
import { parseAmount } from '../../ledger/amount.ts';
import type { Picture } from '../../uploads/picture.ts';
import { assignAddress, importAddresses } from './addresses.ts';
import { openBankAccount } from './bank-accounts.ts';
import type { DepositRow } from './orders.ts';
import { insertDeposit } from './place.ts';
import { readChainReference, readReceipt } from './reference.ts';
import { requireBankRule, chainRate, splitAmount, requireNetworkRule } from './rules.ts';
import { credit, markRejected } from './settle.ts';

/** Addresses of each network: enough for everyone who registers in a demonstration. */
const poolSize = 200;

/** The payment method of a deposit; a bank channel is identified by its position. */
type DepositMethod = WalletType | 'wire' | 'local';

/** A deposit in USDT or US dollars; pending without a decision. One with a receipt number has a picture. */
type Row = readonly [
  who: string,
  way: DepositMethod,
  amount: string,
  sent: DemoMoment,
  decided?: DemoDecision | undefined,
  receipt?: string,
];

const deposits: readonly Row[] = [
  ['aiko', 'BEP20', '12000', [40, '08:51'], [40, '09:12']],
  ['aiko', 'TRC20', '900', [30, '09:37'], [30, '10:00'], '770231845'],
  ['aiko', 'BEP20', '300', [27, '21:30'], [26, '10:15', 'NOT_ARRIVED']],
  ['aiko', 'local', '400', [20, '13:10'], [19, '09:50', 'OTHER_PAYMENT'], '55010927731'],
  ['aiko', 'wire', '2500', [13, '16:20'], [12, '10:00'], '40817810004417'],
  ['aiko', 'local', '500', [6, '11:04'], [6, '16:22'], '55011362208'],
  ['aiko', 'ERC20', '120', [1, '20:05']],
  ['aiko', 'wire', '1000', [1, '21:40'], undefined, '40817810004932'],

  ['chen', 'TRC20', '3000', [38, '09:48'], [38, '10:00']],
  ['chen', 'BEP20', '600', [38, '10:15'], [38, '10:30']],
  ['chen', 'local', '300', [1, '19:15'], undefined, '66200418'],

  ['budi', 'TRC20', '1800', [37, '10:40'], [37, '11:00']],
  ['budi', 'BEP20', '300', [5, '19:55'], [5, '20:10']],

  ['dana', 'wire', '900', [34, '17:45'], [33, '13:00'], '40817810001186'],
  ['eunji', 'ERC20', '100', [8, '14:41'], [8, '15:00']],
];

export const demo: Demo = {
  prepare: async ({ pictures }) => {
    const receipts = await drawReceipts(
      pictures,
      deposits.flatMap(([, , amount, , , reference]) => (reference ? [{ amount, reference }] : [])),
    );
    return {
      setUp: ({ tx }) => addPlaces(tx),
      events: deposits.flatMap((row) => {
        const [, , , sent, decided, reference = ''] = row;
        return demoOrder(sent, (book) => submit(book, row, receipts.get(reference)), decided, decide);
      }),
    };
  },
};

/** Submits a deposit as a member; returns its id. */
async function submit(
  book: DemoLedger,
  [who, way, amount, , , reference]: Row,
  picture: Picture | undefined,
): Promise<bigint> {
  const { tx, now } = book.operation;
  const memberId = book.idOf(who);
  const receipt = { amount: parseAmount(amount), picture };
  if (way === 'wire' || way === 'local') {
    const channelId = await findChannel(tx, way);
    const account = await tx.one<{ id: bigint }>('select id from system_bank_account where channel_id = $1', [
      channelId,
    ]);
    const rule = await requireBankRule(tx, channelId, account.id);
    const row = await insertDeposit(book.operation, memberId, {
      ...receipt,
      rate: rule.rate,
      account: rule.account,
      parts: splitAmount(receipt.amount, rule.rate, rule, 'USD'),
      channelId,
      reference: readReceipt(reference ?? ''),
    });
    return row.id;
  }
  await assignAddress(tx, memberId, way, now);
  const rule = await requireNetworkRule(tx, memberId, way);
  const { id } = await insertDeposit(book.operation, memberId, {
    ...receipt,
    rate: chainRate,
    parts: splitAmount(receipt.amount, chainRate, rule, 'USDT'),
    network: way,
    address: rule.address,
    isWatched: false,
    reference: readChainReference(way, reference ?? book.hashOf(who, amount)),
  });
  return id;
}

/** Credits a deposit, or rejects it if there is a reason. */
async function decide({ operation }: DemoLedger, id: bigint, reason?: string): Promise<void> {
  const { tx, now } = operation;
  if (reason !== undefined) await markRejected(tx, id, reason, now);
  else await credit(operation, await tx.one<DepositRow>('select * from deposit where id = $1', [id]));
}

/** Adds addresses and bank accounts without owners, marked as a demonstration so that the portal shows it. */
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
    await openBankAccount(tx, await findChannel(tx, way as keyof typeof accounts), account, {
      demonstration,
    });
  }
}

/** Valid addresses without an owner: they are derived from a hash, so no private key is known. */
export function demoAddresses(network: WalletType, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const hash = createHash('sha256').update(`demonstration of ${network}, ${index}`).digest();
    return formatAddress(network, hash.subarray(0, 20));
  });
}

/** The channels in display order. */
const places = { wire: 1, local: 2 } as const;

/** The channel of a bank deposit. */
async function findChannel(tx: Transaction, way: keyof typeof places): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>('select id from deposit_channel where position = $1', [
    places[way],
  ]);
  return id;
}
