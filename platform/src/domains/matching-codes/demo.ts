/** Demo PIN codes: pending, activated, transferred both ways, and one returned. */
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoEventAt, type Demo, type DemoEvent } from '../../demo/demo.ts';
import { coin, findPackage, type Package } from '../insurance/index.ts';
import { lockPending, type CodeRow } from './orders.ts';
import { placeCodes } from './place.ts';
import { activateCode, returnCode, transferCode } from './settle.ts';

/** The packages of the migration. */
const [bronze, silver] = [1n, 2n] as const;

const demoEvents: readonly DemoEvent[] = [
  demoEventAt(15, '11:05', (book) => buy(book, 'aiko', silver, 1)),
  demoEventAt(12, '16:40', (book) =>
    withPendingCode(book, 'aiko', silver, (code) =>
      returnCode(book.operation, code, 'Returned at your request'),
    ),
  ),
  demoEventAt(9, '10:12', (book) => buy(book, 'chen', bronze, 2)),
  demoEventAt(6, '14:00', (book) => send(book, 'chen', 'aiko')),
  demoEventAt(5, '11:11', (book) => buy(book, 'aiko', bronze, 3)),
  demoEventAt(5, '11:20', (book) =>
    withPendingCode(book, 'aiko', bronze, async (code) => {
      await activateCode(book.operation, code);
    }),
  ),
  demoEventAt(4, '10:30', (book) => send(book, 'aiko', 'chen')),
  demoEventAt(1, '17:25', (book) => send(book, 'chen', 'aiko')),
];

export const demo: Demo = { prepare: () => ({ events: demoEvents }) };

async function requirePackage({ operation: { tx } }: DemoLedger, id: bigint): Promise<Package> {
  const found = await findPackage(tx, id);
  if (found === undefined) throw new Error(`the demonstration has no package ${id}`);
  return found;
}

async function buy(book: DemoLedger, who: string, packageId: bigint, quantity: number): Promise<void> {
  const bought = await requirePackage(book, packageId);
  await book.topUp(who, coin, bought.amount * BigInt(quantity));
  await placeCodes(book.operation, book.idOf(who), bought, quantity);
}

/** Runs an operation on the member's oldest pending code for a package. */
async function withPendingCode(
  { operation: { tx }, idOf }: DemoLedger,
  who: string,
  packageId: bigint,
  work: (code: CodeRow) => Promise<void>,
): Promise<void> {
  const { id } = await tx.one<{ id: bigint }>(
    `select id from matching_code where member_id = $1 and package_id = $2 and status = 'PENDING'
     order by created_at, id limit 1`,
    [idOf(who), packageId],
  );
  await work(await lockPending(tx, idOf(who), { id }));
}

const send = (book: DemoLedger, from: string, to: string): Promise<void> =>
  withPendingCode(book, from, bronze, async (code) => {
    await transferCode(book.operation, code, book.idOf(to));
  });
