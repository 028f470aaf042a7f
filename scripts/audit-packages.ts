/**
 * Compares the packages of production in the lockfile with the registry's advisories. Fails on a critical one. Where no
 * registry answers, it prints a warning and succeeds: a build must not depend on it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const timeoutMs = 120_000;

/**
 * What a run of `pnpm audit --audit-level critical` means: `right`, `critical`, or `unchecked` when it ended without a list of
 * advisories. `code` is null when it was stopped.
 */
export function interpretAudit({
  code,
  output,
}: {
  readonly code: number | null;
  readonly output: string;
}): 'right' | 'critical' | 'unchecked' {
  if (code === 0) return 'right';
  if (code === null || /\bERR_PNPM_|\bfetch failed\b/.test(output)) return 'unchecked';
  return /\bcritical\b/i.test(output) ? 'critical' : 'unchecked';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly config: { readonly pnpm: string };
  };
  const args = ['-y', `pnpm@${config.pnpm}`, 'audit', '--prod', '--audit-level', 'critical'];
  const { status, stdout, stderr } = spawnSync('npx', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: timeoutMs,
  });
  const output = `${stdout}${stderr}`.trim();
  const verdict = interpretAudit({ code: status, output });
  console.log(output);
  if (verdict === 'unchecked') console.log('\n!! NOT CHECKED: no registry answered with advisories.');
  if (verdict === 'right') console.log('\nNo critical advisory for the packages of production.');
  process.exitCode = verdict === 'critical' ? 1 : 0;
}
