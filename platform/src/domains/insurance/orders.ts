/** Rows, views and lists of contracts. */
import type { domains, InsuranceKind, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';
import type { Services } from '../../services/services.ts';
import { loadMovements } from './movements.ts';
import { refusals } from './refusals.ts';
import { getPremiumQuote, countTradesLeft } from './rules.ts';
import { getStatus } from './states.ts';
import { loadLastTrades, toTradeView } from './trades.ts';

type Endpoints = (typeof domains)['insurance'];

/** A member's package, as the endpoint returns it. */
export type ContractView = AnswerOf<Endpoints['buyMatching']>;

/** A row of insurance_contract with the terms it was sold with and the balance of its hold; amounts in minor units. */
export interface ContractRow extends OrderRow {
  readonly kind: InsuranceKind;
  readonly hold_id: bigint;
  readonly package_id: bigint;
  readonly unlocks_at: Date;
  readonly trades_at: Date;
  readonly lost: bigint;
  readonly earned: bigint;
  readonly ended_at: Date | null;
  /** The current amount in the package. */
  readonly amount: bigint;
  readonly name: string;
  /** The price of its package. */
  readonly price: bigint;
  readonly maximum: bigint;
  readonly premium_ppm: bigint;
  readonly daily_ppm: bigint;
  readonly redeem_fee_ppm: bigint;
  readonly contract_days: number;
  /**
   * Of the last premium that counts: its position in the contract, its trades so far and their sum. Null without one.
   */
  readonly last_position: 1 | 2 | null;
  readonly last_trades: number | null;
  readonly last_result: bigint | null;
}

/** SQL of rows `o` of insurance_contract as {@link ContractRow}. */
const selectContracts = (contracts: string): string =>
  `select o.*, h.amount, p.name, p.amount as price, p.maximum,
     last.position as last_position, last.trades as last_trades, last.result as last_result
   from ${contracts} o join hold h on h.id = o.hold_id join insurance_package p on p.id = o.package_id
   left join lateral (select i.position, t.trades, t.result
     from (select id, position from insurance_premium where contract_id = o.id and recalled_at is null
       order by position desc limit 1) i
     cross join lateral (select count(*)::int as trades, coalesce(sum(result), 0)::bigint as result
       from insurance_trade where premium_id = i.id) t) last on true`;

/** Returns a contract of the member; undefined for another member's contract and for an unknown one. */
export const findContract = (db: Queryable, memberId: bigint, id: bigint): Promise<ContractRow | undefined> =>
  db.maybe<ContractRow>(`${selectContracts('insurance_contract')} where o.id = $1 and o.member_id = $2`, [
    id,
    memberId,
  ]);

/** Returns a contract of the member. Refused with INSURANCE_UNKNOWN. */
export async function requireContract(db: Queryable, memberId: bigint, id: bigint): Promise<ContractRow> {
  const contract = await findContract(db, memberId, id);
  if (contract === undefined) throw refusals.INSURANCE_UNKNOWN();
  return contract;
}

/** Returns a contract of any member by its id. */
export const getContract = (db: Queryable, id: bigint): Promise<ContractRow> =>
  db.one<ContractRow>(`${selectContracts('insurance_contract')} where o.id = $1`, [id]);

/** SQL: whether a member bought a contract at an instant; all parameters are SQL. */
export const boughtAt = (contract: string, memberId: string, packageId: string, at: string): string =>
  `exists (select from insurance_contract c join insurance_movement m on m.contract_id = c.id and m.type = 'PURCHASE'
     where c.id = ${contract} and c.member_id = ${memberId} and c.kind = 'BOUGHT' and c.created_at = ${at}
       and m.package_id = ${packageId})`;

/** SQL: whether a contract was granted to a member at an instant; all parameters are SQL. */
export const grantedAt = (contract: string, memberId: string, at: string): string =>
  `exists (select from insurance_contract c where c.id = ${contract} and c.member_id = ${memberId}
     and c.kind in ('SPECIAL', 'TRIAL') and c.created_at = ${at})`;

/** Returns the current state of a contract, as the endpoint does. */
export async function toContractView(db: Queryable, row: ContractRow, now: Date): Promise<ContractView> {
  return toView(row, await loadDetails(db, [row]), now);
}

/** Loads each contract's last trade and movements. */
async function loadDetails(db: Queryable, rows: readonly ContractRow[]) {
  const ids = rows.map(({ id }) => id);
  return { lastTrades: await loadLastTrades(db, ids), movements: await loadMovements(db, ids) };
}

type Details = Awaited<ReturnType<typeof loadDetails>>;

function toView(row: ContractRow, { lastTrades, movements }: Details, now: Date): ContractView {
  const lastTrade = lastTrades.get(row.id);
  const offer = getPremiumQuote(row, getStatus(row, now));
  return {
    ...toOrderView(row),
    kind: row.kind,
    status: getStatus(row, now),
    matchingId: row.package_id.toString(),
    name: row.name,
    price: formatAmount(row.price),
    amount: formatAmount(row.amount),
    maxAmount: formatAmount(row.maximum),
    lostAmount: formatAmount(row.lost),
    earnedAmount: formatAmount(row.earned),
    ...movements.get(row.id),
    premiumRatio: formatPpm(row.premium_ppm),
    dailyProfit: formatPpm(row.daily_ppm),
    redeemFeeRate: formatPpm(row.redeem_fee_ppm),
    contractDays: row.contract_days,
    unlockTime: row.unlocks_at.getTime(),
    nextTradeTime: row.ended_at === null ? row.trades_at.getTime() : null,
    endTime: row.ended_at?.getTime() ?? null,
    lastTrade: lastTrade === undefined ? null : toTradeView(lastTrade),
    premiumAmount: typeof offer === 'string' ? null : formatAmount(offer.amount),
    premiumBlockingReason: typeof offer === 'string' ? offer : null,
    tradesLeft: countTradesLeft(row),
  };
}

/**
 * The names of the member operations that return a contract. The ledger distinguishes operations by name, so no other
 * domain may use them.
 */
export const operationNames = [
  'buyInsurancePackage',
  'upgradeInsurancePackage',
  'refillInsurancePackage',
  'addToInsurancePackage',
  'redeemInsurancePackage',
] as const;

export type OperationName = (typeof operationNames)[number];

/** SQL of the state of a row `o` of insurance_contract at the instant `now`, by the same rule as {@link getStatus}. */
const statusAt = (now: string): string =>
  `case when o.ended_at is not null then 'TERMINATED' when o.unlocks_at <= ${now} then 'UNLOCKED' else 'LOCKED' end`;

/** Returns a page of the member's contracts, newest first. */
export const listContracts = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['buyMatchingList']>,
  now: Date,
): Promise<AnswerOf<Endpoints['buyMatchingList']>> =>
  listPage<ContractRow, ContractView>(db, memberId, data, {
    table: 'insurance_contract',
    operations: operationNames,
    where: (bind) =>
      data.statuses?.length
        ? [`${statusAt(`${bind(now)}::timestamptz`)} = any(${bind([...data.statuses])}::text[])`]
        : [],
    select: selectContracts,
    toViews: async (rows) => {
      const details = await loadDetails(db, rows);
      return rows.map((row) => toView(row, details, now));
    },
  });

