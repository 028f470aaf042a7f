import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { demoScope } from '../src/demo/seed.ts';
import { auditLedger } from '../src/ledger/audit.ts';
import { balances, type Balance } from '../src/ledger/balances.ts';
import type { Coin } from '../src/ledger/coins.ts';
import {
  runOnce,
  type OnceRequest,
  type Operation,
  type OperationRequest,
} from '../src/ledger/idempotency.ts';
import { openAccounts, postOnce } from '../src/ledger/ledger.ts';
import type { Journal } from '../src/ledger/posting.ts';
import { deposit } from './entries.ts';

const instant = new Date('2026-11-21T02:00:00Z');

/** A request with a unique key, unless one is given. */
export function request(changes: Partial<OperationRequest> = {}): OperationRequest & OnceRequest {
  const made = { scope: demoScope, key: randomUUID(), input: {}, now: instant, ...changes };
  return { ...made, clock: { now: () => made.now } };
}

/** Runs work in its own operation and returns its result. */
export async function operate<T>(
  db: Database,
  work: (operation: Operation) => Promise<T>,
  now = instant,
): Promise<T> {
  const answers: T[] = [];
  await runOnce(db, request({ now }), async (operation) => {
    answers.push(await work(operation));
    return null;
  });
  return answers.at(-1) as T;
}

let lastMember = 1000n;

/** Creates a member with accounts and CASH_POINT for one test. */
export async function newMember(db: Database, cash = 0n): Promise<bigint> {
  const id = ++lastMember;
  await openAccounts(db, id);
  if (cash > 0n) await give(db, id, cash);
  return id;
}

export async function give(
  db: Database,
  to: bigint,
  amount: bigint,
  coin: Coin = 'CASH_POINT',
): Promise<Journal> {
  return postOnce(db, request(), deposit(to, coin, amount));
}

export async function balance(db: Database, of: bigint, coin: Coin = 'CASH_POINT'): Promise<Balance> {
  const found = (await balances(db, of)).find((one) => one.coin === coin);
  if (found === undefined) throw new Error(`member ${of} has no ${coin} account`);
  return found;
}

/** Expects an audit without violations. */
export async function expectCleanBooks(db: Database): Promise<void> {
  expect(await db.transaction(auditLedger)).toEqual({ total: 0, violations: [] });
}
