/**
 * Measures pages of one member's million records, from the first to almost the last, through the code of
 * assetsRecordList, compared with the same pages by OFFSET. Also an export of 10,000 rows and a bonus report. On the
 * PostgreSQL server of BENCH_DATABASE_URL or TEST_DATABASE_URL; without one on the embedded database with 100,000
 * records.
 */
import type { Database } from '../platform/src/database/database.ts';
import { listMemberRecords } from '../platform/src/domains/assets/records.ts';
import { auditLedger } from '../platform/src/ledger/audit.ts';
import { listEarnings } from '../platform/src/ledger/earnings.ts';
import { formatCursor } from '../platform/src/orders/cursor.ts';
import { withDatabase } from './lib/database.ts';
import { amount } from './lib/options.ts';
import { saveResults, median, printTable, formatFigure } from './lib/report.ts';
import { blocksOf } from './records/blocks.ts';
import { countOf, filters, pageByOffset, type Filter } from './records/filters.ts';
import { load, memberId } from './records/fixture.ts';

const rounds = amount('ROUNDS', 25, 1);
/** Deep pages by OFFSET are slow, so they get fewer rounds. */
const peerRounds = Math.max(1, Math.floor(rounds / 5));
const pageSize = 20;
const depths = [0, 0.25, 0.5, 0.75, 0.999] as const;

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function medianOf(times: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const all: number[] = [];
  for (let round = 0; round < times; round += 1) all.push(await time(work));
  return median(all);
}

/**
 * Milliseconds of the first work, and the median ratio of each other to it within a round, so that other load affects
 * both.
 */
async function compare(times: number, works: readonly (() => Promise<unknown>)[]) {
  const taken = works.map((): number[] => []);
  for (const work of works) await work();
  for (let round = 0; round < times; round += 1)
    for (const [index, work] of works.entries()) taken[index]?.push(await time(work));
  const [first = []] = taken;
  return {
    first: median(first),
    ratios: taken.slice(1).map((one) => median(one.map((ms, round) => ms / (first[round] ?? NaN)))),
    last: median(taken.at(-1) ?? []),
  };
}

/** The request of the page after this many records. */
async function requestAt(db: Database, { request }: Filter, skipped: number, size = pageSize) {
  const [last] = skipped === 0 ? [] : await pageByOffset(db, request, 1, skipped - 1);
  return {
    ...request,
    pageSize: size,
    cursor: last === undefined ? undefined : formatCursor({ createdAt: last.created_at, id: last.id }),
  };
}

async function measurePages(db: Database) {
  const rows = [];
  for (const filter of filters) {
    const count = await countOf(db, filter.request);
    const skips = depths.map((depth) => Math.min(Math.floor(count * depth), Math.max(0, count - pageSize)));
    const requests = await Promise.all(skips.map((skipped) => requestAt(db, filter, skipped)));
    const own = requests.map(
      (request) => (from: Database) => listMemberRecords({ database: from }, memberId, request),
    );
    const peer = skips.map(
      (skipped) => (from: Database) => pageByOffset(from, filter.request, pageSize + 1, skipped),
    );
    const ownTook = await compare(
      rounds,
      own.map((page) => () => page(db)),
    );
    const peerTook = await compare(
      peerRounds,
      peer.map((page) => () => page(db)),
    );
    rows.push({
      filter: filter.name,
      records: count,
      'first page ms': formatFigure(ownTook.first),
      'at 25, 50, 75, 99.9 %': ownTook.ratios.map(formatFigure).join(', '),
      blocks: await blocksOfAll(db, own),
      'OFFSET first page ms': formatFigure(peerTook.first),
      'OFFSET at 25, 50, 75, 99.9 %': peerTook.ratios.map(formatFigure).join(', '),
      'OFFSET blocks': await blocksOfAll(db, peer),
      'OFFSET at 99.9 % takes': `${formatFigure(peerTook.last / ownTook.last)} times`,
    });
  }
  return rows;
}

async function blocksOfAll(
  db: Database,
  pages: readonly ((from: Database) => Promise<unknown>)[],
): Promise<string> {
  const blocks = [];
  for (const page of pages) blocks.push(await blocksOf(db, page));
  return blocks.join(', ');
}

/** Milliseconds for 10,000 rows in pages of 100, as the export requests them. */
async function measureExport(db: Database) {
  const [everything] = filters;
  const rows = [];
  for (const depth of [0, 0.9]) {
    const skipped = Math.floor((await countOf(db, everything.request)) * depth);
    const begin = await requestAt(db, everything, skipped, 100);
    const own = await medianOf(3, async () => {
      let request = begin;
      for (let page = 0; page < 100; page += 1) {
        const { records } = await listMemberRecords({ database: db }, memberId, request);
        request = { ...request, cursor: records.at(-1)?.cursor ?? undefined };
      }
    });
    const pages = 5;
    const peer = await time(async () => {
      for (let page = 0; page < pages; page += 1)
        await pageByOffset(db, everything.request, 100, skipped + page * 100);
    });
    rows.push({
      'from the record at': `${depth * 100} %`,
      'ms for 10,000 rows': formatFigure(own),
      [`OFFSET, from ${pages} pages`]: formatFigure((peer * 100) / pages),
    });
  }
  return rows;
}

async function measureEarnings(db: Database) {
  const to = new Date('2026-11-20T16:00:00Z');
  const rows = [];
  for (const days of [30, 366]) {
    const from = new Date(to.getTime() - days * 86_400_000);
    const sums = await listEarnings(db, { memberId, from, to });
    rows.push({
      'days of the bonus report': days,
      sums: sums.length,
      ms: formatFigure(await medianOf(rounds, () => listEarnings(db, { memberId, from, to }))),
    });
  }
  return rows;
}

await withDatabase(async (db, name) => {
  const records = amount('RECORDS', db.kind === 'postgres' ? 1_000_000 : 100_000, 20_000);
  console.error(`Loading ${records} records of one member into ${name} …`);
  await load(db, records);
  const { total } = await db.transaction((tx) => auditLedger(tx), { statementTimeoutMs: 600_000 });
  if (total !== 0) throw new Error(`the audit finds ${total} things wrong with what was loaded`);

  const pages = await measurePages(db);
  printTable(`Pages of ${records} records, ${name}`, pages);
  const exported = await measureExport(db);
  printTable('An export, in pages of 100', exported);
  const earnings = await measureEarnings(db);
  printTable('The bonus report', earnings);
  saveResults('records', { database: name, records, pages, export: exported, earnings });
});
