/** The demonstration's PIN codes: pending, activated, transferred both ways, and one that was returned. */
import type { Book } from '../../demo/book.ts';
import { at, type Demo, type Scene } from '../../demo/demo.ts';
import { coin, findPackage, type Package } from '../insurance/index.ts';
import { lockPending, type CodeRow } from './orders.ts';
import { placeCodes } from './place.ts';
import { activateCode, returnCode, transferCode } from './settle.ts';

/** The packages that the migration brings. */
const [bronze, silver] = [1n, 2n] as const;

const scenes: readonly Scene[] = [
  at(15, '11:05', (book) => buy(book, 'aiko', silver, 1)),
  at(12, '16:40', (book) =>
    withCode(book, 'aiko', silver, (code) => returnCode(book.operation, code, 'Returned at your request')),
  ),
  at(9, '10:12', (book) => buy(book, 'chen', bronze, 2)),
  at(6, '14:00', (book) => send(book, 'chen', 'aiko')),
  at(5, '11:11', (book) => buy(book, 'aiko', bronze, 3)),
  at(5, '11:20', (book) =>
    withCode(book, 'aiko', bronze, async (code) => {
      await activateCode(book.operation, code);
    }),
  ),
  at(4, '10:30', (book) => send(book, 'aiko', 'chen')),
  at(1, '17:25', (book) => send(book, 'chen', 'aiko')),
];

export const demo: Demo = { prepare: () => ({ scenes }) };

async function requirePackage({ operation: { tx } }: Book, id: bigint): Promise<Package> {
  const found = await findPackage(tx, id);
  if (found === undefined) throw new Error(`the demonstration has no package ${id}`);
  return found;
}

async function buy(book: Book, who: string, packageId: bigint, quantity: number): Promise<void> {
  const bought = await requirePackage(book, packageId);
  await book.cover(who, coin, bought.amount * BigInt(quantity));
  await placeCodes(book.operation, book.idOf(who), bought, quantity);
}

/** Does something with the member's oldest pending code for a package. */
async function withCode(
  { operation: { tx }, idOf }: Book,
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

const send = (book: Book, from: string, to: string): Promise<void> =>
  withCode(book, from, bronze, async (code) => {
    await transferCode(book.operation, code, book.idOf(to));
  });
