/** The steps of bonus farming strategies, as member calls. */
import { domains } from '@portal/schema/rest';
import {
  computeWithdrawalFee,
  floorTo,
  formatAmount,
  minorPerUnit,
  quote,
  toMinor,
} from '@portal/schema/rules';
import type { Coin } from '../../src/ledger/coins.ts';
import type { Actor } from './act.ts';
import type { Registered } from './population.ts';
import { Random } from './random.ts';

const { convert, deposit, payout, transfer, trusteeship, withdrawal } = domains;

const network = 'BEP20';
/** Farmers leave out the last minute of a window, which may be over at another process. */
const minuteMs = 60_000;

/** A strategy: yields the time until which it has nothing to do, or undefined for the next round. */
export type Plan = AsyncGenerator<Date | undefined, void>;

/** A family of accounts owned by one person. */
export interface Family {
  /** Opens an account, optionally below another one of the family. */
  readonly open: (sponsor?: Registered) => Promise<Registered>;
  /** Signs an account in. */
  readonly signIn: (account: Registered) => Promise<Actor>;
  /** The family's money outside the portal, in minor units. */
  readonly outside: () => Promise<bigint>;
}

/** Deposits all money from outside and waits until it is credited. */
async function* depositAll(family: Family, account: Registered): Plan {
  const actor = await family.signIn(account);
  // Listing the networks assigns a deposit address to the member.
  await actor.call(deposit.depositBankConfigList, {});
  const amount = floorTo(await family.outside(), minorPerUnit);
  await actor.call(deposit.deposit, {
    idempotencyKey: actor.confirmed().idempotencyKey,
    walletType: network,
    amount: formatAmount(amount),
    referenceNo: `0x${new Random(account.userName, 'deposit').hex(64)}`,
    receiptImage: null,
  });
  while ((await (await family.signIn(account)).available('CASH_POINT')) < amount) yield undefined;
}

/** Converts as much of a coin as possible and waits for settlement. */
export async function* convertAll(family: Family, account: Registered, fromCoin: Coin, toCoin: Coin): Plan {
  const actor = await family.signIn(account);
  const { records } = await actor.call(convert.convertConfigList, {});
  const pair = records.find((one) => one.fromCoin === fromCoin && one.toCoin === toCoin);
  if (pair === undefined) throw new Error(`${fromCoin} cannot be converted to ${toCoin}`);
  const amount = floorTo(await actor.available(fromCoin), toMinor(pair.multiple));
  if (amount < toMinor(pair.minAmount)) return;
  const { actualAmount } = quote(amount, { rate: toMinor(pair.rate), feeRate: toMinor(pair.feeRate) });
  await actor.call(convert.convert, {
    ...actor.confirmed(),
    fromCoin: pair.fromCoin,
    toCoin: pair.toCoin,
    amount: formatAmount(amount),
    actualAmount: formatAmount(actualAmount),
  });
  yield undefined;
}

/** Buys as many of the smallest package as possible. Returns when they can be redeemed. */
export async function buyPackages(family: Family, account: Registered): Promise<Date> {
  const actor = await family.signIn(account);
  const [offer] = (await actor.call(trusteeship.matchingList, {})).records;
  if (offer === undefined) throw new Error('no package is offered');
  const price = toMinor(offer.amount);
  let left = await actor.available('ASSETS_POINT');
  let expires = actor.now;
  for (let has = offer.boughtCount; has < offer.maxBuyCount && left >= price; has += 1) {
    const bought = await actor.call(trusteeship.buyMatching, {
      ...actor.confirmed(),
      matchingId: offer.id,
      amount: offer.amount,
      termDays: offer.termDays,
      dailyRatio: offer.dailyRatio,
    });
    left -= price;
    expires = new Date(bought.expireTime);
  }
  return expires;
}

/** Redeems all expired packages. */
export async function redeemPackages(family: Family, account: Registered): Promise<void> {
  const actor = await family.signIn(account);
  const { records } = await actor.call(trusteeship.buyMatchingList, {
    status: 'RUNNING',
    pageSize: 50,
    cursor: null,
  });
  const now = actor.now.getTime();
  for (const { id, expireTime, redeemEndTime } of records)
    if (expireTime <= now && now < redeemEndTime - minuteMs)
      await actor.call(trusteeship.redeem, { ...actor.confirmed(), id });
}

/** Sends all cash to another account of the family. */
export async function sendCash(family: Family, from: Registered, to: Registered): Promise<void> {
  const actor = await family.signIn(from);
  const amount = floorTo(await actor.available('CASH_POINT'), minorPerUnit / 100n);
  await actor.call(transfer.makeOver, {
    ...actor.confirmed(),
    coinName: 'CASH_POINT',
    amount: formatAmount(amount),
    toUserName: to.userName,
    remark: null,
  });
}

/** Saves a withdrawal address. */
export async function saveAddress(family: Family, account: Registered): Promise<void> {
  const actor = await family.signIn(account);
  await actor.call(payout.add, {
    walletType: network,
    walletAddress: `0x${new Random(account.userName, 'address').hex(40)}`,
    label: null,
    transactionPassword: actor.confirmed().transactionPassword,
  });
}

/** Withdraws as much as possible and waits for the payment; retries if a payment fails. */
export async function* withdrawAll(family: Family, account: Registered): Plan {
  const before = await family.outside();
  for (;;) {
    const actor = await family.signIn(account);
    const { nextTime, coinName } = await actor.call(withdrawal.withdrawalInfo, {});
    const { records: rules } = await actor.call(withdrawal.configList, {});
    const rule = rules.find(({ walletType }) => walletType === network);
    const { records: addresses } = await actor.call(payout.list, {});
    const address = addresses.find(({ usableTime }) => (usableTime ?? 0) <= actor.now.getTime());
    const amount = floorTo(await actor.available(coinName), minorPerUnit);
    if (rule !== undefined && address !== undefined && nextTime === null && amount >= toMinor(rule.minAmount))
      await actor.call(withdrawal.bscWithdrawal, {
        ...actor.confirmed(),
        walletAddressId: address.id,
        amount: formatAmount(amount),
        adminFee: formatAmount(
          computeWithdrawalFee(amount, {
            isBank: false,
            feeRate: toMinor(rule.feeRate),
            fixedFee: toMinor(rule.fixedFee),
          }),
        ),
      });
    yield undefined;
    if ((await family.outside()) > before) return;
  }
}

/** Deposits and buys packages. Returns when they can be redeemed. */
export async function* invest(family: Family, account: Registered): AsyncGenerator<Date | undefined, Date> {
  yield* depositAll(family, account);
  yield* convertAll(family, account, 'CASH_POINT', 'ASSETS_POINT');
  return buyPackages(family, account);
}
