/**
 * The poll, `me` and `assets`, through the gateway and through its peers, in one run against one upstream.
 * The server under load has a core of its own; the upstream and the load share the other. Because those two would
 * often be what runs out first, the figure that counts is the server's CPU time per request. Every contestant has to
 * answer with the same JSON.
 *
 * `FLOOR=0.85` measures only the limit and the gateway, in short rounds, and fails below that ratio.
 */
import { trustedDocument } from './lib/documents.ts';
import { temporaryFolder } from './lib/folder.ts';
import { writeKeys } from './lib/keys.ts';
import { amount } from './lib/options.ts';
import { freePort, startMeasured } from './lib/process.ts';
import { keep, median, printTable, three } from './lib/report.ts';
import { answerTo, load, type Round } from './poll/load.ts';

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
const [upstreamPort, port, adminPort] = [await freePort(), await freePort(), await freePort()];
await using upstream = await startMeasured('bench/poll/upstream.ts', upstreamPort, 1, {
  PRIVATE_KEY_FILE: files.privateKey,
});

/** One round of a contestant. */
interface Figures extends Round {
  readonly cpuMicros: number;
}

/** What every contestant has to answer. */
let expected: unknown;

async function measure({ name, script, body }: (typeof all)[number]): Promise<Figures> {
  await using server = await startMeasured(script, port, 0, {
    PLATFORM_URL: upstream.url,
    PLATFORM_PUBLIC_KEY_FILE: files.publicKey,
    ADMIN_PORT: String(adminPort),
    HOST: '127.0.0.1',
    REQUESTS_PER_ADDRESS_PER_MINUTE: '100000000',
  });
  const answer = await answerTo(server.url, body);
  expected ??= answer;
  if (answer !== expected) throw new Error(`${name} answers ${answer}\ninstead of ${String(expected)}`);
  await load(server.url, body, warmSeconds);
  const before = server.cpuSeconds();
  const round = await load(server.url, body, seconds);
  return { ...round, cpuMicros: ((server.cpuSeconds() - before) * 1e6) / round.requests };
}

const measured = new Map<string, Figures[]>(contestants.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  // another order every round, so that no contestant always runs on the coolest machine
  for (const index of contestants.keys()) {
    const contestant = contestants[(index + round) % contestants.length];
    if (contestant === undefined) continue;
    const figures = await measure(contestant);
    measured.get(contestant.name)?.push(figures);
    console.error(
      `round ${round + 1}/${rounds} ${contestant.name}: ${Math.round(figures.requests / figures.seconds)}/s, ${figures.cpuMicros.toFixed(0)} µs`,
    );
  }
}

/** How a contestant compares with the limit: each of its rounds with the limit's same round. */
function ratiosTo(name: string, of: (one: Figures) => number): number[] {
  const limit = measured.get(limitName) ?? [];
  return (measured.get(name) ?? []).map((one, round) => {
    const own = limit[round];
    return own === undefined ? NaN : of(one) / of(own);
  });
}

const cheapness = (one: Figures) => 1 / one.cpuMicros;
const rate = (one: Figures) => one.requests / one.seconds;

const table = contestants.map(({ name }) => {
  const figures = measured.get(name) ?? [];
  const ratios = ratiosTo(name, cheapness);
  return {
    server: name,
    'of the limit, by CPU': three(median(ratios)),
    'in each round': ratios.map(three).join(', '),
    'of the limit, by requests': three(median(ratiosTo(name, rate))),
    'CPU µs a poll': three(median(figures.map((one) => one.cpuMicros))),
    'polls a second': Math.round(median(figures.map(rate))),
    'p99 ms': median(figures.map((one) => one.p99Ms)),
  };
});
printTable('The poll: profile and assets in one operation', table);
if (floor === undefined) {
  keep('poll', table);
} else {
  const ratio = median(ratiosTo(gatewayName, cheapness));
  if (!(ratio >= floor))
    throw new Error(`The gateway has ${three(ratio)} of the limit by CPU; the floor is ${floor}.`);
}
