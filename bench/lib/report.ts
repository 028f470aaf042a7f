/** Writes measurements to the table and the file that are committed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { isShort } from './options.ts';

const results = join(import.meta.dirname, '..', 'results');

/** The machine of a measurement; figures of different machines are not comparable. */
const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/** The commit that was measured; with `+` behind it if files outside of `bench/results` differed from it. */
function commit(): string {
  try {
    const changed = git('status', '--porcelain', '--', ':/', ':(exclude,top)bench/results');
    return git('rev-parse', '--short=12', 'HEAD') + (changed === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}

/** Prints rows as a Markdown table. */
export function printTable(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n### ${title}\n`);
  console.log(
    [
      line(names),
      line(names.map(() => '---')),
      ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
    ].join('\n'),
  );
}

/** Saves the results of a run in bench/results/<name>.json. A short run saves nothing. */
export function saveResults(name: string, measurements: unknown): void {
  if (isShort) return;
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, `${name}.json`),
    JSON.stringify({ commit: commit(), machine: machine(), measurements }, null, 2) + '\n',
  );
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Three significant digits. */
export const formatFigure = (value: number): string => String(Number(value.toPrecision(3)));
