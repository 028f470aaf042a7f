/**
 * `npm run mutants -- <area …>`: mutation testing of the files that decide about money (docs/testing.md). An area is
 * `ledger`, a domain (`otc`), or one file of either (`otc/settle`).
 */
import { Stryker } from '@stryker-mutator/core';
import { findTargets } from './mutants/areas.ts';
import { toOptions } from './mutants/options.ts';
import { formatTable, summarize } from './mutants/summary.ts';
import { main, root } from './steps.mjs';

/** The least percentage of a file's mutants that tests must notice. */
const minimumScore = 95;

main(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0) throw new Error('Name at least one area, such as `npm run mutants -- otc`.');
  const targets = names.flatMap(findTargets);
  process.chdir(root);
  // Suites for two databases run on one, and commits do not wait for the disk.
  process.env.EVERY_DATABASE = '0';
  process.env.PGOPTIONS = '-c synchronous_commit=off';
  const summaries = [];
  for (const target of targets) {
    const begin = Date.now();
    process.env.MUTANTS_TEST_FILES = target.testFiles.join(',');
    const stryker = new Stryker({ ...toOptions(target), logLevel: 'warn' });
    const summary = summarize(target.name, await stryker.runMutationTest());
    summaries.push(summary);
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(`▸ ${target.name}: ${summary.detected} of ${summary.total} mutants noticed in ${seconds} s`);
  }
  console.log(`\n${formatTable(summaries)}`);
  const low = summaries.filter(({ score }) => score < minimumScore);
  if (low.length > 0)
    throw new Error(`Less than ${minimumScore} % noticed: ${low.map(({ name }) => name).join(', ')}.`);
});
