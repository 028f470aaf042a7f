import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { deposit, transfer } from '../../test/entries.ts';
import { expectCleanBooks, newMember, request } from '../../test/ledger.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../kernel/refusal.ts';
import { balances } from './balances.ts';
import type { Coin } from './coins.ts';
import { house, member, type HeldBucket } from './entry.ts';
import { closeHold, openHold } from './holds.ts';
import { runOnce, type OnceRequest, type Operation, type OperationRequest } from './idempotency.ts';
import { post, postOnce, reverse } from './ledger.ts';

/** LEDGER_RUNS=1000 for a long run. A failure prints the seed to repeat it. */
const numRuns = Number(process.env['LEDGER_RUNS'] ?? 40);

const coins = ['CASH_POINT', 'USDT_POINT'] as const satisfies Coin[];

type Action =
  | {
      readonly do: 'deposit' | 'transfer';
      readonly from: number;
      readonly to: number;
      readonly coin: number;
      readonly amount: bigint;
      readonly direct: boolean;
    }
  | { readonly do: 'convert'; readonly from: number; readonly coin: number; readonly amount: bigint }
  | {
      readonly do: 'hold';
      readonly from: number;
      readonly coin: number;
      readonly bucket: HeldBucket;
      readonly amount: bigint;
    }
  | { readonly do: 'extend'; readonly hold: number; readonly amount: bigint }
  | { readonly do: 'settle' | 'release'; readonly hold: number }
  | { readonly do: 'reverse'; readonly journal: number }
  | { readonly do: 'repeat' | 'reuse'; readonly call: number };

const who = fc.nat({ max: 2 });
const coin = fc.nat({ max: 1 });
const any = fc.nat({ max: 1_000 });
const amount = fc.bigInt({ min: 2n, max: 100n });

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constantFrom('deposit', 'transfer'),
    from: who,
    to: who,
    coin,
    amount,
    direct: fc.boolean(),
  }),
  fc.record({ do: fc.constant('convert'), from: who, coin, amount }),
  fc.record({
    do: fc.constant('hold'),
    from: who,
    coin,
    bucket: fc.constantFrom('frozen', 'locked'),
    amount,
  }),
  fc.record({ do: fc.constant('extend'), hold: any, amount }),
  fc.record({ do: fc.constantFrom('settle', 'release'), hold: any }),
  fc.record({ do: fc.constant('reverse'), journal: any }),
  fc.record({ do: fc.constantFrom('repeat', 'reuse'), call: any }),
);

interface Hold {
  readonly id: bigint;
  readonly owner: number;
  readonly coin: number;
  readonly bucket: HeldBucket;
  amount: bigint;
  open: boolean;
}

/** The available credits that a journal moved, by owner and coin. */
type Moves = readonly { readonly owner: number; readonly coin: number; readonly amount: bigint }[];

interface Journal {
  readonly id: bigint;
  readonly moves: Moves;
  /** Why it cannot be reversed, if so. */
  irreversible?: 'NOT_REVERSIBLE' | 'ALREADY_REVERSED';
}

interface Call {
  readonly request: OperationRequest & OnceRequest;
  readonly run: (request: OperationRequest & OnceRequest) => Promise<unknown>;
  readonly outcome: unknown;
}

const ok = 'ok';

/** A simple model of the ledger. Each step runs on both, and the results are compared. */
class Model {
  readonly #db: Database;
  readonly #members: readonly bigint[];
  readonly #available = new Map<string, bigint>();
  readonly #holds: Hold[] = [];
  readonly #journals: Journal[] = [];
  readonly #calls: Call[] = [];

  constructor(db: Database, members: readonly bigint[]) {
    this.#db = db;
    this.#members = members;
  }

  /** Gives every member an initial balance, so that not every operation is refused. */
  async start(): Promise<void> {
    for (const owner of this.#members.keys()) {
      for (const coin of coins.keys()) {
        await this.step({ do: 'deposit', from: owner, to: owner, coin, amount: 300n, direct: true });
      }
    }
  }