/** Returns the member's newest running contract (trials last) and whether profits compound. */
export async function getCurrent(
  { database: db, clock }: Services,
  memberId: bigint,
): Promise<AnswerOf<Endpoints['getCurrentBuyMatching']>> {
  const row = await db.maybe<ContractRow>(
    selectContracts(`(select * from insurance_contract where member_id = $1 and ended_at is null
       order by kind = 'TRIAL', created_at desc, id desc limit 1)`),
    [memberId],
  );
  return {
    buyMatching: row === undefined ? null : await toContractView(db, row, clock.now()),
    autoAddWarehouseStatus: (await getCompounds(db, memberId)) ? 1 : 0,
  };
}

/** Returns whether the member's profits go into the packages. */
export async function getCompounds(db: Queryable, memberId: bigint): Promise<boolean> {
  const setting = await db.maybe<{ compounds: boolean }>(
    'select compounds from insurance_setting where member_id = $1',
    [memberId],
  );
  return setting?.compounds ?? false;
}

/** Stores whether the member's profits go into the packages or are paid out. */
export const setCompounds = (db: Queryable, memberId: bigint, value: boolean): Promise<number> =>
  db.execute(
    `insert into insurance_setting (member_id, compounds) values ($1, $2)
     on conflict (member_id) do update set compounds = excluded.compounds`,
    [memberId, value],
  );
