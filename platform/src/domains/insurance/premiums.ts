/** Premiums: rows and lists, and what the next one of a contract costs. */
import type { domains, ParsedRequestOf, PremiumStatus, ResultOf } from '@portal/schema/rest';

import { cursorOf, pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { andPlacedUnder, memberScope } from '../../ledger/idempotency.ts';
import type { Services } from '../../services.ts';
import { requireContract } from './orders.ts';
import { maximumPremiums, offerOf, tradesLeftOf, tradesOfRound } from './rules.ts';
import { statusOf } from './states.ts';
import { tradesOfPremiums, toTrade } from './trades.ts';

type Contract = (typeof domains)['insurance'];

/** A premium in the words of the REST contract. */
export type Premium = ResultOf<Contract['buyInsurance']>;

/** A row of insurance_premium with its package's name and its trades so far; amounts in minor units. */
export interface PremiumRow {
  readonly id: bigint;
  readonly contract_id: bigint;
  readonly member_id: bigint;
  readonly position: 1 | 2;
  readonly is_issued: boolean;
  readonly amount: bigint;
  /** What the package held when it was paid, the amount whose losses it covers. */
  readonly insured: bigint;
  readonly receipt_number: string;
  readonly transaction_number: string;
  readonly created_at: Date;
  readonly recalled_at: Date | null;
  readonly name: string;
  readonly trades: number;
  readonly result: bigint;
  /** Of its contract. */
  readonly trades_at: Date;
  readonly ended_at: Date | null;
}

/** SQL of rows `i` of insurance_premium as {@link PremiumRow}. */
const detailed = (premiums: string): string =>
  `select i.*, p.name, t.trades, t.result, c.trades_at, c.ended_at
   from ${premiums} i join insurance_contract c on c.id = i.contract_id join insurance_package p on p.id = c.package_id
   cross join lateral (select count(*)::int as trades, coalesce(sum(result), 0)::bigint as result
     from insurance_trade where premium_id = i.id) t`;

/** A premium by its id. */
export const premiumById = (db: Queryable, id: bigint): Promise<PremiumRow | undefined> =>
  db.maybe<PremiumRow>(`${detailed('insurance_premium')} where i.id = $1`, [id]);

/** A row in the words of the REST contract. */
export const toPremium = (row: PremiumRow): Premium => ({
  id: row.id.toString(),
  cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
  receiptNo: row.receipt_number,
  transactionNo: row.transaction_number,
  buyMatchingId: row.contract_id.toString(),
  name: row.name,
  position: row.position,
  status: row.recalled_at !== null ? 'RECALLED' : row.is_issued ? 'ISSUED' : 'PAID',
  amount: formatAmount(row.amount),
  insuredAmount: formatAmount(row.insured),
  trades: row.trades,
  result: formatAmount(row.result),
  createTime: row.created_at.getTime(),
  recallTime: row.recalled_at?.getTime() ?? null,
});

/** The premiums of a contract that count, in their order: at most two. */
const premiumsOf = (db: Queryable, contractId: bigint): Promise<PremiumRow[]> =>
  db.query<PremiumRow>(
    `${detailed('insurance_premium')} where i.contract_id = $1 and i.recalled_at is null order by i.position`,
    [contractId],
  );

/** The premium that insures a contract's trade of a business day, paid before that day began. */
export async function coveringPremium(
  db: Queryable,
  contractId: bigint,
  date: string,
): Promise<bigint | undefined> {
  const premium = await db.maybe<{ id: bigint }>(
    `select i.id from insurance_premium i
     where i.contract_id = $1 and i.recalled_at is null and business_date(i.created_at) < $2
       and (select count(*) from insurance_trade t where t.premium_id = i.id) < ${tradesOfRound}
     order by i.position limit 1`,
    [contractId, date],
  );
  return premium?.id;
}

/** What a member is told of the next premium. */
export async function checkPremium(
  { database, clock }: Services,
  memberId: bigint,
  { id }: ParsedRequestOf<Contract['checkBuyInsurance']>,
): Promise<ResultOf<Contract['checkBuyInsurance']>> {
  const contract = await requireContract(database, memberId, BigInt(id));
  const offer = offerOf(contract, statusOf(contract, clock.now()));
  return typeof offer === 'string'
    ? { amount: null, obstacle: offer }
    : { amount: formatAmount(offer.amount), obstacle: null };
}

/** How many premiums a contract had, and how many of its next trades are insured. */
export async function countPremiums(
  { database }: Services,
  memberId: bigint,
  { id }: ParsedRequestOf<Contract['buyInsuranceNumber']>,
): Promise<ResultOf<Contract['buyInsuranceNumber']>> {
  const contract = await requireContract(database, memberId, BigInt(id));
  return {
    number: contract.last_position ?? 0,
    maximum: maximumPremiums,
    tradesLeft: tradesLeftOf(contract),
  };
}

/** The rounds of a contract, or a page of those of all the member's contracts, with their trades. */
export async function listRounds(
  db: Queryable,
  memberId: bigint,
  { id, ...page }: ParsedRequestOf<Contract['buyInsuranceNumberInfo']>,
): Promise<ResultOf<Contract['buyInsuranceNumberInfo']>> {
  const { records: premiums, hasMore } =
    id == null
      ? await pageOfRounds(db, memberId, page)
      : {
          records: await premiumsOf(db, (await requireContract(db, memberId, BigInt(id))).id),
          hasMore: false,
        };
  const trades = await tradesOfPremiums(
    db,
    premiums.map((premium) => premium.id),
  );
  return {
    records: premiums.map((premium) => ({
      premium: toPremium(premium),
      trades: (trades.get(premium.id) ?? []).map(toTrade),
      nextTradeTime: premium.ended_at === null ? premium.trades_at.getTime() : null,
    })),
    hasMore,
  };
}

/** The member's premiums that count, newest first. */
async function pageOfRounds(
  db: Queryable,
  memberId: bigint,
  { pageSize, cursor }: { readonly pageSize: number; readonly cursor: string | undefined },
): Promise<{ records: PremiumRow[]; hasMore: boolean }> {
  const rows = await db.query<PremiumRow>(
    `${detailed(`(select * from insurance_premium o where o.member_id = $1 and o.recalled_at is null
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) order by o.created_at desc, o.id desc limit $4)`)}
     order by i.created_at desc, i.id desc`,
    [memberId, ...startOfPage(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, (row) => row);
}

/** What the member paid in premiums, without those that an operator gave. */
export async function totalPremiums(
  { database }: Services,
  memberId: bigint,
): Promise<ResultOf<Contract['totalBuyInsuranceAmount']>> {
  const { total, count } = await database.one<{ total: bigint; count: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as total, count(*) from insurance_premium
     where member_id = $1 and not is_issued`,
    [memberId],
  );
  return { totalAmount: formatAmount(total), number: Number(count) };
}

/** SQL of the rows `o` of insurance_premium in a state. */
const inStatus: Readonly<Record<PremiumStatus, string>> = {
  PAID: 'and not o.is_issued',
  ISSUED: 'and o.is_issued and o.recalled_at is null',
  RECALLED: 'and o.recalled_at is not null',
};

/** A page of the member's premiums, newest first. */
export async function listPremiums(
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Contract['buyInsuranceRecord']>,
): Promise<ResultOf<Contract['buyInsuranceRecord']>> {
  const params: SqlValue[] = [memberId, ...startOfPage(data.cursor), data.pageSize + 1];
  const placed = andPlacedUnder('o.id', [memberScope(memberId, 'buyInsurance')], data.idempotencyKey, params);
  const wanted = data.status ? inStatus[data.status] : '';
  const rows = await db.query<PremiumRow>(
    `${detailed(`(select * from insurance_premium o where o.member_id = $1
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) ${placed} ${wanted} order by o.created_at desc, o.id desc limit $4)`)}
     order by i.created_at desc, i.id desc`,
    params,
  );
  return pageOf(rows, data.pageSize, toPremium);
}
