import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Names of the portal's own metrics, as the sources write them. */
const known = new Set(
  [
    'gateway/src/metrics/metrics.ts',
    'platform/src/metrics.ts',
    'platform/src/jobs/runs.ts',
    ...globSync('platform/src/{domains/*,mails}/operator.ts', { cwd: root }),
  ].flatMap((path) =>
    [...read(path).matchAll(/'([a-z]+(?:_[a-z0-9]+)+)'/g)].flatMap(([, name]) => name ?? []),
  ),
);

/** Metrics that a PromQL expression names. */
const metricsOf = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/"[^"]*"/g, '""')
      .replaceAll(/\b(?:by|without) \([^)]*\)/g, '')
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

it('the manifests set only variables that their processes read', () => {
  const config = read('gateway/src/config.ts') + read('platform/src/config.ts');
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

it('the manifests open the admin port to probes from outside, and nothing else does', () => {
  const isOpened = /\bADMIN_HOST(?:: |, value: )0\.0\.0\.0\b/;
  for (const file of ['deploy/kubernetes.yaml', 'deploy/kubernetes-platform.yaml']) {
    expect(read(file), file).toMatch(/httpGet: .*port: admin/);
    expect(read(file), file).toMatch(isOpened);
  }
  for (const file of ['deploy/compose.yaml', 'Dockerfile']) expect(read(file), file).not.toMatch(isOpened);
});

it('the manifests reach the platform over https, or say that plain HTTP is accepted', () => {
  for (const file of ['deploy/kubernetes.yaml', 'deploy/compose.yaml', 'README.md']) {
    const text = read(file);
    const addresses = [...text.matchAll(/PLATFORM_URL[=:]\s*(https?:\S+)/g)].map(([, url]) => url ?? '');
    expect(addresses.length, file).toBeGreaterThan(0);
    const isAccepted = /PLATFORM_PLAIN_HTTP[=:]\s*accepted/.test(text.replaceAll(/#.*$/gm, ''));
    for (const url of addresses) expect(isAccepted || url.startsWith('https:'), `${file}: ${url}`).toBe(true);
  }
});
