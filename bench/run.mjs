/**
 * `npm run bench`: every benchmark, one after the other; `npm run bench -- poll` runs one. `--short` runs one short round
 * on little data, to show that the benchmarks still work; it keeps no results. `--floor 0.85` makes the poll fail when the
 * gateway has less than that of the limit.
 */
import { parseArgs } from 'node:util';
import { buildWeb, install } from '../scripts/prepare.mjs';
import { main, show, toolEnvironment } from '../scripts/steps.mjs';

const all = ['audit', 'bonuses', 'envelope', 'ledger', 'path', 'poll', 'records', 'team', 'uploads', 'visit'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, floor: { type: 'string' } },
});

main(async () => {
  await install();
  // The visits load the web app as it is built.
  await buildWeb();
  const env = {
    ...toolEnvironment(),
    ...(values.short && { SHORT: '1' }),
    ...(values.floor !== undefined && { FLOOR: values.floor }),
  };
  for (const name of positionals.length > 0 ? positionals : all) {
    if (!all.includes(name))
      throw new Error(`There is no benchmark named ${name}; there are ${all.join(', ')}.`);
    const began = Date.now();
    if ((await show('node', [`bench/${name}.bench.ts`], { env })) !== 0)
      throw new Error(`The ${name} benchmark failed.`);
    process.stdout.write(`▸ The ${name} benchmark took ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  }
});
