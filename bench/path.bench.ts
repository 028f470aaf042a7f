/**
 * Measures a poll on its whole path: the CPU time of gateway, platform and PostgreSQL for one poll, on a PostgreSQL
 * server and on the embedded database. Every connection is a different member. `BESIDE=<folder>` also measures the
 * gateway and the platform of another checkout in the same run.
 */
import { join, relative } from 'node:path';
import { prepareDatabase } from '../platform/src/composition/prepare-database.ts';
import { openPglite } from '../platform/src/database/pglite.ts';
import { openPostgres } from '../platform/src/database/postgres.ts';
import { createServerDatabase } from './lib/database.ts';
import { trustedDocument } from './lib/documents.ts';
import { temporaryFolder } from './lib/folder.ts';
import { writeKeys } from './lib/keys.ts';
import { amount } from './lib/options.ts';
import { cpuSecondsOf, root, startMeasured } from './lib/process.ts';
import { saveResults, median, printTable, formatFigure } from './lib/report.ts';
import { addMembers } from './path/members.ts';
import { load } from './poll/load.ts';

const rounds = amount('ROUNDS', 5, 1);
const seconds = amount('SECONDS', 8, 1);
const members = 64;
const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgresql://root@127.0.0.1:5432/test';
const [platformPort, platformAdminPort, port, adminPort] = [4886, 4887, 4888, 4889];

await using folder = await temporaryFolder();
const files = await writeKeys(folder.path);

/** CPU milliseconds a poll. */
interface Figures {
  readonly gateway: number;
  readonly platform: number;
  readonly postgres: number;
}

/** A database with members, for one process of the platform at a time. */
interface Store {
  readonly name: string;
  /** The platform's environment for this database. */
  readonly env: Readonly<Record<string, string>>;
  readonly tokens: readonly string[];
  /** CPU seconds of the database's processes so far. */
  cpuSeconds(): Promise<number>;
  remove(): Promise<void>;
}

async function openServer(): Promise<Store> {
  const { name, url, admin, drop } = await createServerDatabase(serverUrl);
  const db = openPostgres(url, { maxConnections: 2 });
  await prepareDatabase(db, new Date());
  const tokens = await addMembers(db, members);
  await db.close();
  return {
    name: 'PostgreSQL server',
    env: { DATABASE_URL: url },
    tokens,
    async cpuSeconds() {
      const { rows } = await admin.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = $1',
        [name],
      );
      return rows.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
    },
    remove: drop,
  };
}

async function openEmbedded(): Promise<Store> {
  const dataDir = join(folder.path, 'data');
  const db = await openPglite({ folder: dataDir });
  await prepareDatabase(db, new Date());
  const tokens = await addMembers(db, members);
  await db.close();
  return {
    name: 'PGlite, embedded in the platform',
    env: { DATA_DIR: dataDir },
    tokens,
    cpuSeconds: () => Promise.resolve(0),
    remove: () => Promise.resolve(),
  };
}

/** Polls of all members at the gateway of a checkout, whose platform is on this database. */
async function measure(where: string, store: Store): Promise<Figures> {
  const { documentId } = trustedDocument('query Overview', where);
  const body = JSON.stringify({ documentId, operationName: 'Overview' });
  const script = (part: string) => relative(root, join(where, part, 'src', 'main.ts'));
  const platform = await startMeasured(script('platform'), platformPort, 1, {
    ...store.env,
    PLATFORM_PORT: String(platformPort),
    PLATFORM_ADMIN_PORT: String(platformAdminPort),
    PLATFORM_PRIVATE_KEY_FILE: files.privateKey,
    LOG_LEVEL: 'error',
  });
  const gateway = await startMeasured(script('gateway'), port, 0, {
    PLATFORM_URL: platform.url,
    PLATFORM_PUBLIC_KEY_FILE: files.publicKey,
    ADMIN_PORT: String(adminPort),
    HOST: '127.0.0.1',
    REQUESTS_PER_ADDRESS_PER_MINUTE: '100000000',
    WEB_ROOT: join(root, 'web', 'dist'),
  });
  try {
    // Until the code is optimized and every connection of the pool is open.
    await load(gateway.url, body, 4, store.tokens);
    const used = async () => [gateway.cpuSeconds(), platform.cpuSeconds(), await store.cpuSeconds()] as const;
    const before = await used();
    const { requests } = await load(gateway.url, body, seconds, store.tokens);
    const after = await used();
    const each = (part: 0 | 1 | 2) => ((after[part] - before[part]) * 1000) / requests;
    return { gateway: each(0), platform: each(1), postgres: each(2) };
  } finally {
    await gateway.stop();
    await platform.stop();
  }
}

const checkouts = [
  { name: 'this one', where: root },
  ...(process.env['BESIDE'] ? [{ name: 'the one beside it', where: process.env['BESIDE'] }] : []),
];
const measured = new Map<string, Figures[]>();
const stores = [await openServer(), await openEmbedded()];
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const store of stores) {
      for (const { name, where } of round % 2 === 0 ? checkouts : checkouts.toReversed()) {
        const figures = await measure(where, store);
        const key = `${store.name}/${name}`;
        measured.set(key, [...(measured.get(key) ?? []), figures]);
        console.error(`round ${round + 1}/${rounds} ${key}: ${JSON.stringify(figures)}`);
      }
    }
  }
} finally {
  for (const store of stores) await store.remove();
}

const table = stores.flatMap((store) =>
  checkouts.map(({ name }) => {
    const all = measured.get(`${store.name}/${name}`) ?? [];
    const of = (figure: (one: Figures) => number): number => median(all.map(figure));
    const whole = of((one) => one.gateway + one.platform + one.postgres);
    return {
      database: store.name,
      ...(checkouts.length > 1 && { checkout: name }),
      gateway: formatFigure(of((one) => one.gateway)),
      platform: formatFigure(of((one) => one.platform)),
      PostgreSQL: store.env['DATABASE_URL'] === undefined ? '' : formatFigure(of((one) => one.postgres)),
      'CPU ms a poll': formatFigure(whole),
      // Members that one core serves: each open portal polls every ten seconds.
      'members a core': Math.round(10_000 / whole),
    };
  }),
);
printTable('The poll on its whole path', table);
saveResults('path', table);
