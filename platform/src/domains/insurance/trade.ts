/** The daily trade of every running contract. */
import type { Queryable, Transaction } from '../../database/database.ts';
import { insertRow } from '../../database/insert.ts';
import { rowJob } from '../../jobs/rows.ts';
import { nextBusinessMidnight, startOfBusinessDate } from '../../kernel/clock.ts';
import { house, member } from '../../ledger/entry.ts';
import { ledgerTransaction } from '../../ledger/errors.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Journal } from '../../ledger/posting.ts';
import type { Services } from '../../services/services.ts';
import { getRoom } from './change.ts';
import { getCompounds, getContract, setCompounds, type ContractRow } from './orders.ts';
import { findCoveringPremium } from './premiums.ts';
import { coin, dayAfter, getTradeDay, getTradeDayEnd, computeResult, tradeDayEndSql } from './rules.ts';

/** Posts due trades, one business day of a contract at a time, oldest day first. */
export const dailyTrade = rowJob<Pick<ContractRow, 'id'>>({
  name: 'insurance-trade',
  everyMs: 5_000,
  table: 'insurance_contract',
  due: 'o.ended_at is null and o.trades_at <= $1',
  order: 'o.trades_at, o.id',
  work: async ({ tx, row, now }) => {
    await postNextTrade(tx, await getContract(tx, row.id), now);
  },
});

/** Posts the trade of the contract's next business day under its own key. The caller has locked the contract. */
async function postNextTrade(tx: Transaction, contract: ContractRow, now: Date): Promise<void> {
  const key = `${contract.id}:${getTradeDay(contract.trades_at)}`;
  await tradeContract(await beginOperation(tx, 'insurance:trade', key, now), contract);
}

/**
 * Posts the trades of all ended business days of a contract, oldest first, so that a following change affects only
 * later days. The caller has locked the contract.
 */
export async function postEndedDays(tx: Transaction, contractId: bigint, now: Date): Promise<void> {
  for (;;) {
    const contract = await getContract(tx, contractId);
    if (contract.ended_at !== null || getTradeDayEnd(contract.trades_at) > now) return;
    await postNextTrade(tx, contract, now);
  }
}

/**
 * Posts the ended days of a member's contract in a transaction before the member's change. If the change is then
 * refused because its amounts differ, the member sees the new ones.
 */
export async function postTradesBefore(
  { database, clock }: Services,
  memberId: bigint,
  contractId: bigint,
): Promise<void> {
  const where = `o.id = $1 and o.member_id = $2 and o.ended_at is null and ${tradeDayEndSql} <= $3`;
  const params = [contractId, memberId, clock.now()];
  const due = await database.maybe(`select o.id from insurance_contract o where ${where}`, params);
  if (due === undefined) return;
  await ledgerTransaction(database, async (tx) => {
    await tx.execute('select from insurance_contract where id = $1 for update', [contractId]);
    await postEndedDays(tx, contractId, clock.now());
  });
}

/** Switches where a member's profits go. Ended days are posted first, by the previous setting. */
export const switchCompounds = (
  { database, clock }: Services,
  memberId: bigint,
  value: boolean,
): Promise<void> =>
  ledgerTransaction(database, async (tx) => {
    const running = await tx.query<{ id: bigint }>(
      'select id from insurance_contract where member_id = $1 and ended_at is null order by id for update',
      [memberId],
    );
    const now = clock.now();
    for (const { id } of running) await postEndedDays(tx, id, now);
    await setCompounds(tx, memberId, value);
  });

/** Returns the signed rate of a business day in millionths: the published one, or else the package's daily profit. */
async function findRate(db: Queryable, date: string, dailyPpm: bigint): Promise<bigint> {
  const published = await db.maybe<{ rate: bigint }>(
    'select rate_ppm as rate from insurance_rate where business_date = $1',
    [date],
  );
  return published?.rate ?? dailyPpm;
}

/**
 * Posts the trade of the contract's next business day. A loss reduces the package. A profit is added to it if the
 * member compounds profits and all of it fits; otherwise it is paid in reward credits. The caller has locked the
 * contract.
 */
export async function tradeContract(operation: Operation, contract: ContractRow): Promise<void> {
  const { tx, now } = operation;
  const date = getTradeDay(contract.trades_at);
  const rate = await findRate(tx, date, contract.daily_ppm);
  const result = computeResult(contract.amount, rate);
  const [outcome, journal] = await postResult(operation, contract, result);
  const premiumId = await findCoveringPremium(tx, contract.id, date);
  await insertRow(tx, 'insurance_trade', {
    contract_id: contract.id,
    member_id: contract.member_id,
    business_date: date,
    amount: contract.amount,
    rate_ppm: rate,
    result,
    outcome,
    premium_id: premiumId ?? null,
    is_valid: wasLockedOnDay(contract, date),
    journal_id: journal?.id ?? null,
    created_at: now,
  });
  await tx.execute(
    'update insurance_contract set trades_at = $2, lost = lost + $3, earned = earned + $4 where id = $1',
    [contract.id, dayAfter(contract.trades_at), atLeastZero(-result), atLeastZero(result)],
  );
}

// Stryker disable next-line EqualityOperator: zero is the same on either side
const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** Returns whether the package was locked until the end of the business day. */
const wasLockedOnDay = ({ unlocks_at: unlocksAt }: ContractRow, date: string): boolean =>
  unlocksAt >= nextBusinessMidnight(startOfBusinessDate(date));

async function postResult(
  operation: Operation,
  contract: ContractRow,
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
  // Stryker disable next-line EqualityOperator: a result of zero has returned above
  if (result < 0n)
    return [
      'LOST',
      await post(operation, { recordType: 'profitSharing', receiptNumber, legs: [intoPackage, ofHouse] }),
    ];
  const isCompound =
    contract.kind !== 'TRIAL' &&
    result <= getRoom(contract) &&
    (await getCompounds(operation.tx, contract.member_id));
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
