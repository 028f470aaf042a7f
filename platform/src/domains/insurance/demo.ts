/** Demo packages: locked, unlocked, redeemed today and granted, with profits, losses and premiums. */
import type { Queryable } from '../../database/database.ts';
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoEventAt, type Demo, type DemoEvent } from '../../demo/demo.ts';
import { businessDate, startOfBusinessDate } from '../../kernel/clock.ts';
import { parseAmount } from '../../ledger/amount.ts';
import { addToContract, refillContract, upgradeContract } from './change.ts';
import { fine } from './fine.ts';
import { getContract, setCompounds, type ContractRow } from './orders.ts';
import { grantContract, openContract } from './place.ts';
import { placePremium, recallPremium, requirePremiumQuote } from './premium.ts';
import type { PremiumRow } from './premiums.ts';
import { coin, findPackage, getPostingTime, type Package } from './rules.ts';
import { redeemContract } from './settle.ts';
import { postEndedDays, tradeContract } from './trade.ts';

/** The packages of the migration. */
const [bronze, silver, gold] = [1n, 2n, 3n] as const;

/** Losing days, in millionths: two in each round of premiums, and two after them. */
const losses: readonly (readonly [daysAgo: number, ratePpm: bigint])[] = [
  [35, -8_000n],
  [33, -5_000n],
  [24, -12_000n],
  [22, -4_000n],
  [17, -6_000n],
  [3, -9_000n],
];

/** The history of a demo package. Each event runs on the contract in its current state. */
class DemoContract {
  readonly #who: string;
  readonly events: DemoEvent[] = [];
  #id = 0n;

  constructor(who: string) {
    this.#who = who;
  }

  bought(daysAgo: number, time: string, packageId: bigint): this {
    return this.#addEvent(daysAgo, time, async (book) => {
      const bought = await requirePackage(book.operation.tx, packageId);
      await book.topUp(this.#who, coin, bought.amount);
      this.#id = (await openContract(book.operation, book.idOf(this.#who), bought)).id;
    });
  }

  given(daysAgo: number, time: string, packageId: bigint, kind: 'SPECIAL' | 'TRIAL'): this {
    return this.#addEvent(daysAgo, time, async (book) => {
      const given = await requirePackage(book.operation.tx, packageId);
      this.#id = (await grantContract(book.operation, book.idOf(this.#who), given, kind)).id;
    });
  }

  added(daysAgo: number, time: string, text: string): this {
    const amount = parseAmount(text);
    return this.#onContract(daysAgo, time, async (book, contract) => {
      await book.topUp(this.#who, coin, amount);
      await addToContract(book.operation, contract, amount);
    });
  }

  upgraded(daysAgo: number, time: string, packageId: bigint): this {
    return this.#onContract(daysAgo, time, async (book, contract) => {
      const next = await requirePackage(book.operation.tx, packageId);
      await book.topUp(this.#who, coin, next.amount - contract.price);
      await upgradeContract(book.operation, contract, next);
    });
  }

  refilled(daysAgo: number, time: string): this {
    return this.#onContract(daysAgo, time, async (book, contract) => {
      await book.topUp(this.#who, coin, contract.lost);
      await refillContract(book.operation, contract);
    });
  }

  insured(daysAgo: number, time: string): this {
    return this.#onContract(daysAgo, time, async (book, contract) => {
      const offer = requirePremiumQuote(book.operation, contract);
      await book.topUp(this.#who, coin, offer.amount);
      await placePremium(book.operation, contract, offer);
    });
  }

  /** The operator issues a premium, and recalls it the day after. */
  insuredByMistake(daysAgo: number, time: string): this {
    let premium: PremiumRow | undefined;
    this.#onContract(daysAgo, time, async ({ operation }, contract) => {
      premium = await placePremium(operation, contract, requirePremiumQuote(operation, contract), {
        reason: undefined,
      });
    });
    return this.#onContract(daysAgo - 1, time, async ({ operation }) => {
      if (premium !== undefined) await recallPremium(operation, premium, 'Issued twice');
    });
  }

  redeemed(daysAgo: number, time: string): this {
    return this.#onContract(daysAgo, time, ({ operation }, contract) => redeemContract(operation, contract));
  }

  #onContract(
    daysAgo: number,
    time: string,
    run: (book: DemoLedger, contract: ContractRow) => Promise<void>,
  ): this {
    return this.#addEvent(daysAgo, time, async (book) => {
      const { tx, now } = book.operation;
      await postEndedDays(tx, this.#id, now);
      await run(book, await getContract(tx, this.#id));
    });
  }

  #addEvent(daysAgo: number, time: string, run: DemoEvent['run']): this {
    this.events.push(demoEventAt(daysAgo, time, run));
    return this;
  }
}

