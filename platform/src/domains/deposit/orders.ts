import { defaultLocale, type Locale } from '@portal/schema/locales';
import {
  depositStatuses,
  type ChainCheck,
  type DepositStatus,
  type domains,
  type ParsedRequestOf,
  type RemainderState,
  type AnswerOf,
  type WalletType,
} from '@portal/schema/rest';
import { formatHash } from '@portal/schema/rules';
import type { Queryable } from '../../database/database.ts';
import { applyRate, formatAmount } from '../../ledger/amount.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';
import { toPictureView } from '../../uploads/store.ts';
import { selectPaymentMethods } from '../payment-method.ts';

type Endpoint = (typeof domains)['deposit']['depositRecordList'];
type Page = AnswerOf<Endpoint>;

/** The operations that submit a deposit; idempotency keys are separate for each. */
export const placingOperations = ['deposit', 'bankDeposit'] as const;
export type PlacingOperation = (typeof placingOperations)[number];

/** A deposit as the endpoint returns it. */
export type DepositView = Page['records'][number];

/** A row of the table, in minor units. */
export interface DepositRow extends OrderRow<string | null> {
  readonly status: DepositStatus;
  readonly amount: bigint;
  readonly rate: bigint;
  readonly credited: bigint;
  /** The part of the amount above the multiple. */
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
  readonly decided_at: Date | null;
  /** When the remainder was credited; absent from a row that no list has read. */
  readonly remainder_credited_at?: Date | null;
}

/** Which of a member's deposits to list; an absent filter means all. */
export type DepositFilter = Pick<ParsedRequestOf<Endpoint>, 'pageSize' | 'cursor'> &
  Partial<Pick<ParsedRequestOf<Endpoint>, 'id' | 'type' | 'walletType' | 'status' | 'idempotencyKey'>>;

/** Returns a page of the member's deposits, newest first. A deposit requested by id includes its picture. */
export const listDeposits = (
  db: Queryable,
  memberId: bigint,
  filter: DepositFilter,
  locale: Locale,
): Promise<Page> =>
  listPage<DepositRow, DepositView>(db, memberId, filter, {
    table: 'deposit',
    operations: placingOperations,
    ranges: {
      way: selectPaymentMethods(filter.type, filter.walletType),
      status: filter.status ?? depositStatuses,
    },
    where: (bind) => [filter.id == null ? null : `o.id = ${bind(BigInt(filter.id))}`],
    select: (deposits) =>
      `select o.*, (select j.created_at from journal j where j.id = o.remainder_journal_id) as remainder_credited_at
         from ${deposits} o`,
    toViews: async (rows) => {
      const names = await getChannelNames(db, locale);
      return Promise.all(
        rows.map(async (row) => ({
          ...toDepositView(row, names),
          receiptImage: filter.id == null ? null : await toPictureView(db, memberId, row.upload_id),
        })),
      );
    },
  });

/** Returns the names of all channels in a language, or in English if there is no translation. */
export async function getChannelNames(db: Queryable, locale: Locale): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db.query<{ channel_id: bigint; name: string }>(
    `select distinct on (channel_id) channel_id, name from deposit_channel_name
     where locale in ($1, $2) order by channel_id, locale = $1 desc`,
    [locale, defaultLocale],
  );
  return new Map(rows.map((row) => [row.channel_id, row.name]));
}

/** SQL: whether the remainder of a deposit waits for a decision. */
export const isHeld = (of: string): string => `${of}.status = 'APPROVED' and ${of}.remainder_state = 'HELD'`;

/** Returns the cash value of a remainder: the value of the whole amount less what was credited. */
export const remainderCredit = ({
  amount,
  rate,
  credited,
}: Pick<DepositRow, 'amount' | 'rate' | 'credited'>): bigint => applyRate(amount, rate) - credited;

/** Returns a deposit as the endpoint does, without its picture. */
export const toDepositView = (row: DepositRow, names: ReadonlyMap<bigint, string>): DepositView => ({
  ...toOrderView(row),
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
  hash: toHash(row) ?? null,
  referenceNo: row.is_hash ? null : row.reference,
  chainCheck: row.chain_check,
  channelName: row.channel_id === null ? null : (names.get(row.channel_id) ?? null),
  sysBankAccount: row.bank_account,
  hasReceiptImage: row.upload_id !== null,
  receiptImage: null,
  reason: row.reason,
  decideTime: row.decided_at?.getTime() ?? null,
});

/** Returns the transaction hash of a deposit in its network's notation, or undefined. */
export const toHash = ({
  network,
  is_hash: isHash,
  reference,
}: Pick<DepositRow, 'network' | 'is_hash' | 'reference'>): string | undefined =>
  network !== null && isHash ? formatHash(network, reference) : undefined;
