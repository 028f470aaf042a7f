/** `npm test`: every test there is. Arguments go to Vitest: `npm test -- --project gateway`. */
import { buildWeb, install } from './prepare.mjs';
import { main, show } from './steps.mjs';

const args = process.argv.slice(2);

main(async () => {
  await install();
  await buildWeb();
  if (!process.env.TEST_DATABASE_URL) {
    console.log(
      '▸ No TEST_DATABASE_URL: the suites run on the embedded database alone, not on a PostgreSQL server too.',
    );
  }
  if (!process.env.TEST_REDIS_URL)
    console.log('▸ No TEST_REDIS_URL: what processes share in Redis is not tested.');
  if (!process.env.TEST_ANVIL)
    console.log('▸ No TEST_ANVIL: deposits are looked up on a scripted chain alone, not on a real node too.');
  console.log('▸ Running the tests (unit, platform, gateway, web, e2e); screenshots go to e2e/screenshots/');
  process.exitCode = await show('vitest', ['run', ...args]);
});
