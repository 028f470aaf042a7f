import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ErrorCode } from '../schema/errors.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Names of the portal's own metrics, as the sources write them. */
const known = new Set(
  [
    'gateway/src/metrics/metrics.ts',
    'platform/src/telemetry/metrics.ts',
    'platform/src/composition/observe.ts',
    'platform/src/jobs/runs.ts',
    'platform/src/mails/gauges.ts',
    ...globSync('platform/src/domains/*/operator.ts', { cwd: root }),
  ].flatMap((path) =>
    [...read(path).matchAll(/'([a-z]+(?:_[a-z0-9]+)+)'/g)].flatMap(([, name]) => name ?? []),
  ),
);

/** Metrics that a PromQL expression names. */
const metricsOf = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/"[^"]*"/g, '""')
      .replaceAll(/\b(?:by|without|on) \([^)]*\)/g, '')
      .replaceAll(/\{[^}]*\}/g, '')
      .matchAll(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b(?!\()/g),
  ].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

const ofEveryProcess = /^(?:process|nodejs)_/;

it.each([
  ['alerts.yaml', /expr: (?:\|\n(?:\s{10,}.*\n)+|.*)/g],
  ['dashboard.json', /"expr": ".*"/g],
])('%s names only metrics that exist', (file, expressions) => {
  const text = read(join('deploy', file))
    .replaceAll('\\"', "'")
    .replaceAll(/'[^'\n]*'/g, "''");
  const found = [...text.matchAll(expressions)].flatMap(([expression]) =>
    metricsOf(expression.replace(/^"expr": "|"$/g, '').replace('expr:', '')),
  );
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter((name) => !known.has(name) && !ofEveryProcess.test(name))).toEqual([]);
});

it('sets only variables that the processes read', () => {
  const config = read('gateway/src/config/config.ts') + read('platform/src/composition/config.ts');
  for (const [file, key] of [
    ['kubernetes.yaml', 'PLATFORM_PUBLIC_KEY_FILE'],
    ['kubernetes-platform.yaml', 'PLATFORM_PRIVATE_KEY_FILE'],
    ['compose.yaml', 'PLATFORM_PUBLIC_KEY_FILE'],
  ] as const) {
    const given = [...read(join('deploy', file)).matchAll(/^\s+(?:- \{ name: )?([A-Z]+(?:_[A-Z]+)+)[:,]/gm)];
    const names = given.flatMap(([, name]) => name ?? []);
    expect(names).toContain(key);
    for (const name of names) expect(config, `${file}: ${name}`).toContain(name.replace(/_FILE$/, ''));
  }
});

it('opens the admin port to probes from outside in the manifests alone', () => {
  const isOpened = /\bADMIN_HOST(?:: |, value: )0\.0\.0\.0\b/;
  for (const file of ['deploy/kubernetes.yaml', 'deploy/kubernetes-platform.yaml']) {
    expect(read(file), file).toMatch(/httpGet: .*port: admin/);
    expect(read(file), file).toMatch(isOpened);
  }
  for (const file of ['deploy/compose.yaml', 'Dockerfile']) expect(read(file), file).not.toMatch(isOpened);
});

it('reaches the platform over https or allows plain HTTP explicitly', () => {
  for (const file of ['deploy/kubernetes.yaml', 'deploy/compose.yaml', 'README.md']) {
    const text = read(file);
    const addresses = [...text.matchAll(/PLATFORM_URL[=:]\s*(https?:\S+)/g)].map(([, url]) => url ?? '');
    expect(addresses.length, file).toBeGreaterThan(0);
    const isAccepted = /PLATFORM_PLAIN_HTTP[=:]\s*accepted/.test(text.replaceAll(/#.*$/gm, ''));
    for (const url of addresses) expect(isAccepted || url.startsWith('https:'), `${file}: ${url}`).toBe(true);
  }
});

/** Whether the portal causes an outcome; false if the member or the client does. */
const isPortalFault: Readonly<Record<ErrorCode, boolean>> = {
  PLATFORM_MESSAGE: false,
  SESSION_EXPIRED: false,
  SESSION_INVALID: false,
  UNAUTHENTICATED: false,
  // A client can cause it with a request that no page of the portal sends.
  BAD_REQUEST: false,
  ACCESS_DENIED: false,
  // The platform's 404: a path that it does not have.
  REQUEST_TIMEOUT: true,
  INTERNAL_SERVER_ERROR: true,
  NOT_IMPLEMENTED: true,
  BAD_GATEWAY: true,
  SERVICE_UNAVAILABLE: true,
  GATEWAY_TIMEOUT: true,
  HTTP_VERSION_NOT_SUPPORTED: true,
  SERVER_BUSY: true,
  OUTCOME_UNKNOWN: true,
  RATE_LIMITED: false,
  BAD_USER_INPUT: false,
  DOCUMENT_NOT_TRUSTED: false,
};

it('counts every outcome that the portal causes in the alert for outages', () => {
  const [, outcomes = ''] =
    /alert: PortalFails[\s\S]*?outcome=~"([^"]*)"/.exec(read('deploy/alerts.yaml')) ?? [];
  const faults = Object.entries(isPortalFault).flatMap(([code, isOurs]) => (isOurs ? [code] : []));
  expect(outcomes.split('|').sort()).toEqual(faults.sort());
});

it('every alert has a test in which it fires and one in which it stays silent', () => {
  const names = [...read('deploy/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const tests = read('deploy/alerts.test.yaml');
  const tested = (pattern: string): string[] =>
    [...new Set([...tests.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name))].sort();
  expect(names.length).toBeGreaterThan(10);
  expect(tested(String.raw`alertname: (\w+)\s+exp_alerts:\s+- exp_labels`)).toEqual(names.toSorted());
  expect(tested(String.raw`alertname: (\w+),?\s+exp_alerts: \[\]`)).toEqual(names.toSorted());
});
