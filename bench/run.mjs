/** `npm run bench`: every benchmark, one after the other; `npm run bench -- poll` runs one. */
import { buildWeb, install } from '../scripts/prepare.mjs';
import { main, show } from '../scripts/steps.mjs';

const all = ['audit', 'bonuses', 'envelope', 'ledger', 'path', 'poll', 'records', 'team', 'uploads', 'visit'];
const wanted = process.argv.slice(2);

main(async () => {
  await install();
  // A visit is one to the web as it is built.
  await buildWeb();
  for (const name of wanted.length > 0 ? wanted : all) {
    if (!all.includes(name))
      throw new Error(`There is no benchmark named ${name}; there are ${all.join(', ')}.`);
    if ((await show('node', [`bench/${name}.bench.ts`])) !== 0)
      throw new Error(`The ${name} benchmark failed.`);
  }
});
