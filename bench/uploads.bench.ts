/**
 * Measures uploads of 5 MB through the gateway: how long they block its event loop, and their CPU time and memory.
 * `BESIDE=<folder>` measures the gateway of another checkout in the same run.
 */
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { trustedDocument } from './lib/documents.ts';
import { temporaryFolder } from './lib/folder.ts';
import { writeKeys } from './lib/keys.ts';
import { amount } from './lib/options.ts';
import { root, startMeasured, type Measured } from './lib/process.ts';
import { saveResults, median, printTable, formatFigure } from './lib/report.ts';
import { sendUploads } from './uploads/send.ts';

const rounds = amount('ROUNDS', 5, 1);
const [upstreamPort, port, adminPort] = [4893, 4894, 4895];

const { documentId } = trustedDocument('mutation SendBankDeposit');

const gateways = [
  { name: 'the gateway', folder: root },
  ...(process.env['BESIDE'] ? [{ name: process.env['BESIDE'], folder: process.env['BESIDE'] }] : []),
];
const loads = [
  { what: 'none', count: 0, atOnce: 0 },
  { what: 'one after the other', count: 20, atOnce: 1 },
  { what: '32 at once', count: 64, atOnce: 32 },
];

/** Delays of a gateway's event loop since the last call, in ms. */
async function loopDelay(): Promise<{ p99Ms: number; mostMs: number }> {
  const text = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  const read = (name: string): number =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000;
  return { p99Ms: read('p99'), mostMs: read('max') };
}

await using folder = await temporaryFolder();
const files = await writeKeys(folder.path);

const start = (where: string): Promise<Measured> =>
  startMeasured(relative(root, join(where, 'gateway', 'src', 'main.ts')), port, 0, {
    PLATFORM_URL: upstream.url,
    PLATFORM_PUBLIC_KEY_FILE: files.publicKey,
    ADMIN_PORT: String(adminPort),
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: 'loopback',
    WEB_ROOT: join(root, 'web', 'dist'),
  });

interface Figures {
  readonly p99Ms: number;
  readonly mostMs: number;
  readonly cpuMs: number;
  readonly peakMB: number;
}

const upstream = await startMeasured('bench/uploads/upstream.ts', upstreamPort, 1, {
  PRIVATE_KEY_FILE: files.privateKey,
});
const measured = new Map<string, Figures[]>();
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const { what, count, atOnce } of loads) {
      for (const { name, folder: where } of round % 2 === 0 ? gateways : gateways.toReversed()) {
        const server = await start(where);
        await sendUploads(server.url, documentId, atOnce, atOnce);
        await loopDelay();
        const before = server.cpuSeconds();
        if (count === 0) await sleep(2000);
        else await sendUploads(server.url, documentId, count, atOnce);
        const cpuMs = ((server.cpuSeconds() - before) * 1000) / Math.max(1, count);
        const figures = { ...(await loopDelay()), cpuMs, peakMB: server.peakMegabytes() };
        await server.stop();
        const key = `${name}: ${what}`;
        measured.set(key, [...(measured.get(key) ?? []), figures]);
        console.error(`round ${round + 1}/${rounds} ${key}: ${JSON.stringify(figures)}`);
      }
    }
  }
} finally {
  await upstream.stop();
}

const table = loads.flatMap(({ what, count }) =>
  gateways.map(({ name }) => {
    const all = measured.get(`${name}: ${what}`) ?? [];
    const of = (figure: keyof Figures): string => formatFigure(median(all.map((one) => one[figure])));
    return {
      uploads: what,
      ...(gateways.length > 1 && { gateway: name }),
      'longest hold ms': of('mostMs'),
      'p99 ms': of('p99Ms'),
      'CPU ms an upload': count === 0 ? '' : of('cpuMs'),
      'peak MB': of('peakMB'),
    };
  }),
);
printTable('Pictures of 5 MB', table);
if (gateways.length === 1) saveResults('uploads', table);