  async step(action: Action): Promise<void> {
    switch (action.do) {
      case 'deposit':
        return this.#posts(
          action.direct,
          [{ owner: action.to, coin: action.coin, amount: action.amount }],
          () => deposit(this.#id(action.to), coinOf(action.coin), action.amount),
        );
      case 'transfer':
        return this.#posts(
          action.direct,
          [
            { owner: action.from, coin: action.coin, amount: -action.amount },
            { owner: action.to, coin: action.coin, amount: action.amount },
          ],
          () => transfer(this.#id(action.from), this.#id(action.to), coinOf(action.coin), action.amount),
        );
      case 'convert':
        return this.#convert(action.from, action.coin, action.amount);
      case 'hold':
        return this.#hold(action.from, action.coin, action.bucket, action.amount);
      case 'extend':
        return this.#extend(pick(this.#holds, action.hold), action.amount);
      case 'settle':
      case 'release':
        return this.#close(pick(this.#holds, action.hold), action.do);
      case 'reverse':
        return this.#reverse(pick(this.#journals, action.journal));
      case 'repeat':
      case 'reuse':
        return this.#again(pick(this.#calls, action.call), action.do);
    }
  }

  async compare(): Promise<void> {
    for (const [owner, id] of this.#members.entries()) {
      const actual = await balances(this.#db, id);
      for (const index of coins.keys()) {
        const open = this.#holds.filter((hold) => hold.open && hold.owner === owner && hold.coin === index);
        const held = (bucket: HeldBucket) =>
          open.filter((hold) => hold.bucket === bucket).reduce((sum, hold) => sum + hold.amount, 0n);
        const found = actual.find((one) => one.coin === coinOf(index));
        expect(found).toMatchObject({
          available: this.#of(owner, index),
          frozen: held('frozen'),
          locked: held('locked'),
        });
        expect(found?.holds.reduce((sum, hold) => sum + hold.count, 0)).toBe(open.length);
      }
    }
  }

  async #posts(direct: boolean, moves: Moves, entry: () => Parameters<typeof post>[1]): Promise<void> {
    const expected = this.#tryMoves(moves);
    const journal: { id?: bigint } = {};
    await this.#call(expected, async (asked) => {
      if (direct) {
        const posted = await postOnce(this.#db, asked, entry());
        journal.id ??= posted.id;
        return posted.transactionNumber;
      }
      return runOnce(this.#db, asked, async (operation) => {
        const posted = await post(operation, entry());
        journal.id ??= posted.id;
        return posted.transactionNumber;
      });
    });
    if (expected === ok) this.#posted(journal.id, moves);
  }

  async #convert(owner: number, from: number, amount: bigint): Promise<void> {
    const received = amount / 2n;
    const moves = [
      { owner, coin: from, amount: -amount },
      { owner, coin: 1 - from, amount: received },
    ];
    await this.#posts(false, moves, () => ({
      recordType: 'convert',
      legs: [
        { account: member(this.#id(owner)), coin: coinOf(from), amount: -amount },
        { account: house('convert'), coin: coinOf(from), amount },
        { account: house('convert'), coin: coinOf(1 - from), amount: -received },
        { account: member(this.#id(owner)), coin: coinOf(1 - from), amount: received },
      ],
    }));
  }

  async #hold(owner: number, coin: number, bucket: HeldBucket, amount: bigint): Promise<void> {
    const moves = [{ owner, coin, amount: -amount }];
    const expected = this.#tryMoves(moves);
    const opened = await this.#operates(expected, async (operation) => {
      const { id, holdId } = await openHold(operation, {
        kind: 'withdrawal',
        recordType: 'withdraw',
        member: this.#id(owner),
        coin: coinOf(coin),
        bucket,
        amount,
      });
      return { id, holdId };
    });
    if (opened === undefined) return;
    this.#posted(opened.id, moves, 'NOT_REVERSIBLE');
    this.#holds.push({ id: opened.holdId, owner, coin, bucket, amount, open: true });
  }

  async #extend(hold: Hold | undefined, amount: bigint): Promise<void> {
    if (hold === undefined) return;
    const moves = [{ owner: hold.owner, coin: hold.coin, amount: -amount }];
    const expected = hold.open ? this.#tryMoves(moves) : 'HOLD_ALREADY_CLOSED';
    const account = { account: member(this.#id(hold.owner)), coin: coinOf(hold.coin) };
    const posted = await this.#operates(expected, (operation) =>
      post(operation, {
        recordType: 'add',
        legs: [
          { ...account, amount: -amount },
          { ...account, bucket: hold.bucket, amount, hold: hold.id },
        ],
      }),
    );
    if (posted === undefined) return;
    this.#posted(posted.id, moves, 'NOT_REVERSIBLE');
    hold.amount += amount;
  }

  async #close(hold: Hold | undefined, how: 'settle' | 'release'): Promise<void> {
    if (hold === undefined) return;
    const settles = how === 'settle';
    const to = [{ account: house('withdrawal'), coin: coinOf(hold.coin), amount: hold.amount }];
    const closed = await this.#operates(hold.open ? ok : 'HOLD_ALREADY_CLOSED', (operation) =>
      closeHold(operation, {
        hold: hold.id,
        recordType: 'withdraw',
        outcome: settles ? 'settled' : 'cancelled',
        ...(settles && { to }),
      }),
    );
    if (closed === undefined) return;
    const moves = settles ? [] : [{ owner: hold.owner, coin: hold.coin, amount: hold.amount }];
    this.#tryMoves(moves);
    this.#posted(closed.id, moves, 'NOT_REVERSIBLE');
    hold.open = false;
    hold.amount = 0n;
  }

  async #reverse(journal: Journal | undefined): Promise<void> {
    if (journal === undefined) return;
    const moves = journal.moves.map((move) => ({ ...move, amount: -move.amount })).toReversed();
    const expected = journal.irreversible ?? this.#tryMoves(moves);
    const posted = await this.#operates(expected, (operation) => reverse(operation, journal.id, 'model'));
    if (posted === undefined) return;
    journal.irreversible = 'ALREADY_REVERSED';
    this.#posted(posted.id, moves, 'NOT_REVERSIBLE');
  }

  async #again(call: Call | undefined, how: 'repeat' | 'reuse'): Promise<void> {
    if (call === undefined) return;
    if (how === 'repeat') {
      expect(await outcomeOf(call.run(call.request))).toEqual(call.outcome);
    } else {
      expect(await outcomeOf(call.run({ ...call.request, input: 'another' }))).toBe('IDEMPOTENCY_KEY_REUSED');
    }
  }

  /** Runs an operation and returns its result, or undefined if it was refused as expected. */
  async #operates<T>(expected: string, work: (operation: Operation) => Promise<T>): Promise<T | undefined> {
    const done: T[] = [];
    await this.#call(expected, (asked) =>
      runOnce(this.#db, asked, async (operation) => {
        done.push(await work(operation));
        return `run ${done.length}`;
      }),
    );
    expect(done.length).toBe(expected === ok ? 1 : 0);
    return done[0];
  }

  async #call(expected: string, run: Call['run']): Promise<void> {
    const asked = request();
    const outcome = await outcomeOf(run(asked));
    if (expected === ok) expect(outcome).toMatch(/^(T\d{6}|run 1$)/);
    else expect(outcome).toBe(expected);
    this.#calls.push({ request: asked, run, outcome });
  }

  /** Applies the moves in order, or none if a balance would become negative. */
  #tryMoves(moves: Moves): 'ok' | 'INSUFFICIENT_BALANCE' {
    const after = new Map(this.#available);
    for (const { owner, coin, amount } of moves) {
      const balance = (after.get(`${owner} ${coin}`) ?? 0n) + amount;
      if (balance < 0n) return 'INSUFFICIENT_BALANCE';
      after.set(`${owner} ${coin}`, balance);
    }
    for (const [key, balance] of after) this.#available.set(key, balance);
    return ok;
  }

  #posted(id: bigint | undefined, moves: Moves, irreversible?: Journal['irreversible']): void {
    if (id === undefined) throw new Error('a journal was expected');
    this.#journals.push({ id, moves, ...(irreversible && { irreversible }) });
  }

  #of(owner: number, coin: number): bigint {
    return this.#available.get(`${owner} ${coin}`) ?? 0n;
  }

  #id(owner: number): bigint {
    return this.#members[owner] ?? 0n;
  }
}

function coinOf(index: number): Coin {
  return coins[index] ?? 'CASH_POINT';
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(list.length, 1)];
}

async function outcomeOf(running: Promise<unknown>): Promise<unknown> {
  try {
    return await running;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

onEachDatabase('the ledger, against a model,', (test) => {
  it('behaves like the model for any sequence of operations', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 60, size: 'max' }), async (actions) => {
        const members = await Promise.all([0, 1, 2].map(() => newMember(test.db)));
        const model = new Model(test.db, members);
        await model.start();
        for (const one of actions) await model.step(one);
        await model.compare();
        await expectCleanBooks(test.db);
      }),
      { numRuns },
    );
  });
});