async function requirePackage(db: Queryable, id: bigint): Promise<Package> {
  const found = await findPackage(db, id);
  if (found === undefined) throw new Error(`the demonstration has no package ${id}`);
  return found;
}

const listDemoContracts = (): DemoContract[] => [
  new DemoContract('aiko')
    .bought(39, '10:05', silver)
    .insured(38, '11:02')
    .added(33, '09:00', '250')
    .upgraded(28, '09:30', gold)
    .insured(27, '11:15')
    .refilled(23, '10:00'),
  new DemoContract('aiko')
    .given(35, '13:00', bronze, 'SPECIAL')
    .insuredByMistake(22, '10:30')
    .redeemed(19, '15:05'),
  new DemoContract('aiko').given(8, '13:10', bronze, 'TRIAL'),
  new DemoContract('aiko').bought(5, '12:20', bronze).insured(2, '11:30'),
  new DemoContract('chen').bought(36, '12:10', silver),
  // The first minute of today has always passed. Redeeming closes transfers for the rest of the day.
  new DemoContract('dana').bought(32, '09:00', bronze).added(32, '09:04', '250').redeemed(0, '00:00'),
];

/** A week in which aiko let profits compound. */
const compounding: readonly DemoEvent[] = [
  demoEventAt(13, '09:00', (book) => switchCompounding(book, true)),
  demoEventAt(6, '09:00', (book) => switchCompounding(book, false)),
];

async function switchCompounding({ operation, idOf }: DemoLedger, isOn: boolean): Promise<void> {
  await setCompounds(operation.tx, idOf('aiko'), isOn);
}

/** Losing days are published on their evening. */
const publications = losses.map(([daysAgo, rate]) =>
  demoEventAt(daysAgo, '20:00', async ({ operation: { tx, now } }) => {
    await tx.execute(
      'insert into insurance_rate (business_date, rate_ppm, published_at) values ($1, $2, $3)',
      [businessDate(now), rate, now],
    );
  }),
);

async function tradeAll({ operation }: DemoLedger): Promise<void> {
  const due = await operation.tx.query<{ id: bigint }>(
    'select id from insurance_contract where ended_at is null and trades_at <= $1 order by id',
    [operation.now],
  );
  for (const { id } of due) await tradeContract(operation, await getContract(operation.tx, id));
}

/** The demo days on which trades are posted; today's may still be due. */
function trades(now: Date): DemoEvent[] {
  const midnight = startOfBusinessDate(businessDate(now));
  const isPosted = now >= getPostingTime(businessDate(new Date(midnight.getTime() - 1)));
  return Array.from({ length: 38 }, (_, daysAgo) => demoEventAt(daysAgo, '00:10', tradeAll)).slice(
    isPosted ? 0 : 1,
  );
}

export const demo: Demo = {
  prepare: ({ clock }) => ({
    events: [
      ...listDemoContracts().flatMap(({ events }) => events),
      ...compounding,
      ...publications,
      ...trades(clock.now()),
      demoEventAt(19, '15:15', async (book) => {
        const amount = parseAmount('5');
        await book.topUp('aiko', coin, amount);
        await fine(book.operation, {
          memberId: book.idOf('aiko'),
          amount,
          reason: 'Screenshot of another account',
        });
      }),
    ],
  }),
};
