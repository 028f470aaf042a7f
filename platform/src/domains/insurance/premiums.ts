/** Rows, views and lists of premiums, and the price of a contract's next one. */
import type { domains, ParsedRequestOf, PremiumStatus, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';
import type { Services } from '../../services/services.ts';
import { requireContract } from './orders.ts';
import { maximumPremiums, getPremiumQuote, countTradesLeft, tradesOfRound } from './rules.ts';
import { getStatus } from './states.ts';
import { loadTradesOfPremiums, toTradeView } from './trades.ts';

type Endpoints = (typeof domains)['insurance'];

/** A premium as the endpoint returns it. */
export type PremiumView = AnswerOf<Endpoints['buyInsurance']>;

/** A row of insurance_premium with its package's name and its trades so far; amounts in minor units. */
export interface PremiumRow extends OrderRow {
  readonly contract_id: bigint;
  readonly position: 1 | 2;
  readonly is_issued: boolean;
  readonly amount: bigint;
  /** The insured amount: what the package held when it was paid. */
  readonly insured: bigint;
  readonly recalled_at: Date | null;
  readonly name: string;
  readonly trades: number;
  readonly result: bigint;
  /** The position in its contract. */
  readonly trades_at: Date;
  readonly ended_at: Date | null;
}

/** SQL of rows `o` of insurance_premium as {@link PremiumRow}. */
const selectPremiums = (premiums: string): string =>
  `select o.*, p.name, t.trades, t.result, c.trades_at, c.ended_at
   from ${premiums} o join insurance_contract c on c.id = o.contract_id join insurance_package p on p.id = c.package_id
   cross join lateral (select count(*)::int as trades, coalesce(sum(result), 0)::bigint as result
     from insurance_trade where premium_id = o.id) t`;

/** Returns a premium by its id. */
export const getPremium = (db: Queryable, id: bigint): Promise<PremiumRow | undefined> =>
  db.maybe<PremiumRow>(`${selectPremiums('insurance_premium')} where o.id = $1`, [id]);

/** Returns a premium as the endpoint does. */
export const toPremiumView = (row: PremiumRow): PremiumView => ({
  ...toOrderView(row),
  buyMatchingId: row.contract_id.toString(),
  name: row.name,
  position: row.position,
  status: row.recalled_at !== null ? 'RECALLED' : row.is_issued ? 'ISSUED' : 'PAID',
  amount: formatAmount(row.amount),
  insuredAmount: formatAmount(row.insured),
  trades: row.trades,
  result: formatAmount(row.result),
  recallTime: row.recalled_at?.getTime() ?? null,
});

/** Returns the counting premiums of a contract, in order: at most two. */
const listPremiumsOfRounds = (db: Queryable, contractId: bigint): Promise<PremiumRow[]> =>
  db.query<PremiumRow>(
    `${selectPremiums('insurance_premium')} where o.contract_id = $1 and o.recalled_at is null order by o.position`,
    [contractId],
  );

/** Returns the premium that insures a contract's trade of a business day; it was paid before that day began. */
export async function findCoveringPremium(
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

/** Returns the details of the next premium. */
export async function checkPremium(
  { database, clock }: Services,
  memberId: bigint,
  { id }: ParsedRequestOf<Endpoints['checkBuyInsurance']>,
): Promise<AnswerOf<Endpoints['checkBuyInsurance']>> {
  const contract = await requireContract(database, memberId, BigInt(id));
  const offer = getPremiumQuote(contract, getStatus(contract, clock.now()));
  return typeof offer === 'string'
    ? { amount: null, blockingReason: offer }
    : { amount: formatAmount(offer.amount), blockingReason: null };
}

/** Returns how many premiums a contract has had and how many of its next trades are insured. */
export async function countPremiums(
  { database }: Services,
  memberId: bigint,
  { id }: ParsedRequestOf<Endpoints['buyInsuranceNumber']>,
): Promise<AnswerOf<Endpoints['buyInsuranceNumber']>> {
  const contract = await requireContract(database, memberId, BigInt(id));
  return {
    number: contract.last_position ?? 0,
    maximum: maximumPremiums,
    tradesLeft: countTradesLeft(contract),
  };
}

/** Returns the rounds of a contract, or a page of those of all the member's contracts, with their trades. */
export async function listRounds(
  db: Queryable,
  memberId: bigint,
  { id, ...page }: ParsedRequestOf<Endpoints['buyInsuranceNumberInfo']>,
): Promise<AnswerOf<Endpoints['buyInsuranceNumberInfo']>> {
  const { records: premiums, hasMore } =
    id == null
      ? await listPage<PremiumRow, PremiumRow>(db, memberId, page, {
          table: 'insurance_premium',
          where: () => ['o.recalled_at is null'],
          select: selectPremiums,
          toViews: (rows) => [...rows],
        })
      : {
          records: await listPremiumsOfRounds(db, (await requireContract(db, memberId, BigInt(id))).id),
          hasMore: false,
        };
  const trades = await loadTradesOfPremiums(
    db,
    premiums.map((premium) => premium.id),
  );
  return {
    records: premiums.map((premium) => ({
      premium: toPremiumView(premium),
      trades: (trades.get(premium.id) ?? []).map(toTradeView),
      nextTradeTime: premium.ended_at === null ? premium.trades_at.getTime() : null,
    })),
    hasMore,
  };
}

/** Returns the total that the member paid in premiums, without issued ones. */
export async function totalPremiums(
  { database }: Services,
  memberId: bigint,
): Promise<AnswerOf<Endpoints['totalBuyInsuranceAmount']>> {
  const { total, count } = await database.one<{ total: bigint; count: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as total, count(*) from insurance_premium
     where member_id = $1 and not is_issued`,
    [memberId],
  );
  return { totalAmount: formatAmount(total), number: Number(count) };
}

/** SQL of the rows `o` of insurance_premium in a state. */
const inStatus: Readonly<Record<PremiumStatus, string>> = {
  PAID: 'not o.is_issued',
  ISSUED: 'o.is_issued and o.recalled_at is null',
  RECALLED: 'o.recalled_at is not null',
};

/** Returns a page of the member's premiums, newest first. */
export const listPremiums = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['buyInsuranceRecord']>,
): Promise<AnswerOf<Endpoints['buyInsuranceRecord']>> =>
  listPage<PremiumRow, PremiumView>(db, memberId, data, {
    table: 'insurance_premium',
    operations: ['buyInsurance'],
    where: () => (data.status ? [inStatus[data.status]] : []),
    select: selectPremiums,
    toViews: (rows) => rows.map(toPremiumView),
  });
