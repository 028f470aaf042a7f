import {
  depositStatuses,
  type ChainCheck,
  type DepositStatus,
  type domains,
  type ParsedRequestOf,
  type RemainderState,
  type ResultOf,
  type WalletType,
} from '@portal/schema/rest';
import { writeHash } from '@portal/schema/rules';

import { cursorOf, pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { atRate, formatAmount } from '../../ledger/amount.ts';
import { andPlacedUnder, memberScope } from '../../ledger/idempotency.ts';
import { defaultLocale, type Locale } from '../../messages/index.ts';
import { picturePart } from '../../uploads/store.ts';
import { selectPaymentMethods } from '../payment-method.ts';

type Endpoint = (typeof domains)['deposit']['depositRecordList'];
type Page = ResultOf<Endpoint>;

/** The operations that submit a deposit; idempotency keys are separate for each. */
export const placingActions = ['deposit', 'bankDeposit'] as const;
export type PlacingAction = (typeof placingActions)[number];

/** A deposit in the words of the contract. */
export type Order = Page['records'][number];

/** A row of the table, in minor units. */
export interface OrderRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly receipt_number: string;
  readonly status: DepositStatus;
  readonly amount: bigint;
  readonly rate: bigint;
  readonly credited: bigint;
  /** Of the amount: what is beyond a multiple. */
  readonly remainder: bigint;
  readonly remainder_state: RemainderState | 'NONE';
  readonly network: WalletType | null;
  readonly address: string | null;
  readonly channel_id: bigint | null;
  readonly bank_account: string | null;
  readonly reference: string;
  readonly is_hash: boolean;
  readonly upload_id: string | null;
  readonly chain_check: ChainCheck;
  readonly reason: string | null;
  readonly transaction_number: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  /** When the journal that credited the remainder was posted; absent from a row that no list has read. */
  readonly remainder_credited_at?: Date | null;
}

/** Which of a member's deposits to list; an absent filter means all. */
export type OrderFilter = Pick<ParsedRequestOf<Endpoint>, 'pageSize' | 'cursor'> &
  Partial<Pick<ParsedRequestOf<Endpoint>, 'id' | 'type' | 'walletType' | 'status' | 'idempotencyKey'>>;

/**
 * A page of the member's deposits, newest first; a deposit requested by its id includes its picture. Each combination
 * of method and state is read from its own index range and the newest rows are merged, so that the last page is as
 * fast as the first.
 */
export async function listOrders(
  db: Queryable,
  memberId: bigint,
  filter: OrderFilter,
  locale: Locale,
): Promise<Page> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(filter.cursor),
    filter.pageSize + 1,
    selectPaymentMethods(filter.type, filter.walletType),
    filter.status == null ? depositStatuses : [filter.status],
  ];
  const scopes = placingActions.map((action) => memberScope(memberId, action));
  const only = [
    filter.id == null ? '' : `and d.id = $${params.push(BigInt(filter.id))}`,
    andPlacedUnder('d.id', scopes, filter.idempotencyKey, params),
  ].join(' ');
  const rows = await db.query<OrderRow>(
    `select d.*, (select j.created_at from journal j where j.id = d.remainder_journal_id) as remainder_credited_at
     from unnest($5::text[]) as wanted (way) cross join unnest($6::text[]) as state (name)
     cross join lateral (select * from deposit d where d.member_id = $1 and d.way = wanted.way and d.status = state.name
       and (d.created_at, d.id) < ($2::timestamptz, $3::bigint) ${only}
       order by d.created_at desc, d.id desc limit $4) d
     order by d.created_at desc, d.id desc limit $4`,
    params,
  );
  const names = await channelNames(db, locale);
  const page = pageOf(rows, filter.pageSize, (row) => toOrder(row, names));
  if (filter.id == null) return page;
  return {
    ...page,
    records: await Promise.all(
      page.records.map(async (order, index) => ({
        ...order,
        receiptImage: await picturePart(db, memberId, rows[index]?.upload_id ?? null),
      })),
    ),
  };
}

/** Names of all channels in a language; in English where one has no translation. */
export async function channelNames(db: Queryable, locale: Locale): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db.query<{ channel_id: bigint; name: string }>(
    `select distinct on (channel_id) channel_id, name from deposit_channel_name
     where locale in ($1, $2) order by channel_id, locale = $1 desc`,
    [locale, defaultLocale],
  );
  return new Map(rows.map((row) => [row.channel_id, row.name]));
}

/** SQL that is true for a deposit whose remainder waits for a decision. */
export const isHeld = (of: string): string => `${of}.status = 'APPROVED' and ${of}.remainder_state = 'HELD'`;

/** What a remainder is credited as: what the whole amount would have been, less what was credited of it. */
export const remainderCredit = ({
  amount,
  rate,
  credited,
}: Pick<OrderRow, 'amount' | 'rate' | 'credited'>): bigint => atRate(amount, rate) - credited;

/** A row in the words of the contract, without its picture. */
export const toOrder = (row: OrderRow, names: ReadonlyMap<bigint, string>): Order => ({
  id: row.id.toString(),
  cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
  receiptNo: row.receipt_number,
  type: row.network === null ? 'BANK' : 'CHAIN',
  status: row.status,
  amount: formatAmount(row.amount),
  exchangeRate: formatAmount(row.rate),
  creditedAmount: formatAmount(row.credited),
  remainder: row.remainder === 0n ? null : formatAmount(row.remainder),
  remainderState: row.remainder_state === 'NONE' ? null : row.remainder_state,
  remainderCreditedAmount: row.remainder_state === 'CREDITED' ? formatAmount(remainderCredit(row)) : null,
  remainderCreditTime: row.remainder_credited_at?.getTime() ?? null,
  walletType: row.network,
  walletAddress: row.address,
  hash: hashOf(row) ?? null,
  referenceNo: row.is_hash ? null : row.reference,
  chainCheck: row.chain_check,
  channelName: row.channel_id === null ? null : (names.get(row.channel_id) ?? null),
  sysBankAccount: row.bank_account,
  hasReceiptImage: row.upload_id !== null,
  receiptImage: null,
  reason: row.reason,
  transactionNo: row.transaction_number,
  createTime: row.created_at.getTime(),
  decideTime: row.decided_at?.getTime() ?? null,
});

/** The transaction hash of a deposit in its network's notation; undefined when it has none. */
export const hashOf = ({
  network,
  is_hash: isHash,
  reference,
}: Pick<OrderRow, 'network' | 'is_hash' | 'reference'>): string | undefined =>
  network !== null && isHash ? writeHash(network, reference) : undefined;
