/** `npm run matrix`: every screen × five languages × two widths × two themes, with pictures in e2e/screenshots/matrix. */
import { buildWeb, install } from './prepare.mjs';
import { main, show } from './steps.mjs';

main(async () => {
  await install();
  await buildWeb();
  process.env.MATRIX = 'full';
  process.exitCode = await show('vitest', ['run', '--project', 'e2e', 'e2e/layout/matrix.e2e.ts']);
});
