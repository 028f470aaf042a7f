/**
 * The poll, `me` and `assets`, through the gateway and through its peers, in one run against one upstream. The server
 * under load has a separate core; the upstream and the load share the other. Because those two are often the
 * bottleneck, the relevant figure is the server's CPU time per request. All servers run from the beginning and take
 * turns of a second. Every contestant has to answer with the same JSON. `FLOOR=0.85` measures only the limit and the
 * gateway, in short rounds, and fails below that ratio.
 */
import { trustedDocument } from './lib/documents.ts';
import { temporaryFolder } from './lib/folder.ts';
import { writeKeys } from './lib/keys.ts';
import { amount } from './lib/options.ts';
import { freePort, startMeasured, type Measured } from './lib/process.ts';
import { saveResults, median, printTable, formatFigure } from './lib/report.ts';
import { answerTo, load } from './poll/load.ts';

const floor = process.env['FLOOR'] === undefined ? undefined : Number(process.env['FLOOR']);
const rounds = amount('ROUNDS', 5, 1);
const seconds = amount('SECONDS', floor === undefined ? 6 : 2, 1);
const warmSeconds = Math.min(3, 3 * seconds);

const { documentId, query } = trustedDocument('query Overview');
const byText = JSON.stringify({ query, operationName: 'Overview' });
const byId = JSON.stringify({ documentId, operationName: 'Overview' });

const limitName = 'bare two-call Fastify proxy (the limit)';
const gatewayName = 'the gateway';

const all = [
  { name: limitName, script: 'bench/poll/servers/limit.ts', body: byText },
  { name: gatewayName, script: 'gateway/src/main.ts', body: byId },
  { name: 'Mercurius with JIT', script: 'bench/poll/servers/mercurius.ts', body: byText },
  { name: 'Apollo Server', script: 'bench/poll/servers/apollo.ts', body: byText },
  { name: 'plain Yoga', script: 'bench/poll/servers/yoga.ts', body: byText },
] as const;
const contestants = floor === undefined ? all : all.slice(0, 2);

await using folder = await temporaryFolder();
const files = await writeKeys(folder.path);
await using upstream = await startMeasured('bench/poll/upstream.ts', await freePort(), 1, {
  PRIVATE_KEY_FILE: files.privateKey,
});

/** A contestant that runs. */
interface Running {
  readonly name: string;
  readonly body: string;
  readonly server: Measured;
}

/** The JSON that every contestant must return. */
let expected: string | undefined;

async function start({ name, script, body }: (typeof all)[number]): Promise<Running> {
  const server = await startMeasured(script, await freePort(), 0, {
    PLATFORM_URL: upstream.url,
    PLATFORM_PUBLIC_KEY_FILE: files.publicKey,
    ADMIN_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    REQUESTS_PER_ADDRESS_PER_MINUTE: '100000000',
  });
  const answer = await answerTo(server.url, body);
  expected ??= answer;
  if (answer !== expected) throw new Error(`${name} answers ${answer}\ninstead of ${expected}`);
  await load(server.url, body, warmSeconds);
  return { name, body, server };
}

/** Figures of a contestant in one round. */
interface Figures {
  requests: number;
  cpuSeconds: number;
  /** The worst second's. */
  p99Ms: number;
}

/** One round: the contestants take turns of a second, so that other load affects all of them equally. */
async function measureRound(running: readonly Running[], round: number): Promise<Map<string, Figures>> {
  const figures = new Map(running.map(({ name }) => [name, { requests: 0, cpuSeconds: 0, p99Ms: 0 }]));
  for (let second = 0; second < seconds; second += 1) {
    for (const index of running.keys()) {
      // in another order each time, so that no contestant always follows the same one
      const contestant = running[(index + round + second) % running.length];
      const own = contestant && figures.get(contestant.name);
      if (contestant === undefined || own === undefined) continue;
      const { body, server } = contestant;
      const before = server.cpuSeconds();
      const { requests, p99Ms } = await load(server.url, body, 1);
      own.cpuSeconds += server.cpuSeconds() - before;
      own.requests += requests;
      own.p99Ms = Math.max(own.p99Ms, p99Ms);
    }
  }
  return figures;
}

const measured = new Map<string, Figures[]>(contestants.map(({ name }) => [name, []]));
const running: Running[] = [];
for (const contestant of contestants) running.push(await start(contestant));
for (let round = 0; round < rounds; round += 1) {
  const figures = await measureRound(running, round);
  for (const [name, own] of figures) {
    measured.get(name)?.push(own);
    console.error(`round ${round + 1}/${rounds} ${name}: ${cpuMicros(own).toFixed(0)} µs a poll`);
  }
}
for (const { server } of running) await server.stop();

function cpuMicros({ cpuSeconds, requests }: Figures): number {
  return (cpuSeconds * 1e6) / requests;
}

/** How a contestant compares with the limit: each of its rounds with the limit's same round. */
function ratiosTo(name: string, of: (one: Figures) => number): number[] {
  const limit = measured.get(limitName) ?? [];
  return (measured.get(name) ?? []).map((one, round) => {
    const own = limit[round];
    return own === undefined ? NaN : of(one) / of(own);
  });
}

const cheapness = (one: Figures) => 1 / cpuMicros(one);
const rate = (one: Figures) => one.requests / seconds;

const table = contestants.map(({ name }) => {
  const figures = measured.get(name) ?? [];
  const ratios = ratiosTo(name, cheapness);
  return {
    server: name,
    'of the limit, by CPU': formatFigure(median(ratios)),
    'in each round': ratios.map(formatFigure).join(', '),
    'of the limit, by requests': formatFigure(median(ratiosTo(name, rate))),
    'CPU µs a poll': formatFigure(median(figures.map(cpuMicros))),
    'polls a second': Math.round(median(figures.map(rate))),
    'p99 ms': median(figures.map((one) => one.p99Ms)),
  };
});
printTable('The poll: profile and assets in one operation', table);
if (floor === undefined) {
  saveResults('poll', table);
} else {
  const ratio = median(ratiosTo(gatewayName, cheapness));
  if (!(ratio >= floor))
    throw new Error(`The gateway has ${formatFigure(ratio)} of the limit by CPU; the floor is ${floor}.`);
}
