/** The daily trade of every contract that runs. */
import { nextBusinessMidnight, startOfBusinessDate } from '../../clock.ts';
import { rowJob } from '../../jobs/rows.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import { house, member } from '../../ledger/entry.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Journal } from '../../ledger/posting.ts';
import { roomOf } from './change.ts';
import type { Services } from '../../services.ts';
import { compounds, contractById, setCompounds, type OrderRow } from './orders.ts';
import { coveringPremium } from './premiums.ts';
import { coin, dayAfter, dayOfTrade, endOfTradeDay, resultOf, tradeDayEnd } from './rules.ts';

/** Posts the trades that are due, one business day of a contract at a time, the oldest day first. */
export const dailyTrade = rowJob<Pick<OrderRow, 'id'>>({
  name: 'insurance-trade',
  everyMs: 5_000,
  table: 'insurance_contract',
  due: 'o.ended_at is null and o.trades_at <= $1',
  order: 'o.trades_at, o.id',
  work: async ({ tx, row, now }) => {
    await postNextTrade(tx, await contractById(tx, row.id), now);
  },
});

/** Posts the trade of the contract's next business day under its own key. The caller has locked the contract. */
async function postNextTrade(tx: Transaction, contract: OrderRow, now: Date): Promise<void> {
  const key = `${contract.id}:${dayOfTrade(contract.trades_at)}`;
  await tradeContract(await beginOperation(tx, { scope: 'insurance:trade', key, input: {}, now }), contract);
}

/**
 * Posts the trades of all business days of a contract that are over, oldest first, so that a change that follows only affects
 * the days after it. The caller has locked the contract.
 */
export async function postEndedDays(tx: Transaction, contractId: bigint, now: Date): Promise<void> {
  for (;;) {
    const contract = await contractById(tx, contractId);
    if (contract.ended_at !== null || endOfTradeDay(contract.trades_at) > now) return;
    await postNextTrade(tx, contract, now);
  }
}

/**
 * Posts the ended days of a member's contract before the member changes it, in a separate transaction: if the change is then
 * refused because its figures differ, the member reads the new ones.
 */
export async function postTradesBefore(
  { database, clock }: Services,
  memberId: bigint,
  contractId: bigint,
): Promise<void> {
  const where = `o.id = $1 and o.member_id = $2 and o.ended_at is null and ${tradeDayEnd} <= $3`;
  const params = [contractId, memberId, clock.now()];
  const due = await database.maybe(`select o.id from insurance_contract o where ${where}`, params);
  if (due === undefined) return;
  try {
    await database.transaction(async (tx) => {
      await tx.execute('select from insurance_contract where id = $1 for update', [contractId]);
      await postEndedDays(tx, contractId, clock.now());
    });
  } catch (error) {
    throw asLedgerError(error);
  }
}

/** Switches where a member's profits go. Days that are over are posted first, by the setting that they had. */
export async function switchCompounds(
  { database, clock }: Services,
  memberId: bigint,
  value: boolean,
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      const running = await tx.query<{ id: bigint }>(
        'select id from insurance_contract where member_id = $1 and ended_at is null order by id for update',
        [memberId],
      );
      const now = clock.now();
      for (const { id } of running) await postEndedDays(tx, id, now);
      await setCompounds(tx, memberId, value);
    });
  } catch (error) {
    throw asLedgerError(error);
  }
}

/** The signed rate of a business day, in millionths: the published one, else the package's daily profit. */
async function rateOf(db: Queryable, date: string, dailyPpm: bigint): Promise<bigint> {
  const published = await db.maybe<{ rate: bigint }>(
    'select rate_ppm as rate from insurance_rate where business_date = $1',
    [date],
  );
  return published?.rate ?? dailyPpm;
}

/**
 * Posts the trade of the contract's next business day. A loss takes from the package. A profit goes into it where the
 * member lets profits compound and all of it fits, and is otherwise paid in reward credits. The caller has locked the
 * contract.
 */
export async function tradeContract(operation: Operation, contract: OrderRow): Promise<void> {
  const { tx, now } = operation;
  const date = dayOfTrade(contract.trades_at);
  const rate = await rateOf(tx, date, contract.daily_ppm);
  const result = resultOf(contract.amount, rate);
  const [outcome, journal] = await postResult(operation, contract, result);
  const premiumId = await coveringPremium(tx, contract.id, date);
  await tx.execute(
    `insert into insurance_trade (contract_id, member_id, business_date, amount, rate_ppm, result, outcome, premium_id,
       is_valid, journal_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      contract.id,
      contract.member_id,
      date,
      contract.amount,
      rate,
      result,
      outcome,
      premiumId ?? null,
      wasLockedOn(contract, date),
      journal?.id ?? null,
      now,
    ],
  );
  await tx.execute(
    'update insurance_contract set trades_at = $2, lost = lost + $3, earned = earned + $4 where id = $1',
    [contract.id, dayAfter(contract.trades_at), result < 0n ? -result : 0n, result > 0n ? result : 0n],
  );
}

/** Whether the package was locked until the business day was over. */
const wasLockedOn = ({ unlocks_at: unlocksAt }: OrderRow, date: string): boolean =>
  unlocksAt >= nextBusinessMidnight(startOfBusinessDate(date));

async function postResult(
  operation: Operation,
  contract: OrderRow,
  result: bigint,
): Promise<readonly ['PAID' | 'COMPOUNDED' | 'LOST' | 'NONE', Journal?]> {
  if (result === 0n) return ['NONE'];
  const account = member(contract.member_id);
  const receiptNumber = contract.receipt_number;
  const intoPackage = {
    account,
    coin,
    bucket: 'locked',
    amount: result,
    hold: contract.hold_id,
    shown: true,
  } as const;
  const ofHouse = { account: house('profit'), coin, amount: -result } as const;
  if (result < 0n)
    return [
      'LOST',
      await post(operation, { recordType: 'profitSharing', receiptNumber, legs: [intoPackage, ofHouse] }),
    ];
  const isCompound =
    contract.kind !== 'TRIAL' &&
    result <= roomOf(contract) &&
    (await compounds(operation.tx, contract.member_id));
  if (isCompound)
    return [
      'COMPOUNDED',
      await post(operation, { recordType: 'compound', receiptNumber, legs: [ofHouse, intoPackage] }),
    ];
  return [
    'PAID',
    await post(operation, {
      recordType: 'profitSharing',
      receiptNumber,
      legs: [
        { account: house('profit'), coin: 'BONUS_POINT', amount: -result },
        { account, coin: 'BONUS_POINT', amount: result },
      ],
    }),
  ];
}
