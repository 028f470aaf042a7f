/** `npm test`: runs all tests. Arguments go to Vitest: `npm test -- --project gateway`. */
import { buildWeb, install } from './prepare.mjs';
import { main, show } from './steps.mjs';

const args = process.argv.slice(2);

const services = {
  TEST_DATABASE_URL: 'PostgreSQL: every suite ran on the embedded database alone',
  TEST_REDIS_URL: 'Redis: what several processes share there was not tested',
  TEST_ANVIL: 'Anvil: deposits were looked up on a scripted chain alone, not on a real node',
};

main(async () => {
  const begin = Date.now();
  await install();
  await buildWeb();
  console.log('▸ Running the tests (unit, platform, gateway, web, e2e); screenshots go to e2e/screenshots/');
  process.exitCode = await show('vitest', ['run', ...args]);
  for (const [variable, skipped] of Object.entries(services)) {
    if (!process.env[variable]) console.log(`▸ Skipped without ${variable}: ${skipped}.`);
  }
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`▸ npm test took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
});
