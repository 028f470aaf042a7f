/**
 * The poll, `me` and `assets`, through the gateway and through its peers, in one run against one upstream.
 * The server under load has a core of its own; the upstream and the load share the other. Because those two would
 * often be what runs out first, the figure that counts is the server's CPU time per request.
 */
import { trustedDocument } from './lib/documents.ts';
import { temporaryFolder } from './lib/folder.ts';
import { writeKeys } from './lib/keys.ts';
import { startMeasured } from './lib/process.ts';
import { keep, median, printTable, three } from './lib/report.ts';
import { load, type Round } from './poll/load.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 6);

const { documentId, query } = trustedDocument('query Overview');
const byText = JSON.stringify({ query, operationName: 'Overview' });
const byId = JSON.stringify({ documentId, operationName: 'Overview' });

const contestants = [
  { name: 'bare two-call Fastify proxy (the limit)', script: 'bench/poll/servers/limit.ts', body: byText },
  { name: 'the gateway', script: 'gateway/src/main.ts', body: byId },
  { name: 'Mercurius with JIT', script: 'bench/poll/servers/mercurius.ts', body: byText },
  { name: 'Apollo Server', script: 'bench/poll/servers/apollo.ts', body: byText },
  { name: 'plain Yoga', script: 'bench/poll/servers/yoga.ts', body: byText },
] as const;

await using folder = await temporaryFolder();
const files = await writeKeys(folder.path);

const upstream = await startMeasured('bench/poll/upstream.ts', 4890, 1, {
  PRIVATE_KEY_FILE: files.privateKey,
});
const measured = new Map<string, (Round & { cpuMicrosPerRequest: number })[]>();
try {
  for (let round = 0; round < rounds; round += 1) {
    // another order every round, so that no contestant always runs on the coolest machine
    const order = contestants
      .map((_, index) => contestants[(index + round) % contestants.length])
      .filter((c) => c !== undefined);
    for (const { name, script, body } of order) {
      const server = await startMeasured(script, 4891, 0, {
        PLATFORM_URL: upstream.url,
        PLATFORM_PUBLIC_KEY_FILE: files.publicKey,
        ADMIN_PORT: '4892',
        HOST: '127.0.0.1',
        REQUESTS_PER_ADDRESS_PER_MINUTE: '100000000',
      });
      await load(server.url, body, 3);
      const before = server.cpuSeconds();
      const result = await load(server.url, body, seconds);
      const cpuMicrosPerRequest = ((server.cpuSeconds() - before) * 1e6) / result.requests;
      await server.stop();
      measured.set(name, [...(measured.get(name) ?? []), { ...result, cpuMicrosPerRequest }]);
      console.error(
        `round ${round + 1}/${rounds} ${name}: ${Math.round(result.requests / result.seconds)}/s, ${cpuMicrosPerRequest.toFixed(0)} µs`,
      );
    }
  }
} finally {
  await upstream.stop();
}

const limit = measured.get(contestants[0].name) ?? [];
const table = contestants.map(({ name }) => {
  const all = measured.get(name) ?? [];
  // each round is compared with the limit of the same round
  const cpuRatio = median(
    all.map((one, round) => (limit[round]?.cpuMicrosPerRequest ?? NaN) / one.cpuMicrosPerRequest),
  );
  const rate = (one: Round | undefined) => (one === undefined ? NaN : one.requests / one.seconds);
  const rateRatio = median(all.map((one, round) => rate(one) / rate(limit[round])));
  return {
    server: name,
    'of the limit, by CPU': three(cpuRatio),
    'of the limit, by requests': three(rateRatio),
    'CPU µs a poll': three(median(all.map((one) => one.cpuMicrosPerRequest))),
    'polls a second': Math.round(median(all.map(rate))),
    'p99 ms': median(all.map((one) => one.p99Ms)),
  };
});
printTable('The poll: profile and assets in one operation', table);
keep('poll', table);
