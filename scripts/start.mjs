/** `npm start`: installs and builds what changed, then runs the whole portal on one port. */
import { buildWeb, install } from './prepare.mjs';
import { serve } from './serve.mjs';
import { main } from './steps.mjs';

main(async () => {
  await install();
  await buildWeb();
  await serve();
});
